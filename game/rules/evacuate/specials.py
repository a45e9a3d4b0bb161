"""The steps of the civilizations: powers, run cards' actions and special cards.

What is one line of the ordinary rules stands there, asked for with `is_civ`: Thick Hide, Too
Many, Specimens and Lifeboat Rights (`losses.py`), Last Rites (`endings.py`), Ponderous and
Jury-Rig (`running.py`, `pushing.py`), Foresight (`steps.py`).
"""

from __future__ import annotations

from typing import Final

from game.rules.engine import Steps
from game.rules.evacuate.after_actions import AFTER_ACTION_STEPS
from game.rules.evacuate.civil_actions import CIVIL_ACTION_STEPS
from game.rules.evacuate.defences import DEFENCE_STEPS
from game.rules.evacuate.reveals import REVEAL_STEPS
from game.rules.evacuate.state import EvacState
from game.rules.evacuate.strike_windows import STRIKE_WINDOW_STEPS
from game.rules.evacuate.windows import WINDOW_STEPS

SPECIAL_STEPS: Final[Steps[EvacState]] = {
    **WINDOW_STEPS,
    **REVEAL_STEPS,
    **CIVIL_ACTION_STEPS,
    **AFTER_ACTION_STEPS,
    **STRIKE_WINDOW_STEPS,
    **DEFENCE_STEPS,
}
