"""What people say otherwise than the game does: cards of an owner without the colour, and a stack that is built with
cards."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from parlour.games.dale.cards.cast import CAST, role_of, usable
from parlour.games.dale.cards.prints import FIRST_CHARACTER, JUNK, PRINTS, SPECIALTIES, TRAPS, kind_of
from parlour.games.dale.rules.acts import ABILITY, BUILD, BUY, CHARACTER, FINISH, PLAY
from parlour.games.dale.rules.reasons import KEYS as KEYS_OF_FACES
from parlour.games.dale.rules.reasons import faces_in
from parlour.games.dale.rules.setup import has_clock
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import CASTING
from parlour.kernel.state import NONE
from parlour.kernel.words import squeezed, tokens

STACK_WITH: Final = re.compile(r"^\s*build\s+(?:an?\s+|the\s+)?stack\s+(?:with|of)\s+(?=\D)", re.IGNORECASE)
STOP: Final = re.compile(
    r"\W*(?:no|not|none|nothing|stop|done|pass|go on|clean up|(?:end|begin) (?:(?:the|my|your) )?turn)\W*",
    re.IGNORECASE,
)
OWNED: Final = {squeezed(kind_of(first)): first for first in [*TRAPS, *SPECIALTIES.values()]}  # the first faces
KEYS: Final = frozenset({squeezed(card.name) for card in PRINTS} | set(OWNED))
VERBS: Final = {"play": PLAY, "buy": BUY, "use": ABILITY, "finish": FINISH}
MOST_KINDS: Final = 2  # of owned cards in one answer that are tried in every colour


def plain(words: str) -> str:
    """Words to the question what to build, as its options put them."""
    return STACK_WITH.sub("build with ", words)


def says_done(words: str) -> bool:
    """Whether words to a question at which one may stop mean "done", as its prompt puts it or otherwise."""
    return STOP.fullmatch(words) is not None


def colourless(words: str) -> list[str]:
    """The kinds of owned cards that words name without a colour."""
    return sorted({token[1:] for token in tokens(words, KEYS) if token[1:] in OWNED and token.startswith("=")})


def coloured(words: str, owners: dict[str, int]) -> str:
    """Words with kinds of owned cards as those of some owners."""
    said = []
    for token in tokens(words, KEYS):
        kind = token.removeprefix("=")
        said.append(PRINTS[OWNED[kind] + owners[kind]].name if kind in owners else kind)
    return " ".join(said)


def in_all_colours(s: DaleState, words: str) -> list[str]:
    """Words with every owned card that lacks a colour in those of all players; none if there is no such card."""
    kinds = colourless(words)
    if not 0 < len(kinds) <= MOST_KINDS:
        return []
    choices = product(range(s.seats), repeat=len(kinds))
    return [coloured(words, dict(zip(kinds, owners, strict=True))) for owners in choices]


def in_reach(s: DaleState, me: int, words: str) -> str:
    """Words with every owned card that lacks a colour as the one which is nearest to a player."""
    kinds = colourless(words)
    return coloured(words, {kind: nearest(s, me, OWNED[kind]) for kind in kinds}) if kinds else words


def nearest(s: DaleState, me: int, first: int) -> int:
    """Whose card of a kind is meant: one in the hand, one that lies open, else the player's own."""
    lying = [card for pile in [*s.sched, *s.beside, *s.disc] for card in pile] + s.mdisc
    market = [card for card in s.market if card != NONE]
    for zone in (sorted(s.hand[me]), market, lying):
        for card in zone:
            if first <= s.face[card] < first + s.seats:
                return s.face[card] - first
    return me


def act_named(s: DaleState, me: int, words: str) -> int:
    """The action that words name: its kind with a print, or with an ability of the character; else NONE."""
    said = tokens(words, KEYS_OF_FACES)
    verb, faces = "".join(said[:1]), faces_in(said)
    if verb == "build" and not faces:
        return BUILD
    ability = ability_named(s, me, words) if verb == "use" else NONE
    if ability != NONE:
        return CHARACTER + ability
    return VERBS[verb] + faces[0] if verb in VERBS and len(faces) == 1 else NONE


def ability_named(s: DaleState, me: int, words: str) -> int:
    """The place of the ability of a player's character that words name, or NONE."""
    role = role_of(s, me)
    names = [squeezed(ability.name) for ability in CAST[role].abilities] if role != NONE else []
    said = squeezed(words).removeprefix("use")
    return names.index(said) if said in names else NONE


def as_named(s: DaleState, cards: list[int], words: str) -> list[int]:
    """Cards in the order in which words name them."""
    said = squeezed(words)
    return sorted(cards, key=lambda card: said.find(squeezed(PRINTS[s.face[card]].name)))


def names_of(s: DaleState) -> list[str]:
    """The names of all cards and characters that may be in this game, as everybody knows."""
    roles = roles_of(s)
    faces = [face for face, card in enumerate(PRINTS) if card.folk in s.folks] + [JUNK]
    owned = [TRAPS[kind] for kind in s.traps]
    owned += [specialty.face for role in roles for specialty in CAST[role].specialties]
    faces += [first + seat for first in owned for seat in range(s.seats)]
    return [PRINTS[face].name for face in faces + [FIRST_CHARACTER + role for role in roles]]


def roles_of(s: DaleState) -> list[int]:
    """The characters that are played; before they are chosen, all that may be."""
    if s.phase == CASTING:
        return usable(s.cast, has_clock(s), bool(s.traps), s.teams)
    return [role_of(s, seat) for seat in range(s.seats) if s.character[seat] != NONE]
