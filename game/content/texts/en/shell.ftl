# The shell: every sentence that belongs to no single game.

shell-name = Three Ways Out
