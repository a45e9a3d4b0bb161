"""Which name of a key or button means which action, with what one person changed.

A `Layout` is what the product ships; `Bindings` is a layout with changes. No change ever leaves an
action without a name, and a few names keep their meaning for ever, so that the menus can always be
used. Nothing here knows keyboards or pads: a name is a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.ui.inputs import Action

Names: TypeAlias = tuple[str, ...]
Changes: TypeAlias = Mapping[str, Sequence[str]]
"""By action: the names that mean it instead of those of the layout."""


class UnboundError(ValueError):
    """A change would leave an action without any name."""

    def __init__(self, action: Action) -> None:
        super().__init__(f"{action} would have no name")
        self.action = action


@dataclass(frozen=True, slots=True)
class Layout:
    """What names mean as long as nobody changes anything.

    The first name of an action is the one that stands on its cap. `fixed` names can be given to
    no other action, and never be taken from theirs.
    """

    table: Mapping[Action, Names]
    fixed: Mapping[str, Action]
    known: Callable[[str], bool] = bool
    """Whether a word is the name of a key or button at all."""

    def own(self, action: Action) -> Names:
        """Return the names of an action that can be changed."""
        return tuple(name for name in self.table.get(action, ()) if name not in self.fixed)

    def kept(self, action: Action) -> Names:
        """Return the names of an action that stay for ever."""
        return tuple(name for name, owner in self.fixed.items() if owner is action)


@dataclass(frozen=True, slots=True)
class Bindings:
    """A layout with the changes of one person.

    What a name of the layout means gives way to the changes; see `read` for what they may be.
    """

    layout: Layout
    changes: Mapping[Action, Names] = field(default_factory=dict)
    _meanings: Mapping[str, Action] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Find what each name means."""
        found = dict(self.layout.fixed)
        for action, names in self.changes.items():
            found |= dict.fromkeys(names, action)
        for action in self.layout.table:
            if action not in self.changes:
                found = dict.fromkeys(self.layout.own(action), action) | found
        object.__setattr__(self, "_meanings", found)

    @classmethod
    def read(cls, layout: Layout, changes: Changes) -> Bindings:
        """Return the bindings that a file asks for, as far as they are sound.

        Left out are names and actions that nobody knows, and every change that gives a name two
        meanings or leaves an action without one.
        """
        return cls(layout, _understood(layout, changes)).mended()

    def meaning(self, name: str) -> Action | None:
        """Return the action that a name stands for."""
        return self._meanings.get(name)

    def own(self, action: Action) -> Names:
        """Return the names of an action that can be changed."""
        names = self.changes.get(action, self.layout.own(action))
        return tuple(name for name in names if self._meanings[name] is action)

    def names(self, action: Action) -> Names:
        """Return all names of an action; the first stands on its cap."""
        return (*self.own(action), *self.layout.kept(action))

    def changed(self, action: Action) -> bool:
        """Say whether an action has other names than in the layout."""
        return action in self.changes

    def given(self, action: Action, name: str) -> Bindings:
        """Return bindings in which a name stands on the cap of an action.

        It takes the place of the name that stood there. Another action that had it gets that old
        name instead: they swap. Raises ValueError if the name is fixed, and UnboundError if there
        is nothing to give for the only name of another action.
        """
        if name in self.layout.fixed:
            raise ValueError(f"{name} keeps its meaning")
        own, other = self.own(action), self.meaning(name)
        changes = {**self.changes, action: (name, *(each for each in own[1:] if each != name))}
        if other is not None and other is not action:
            theirs = self.own(other)
            changes[other] = tuple(dict.fromkeys((*own[:1], *theirs)))
            changes[other] = tuple(each for each in changes[other] if each != name)
            if not changes[other] and not self.layout.kept(other):
                raise UnboundError(other)
        return self._with(changes)

    def restored(self, action: Action) -> Bindings:
        """Return bindings in which an action has the names of the layout.

        Whoever has taken one of them gets its own back, too, and so on.
        """
        changes, waiting = dict(self.changes), [action]
        while waiting:
            each = waiting.pop()
            changes.pop(each, None)
            back = set(self.layout.own(each))
            waiting += [other for other, names in changes.items() if back & set(names)]
        return self._with(changes)

    def written(self, before: Changes) -> dict[str, Names]:
        """Return the changes for a file; what was passed over in it stays as it was."""
        taken = {str(action) for action in Bindings.read(self.layout, before).changes}
        kept = {key: tuple(names) for key, names in before.items() if key not in taken}
        return kept | {str(action): names for action, names in self.changes.items()}

    def mended(self) -> Bindings:
        """Return these bindings without the changes that are not sound."""
        fault = next(self._faults(), None)
        if fault is None:
            return self
        changes = {action: names for action, names in self.changes.items() if action not in fault}
        return Bindings(self.layout, changes).mended()

    def _faults(self) -> Iterator[set[Action]]:
        """Yield the changed actions that together are not sound."""
        owners: dict[str, Action] = {}
        for action, names in self.changes.items():
            for name in names:
                if owners.setdefault(name, action) is not action:
                    yield {action}
        for action, names in self.layout.table.items():
            if names and not self.names(action):
                yield {owners[name] for name in self.layout.own(action)}

    def _with(self, changes: Mapping[Action, Names]) -> Bindings:
        """Return bindings with other changes; what is as in the layout is none."""
        own = self.layout.own
        return Bindings(self.layout, {a: names for a, names in changes.items() if names != own(a)})


def _understood(layout: Layout, changes: Changes) -> dict[Action, Names]:
    """Return the part of the changes that speaks of known actions by known names."""
    understood = {}
    for action in layout.table:
        names = changes.get(str(action))
        if names is None:
            continue
        known = dict.fromkeys(name for name in names if layout.known(name))
        sound = tuple(name for name in known if name not in layout.fixed)
        if sound or (not names and layout.kept(action)):
            understood[action] = sound
    return understood
