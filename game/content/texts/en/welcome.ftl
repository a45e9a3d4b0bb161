# The page of the very first start.

welcome-title = Welcome
welcome-about = Set what suits you: everything counts at once, and you find it in the settings later. Or just play.
