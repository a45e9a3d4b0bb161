# Codes of people at one screen: asked for at the curtain, set in the pause.

codes-title = Codes for the curtain
codes-about = Whoever sets a code is asked for it before the curtain rises. It keeps the others from looking by mistake. It is no lock: the file of the game can be read.
codes-none = no code
codes-has = has a code
codes-set = Set a code
codes-change = Change
codes-remove = Remove
codes-seat-remove = Remove code

codes-ask = { $name }, type your code.
codes-choose = { $name }, choose four digits.
codes-again = { $name }, type them once more.
codes-wrong = That is not the code of { $name }.
codes-differ = These were two different codes. Choose once more.
codes-forgot = I forgot my code

codes-let-in-title = Is it really { $name }?
codes-let-in-about = { $count ->
    [one] One of the others at the table must say so. The code of { $name } is gone then.
   *[other] { $count } of the others at the table must say so. The code of { $name } is gone then.
}
codes-let-in-yes = { $name } says yes
codes-let-in-go = Let { $name } in
codes-let-in-why = { $count ->
    [one] One more must say yes first.
   *[other] { $count } more must say yes first.
}
