"""The clause of one effect: what it does, to whom, with what it is counted by, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.codes import (
    ANYWHERE,
    ATTACK,
    BATTLE,
    CHANCE,
    CONSTANT,
    DEFENCE,
    EVERY,
    EVERYONE,
    FIGHTING_LAND,
    LASTS,
    OPPONENTS,
    OWNER,
    STRENGTH,
    THIS_CONTINENT,
    THIS_LAND,
    WHOM,
    YOURS,
)
from parlour.games.conquest.cards.english import listed, number_word, with_article
from parlour.games.conquest.cards.filters import is_people, say_a, say_many, say_one
from parlour.games.conquest.cards.kinds import CONTINENTS, place_name
from parlour.games.conquest.cards.model import Ability, Effect

STATS: Final = {ATTACK: "attack", DEFENCE: "defence", STRENGTH: "strength"}
PLACE_WORDS: Final = {
    ANYWHERE: "",
    THIS_LAND: " in this land",
    THIS_CONTINENT: " on this continent",
    FIGHTING_LAND: " in this battle",
}


def amount(effect: Effect, what: str) -> str:
    """A number of something, with what it is counted by."""
    words = f"{effect.amount} {what}"
    if effect.each is not None:
        words += f" for each {effect.each.words}"
    if effect.most:
        words += f", at most {effect.most}"
    return words


def whom(effect: Effect, verb: str) -> str:
    """An opponent, or all of them, with what they do."""
    return f"{WHOM[effect.whom]} {verb}"


def scope(effect: Effect) -> str:
    """What something applies to."""
    return effect.scope.words if effect.scope is not None else ""


def has(effect: Effect) -> str:
    """What something applies to, with the verb "have" in its number."""
    return f"{scope(effect)} {'have' if scope(effect) == 'your lands' else 'has'}"


def until(effect: Effect) -> str:
    """How long it lasts, after the clause."""
    if effect.lasts == BATTLE:
        return " in this battle"
    return f" {LASTS[effect.lasts]}" if effect.lasts else ""


def target(effect: Effect) -> str:
    """The cards that are meant: "an opponent's leader", "two of your armies on this continent"."""
    meant = effect.target
    if meant is None:
        return ""
    where = PLACE_WORDS[meant.place]
    many = say_many(meant.cards)
    if meant.every:
        return {YOURS: f"all your {many}", OPPONENTS: f"all {many} of opponents"}.get(
            meant.owner, f"all {many}"
        ) + where
    if meant.cards.name:
        return meant.cards.name + where
    if effect.amount > 1:
        number = number_word(effect.amount)
        owners = {YOURS: f"{number} of your {many}", OPPONENTS: f"{number} of an opponent's {many}"}
        return owners.get(meant.owner, f"{number} {many}") + where
    one = say_one(meant.cards)
    if meant.owner == YOURS:
        return f"{with_article(one)} of yours{where}"
    if is_people(meant.cards):  # "an opponent's man" would be a servant
        return f"{with_article(one)} of {'an opponent' if meant.owner == OPPONENTS else 'any player'}{where}"
    return f"{'an opponent' if meant.owner == OPPONENTS else 'any player'}'s {one}{where}"


def every_target(effect: Effect) -> str:
    """The cards that are meant, all of them: "your armies on this continent"."""
    meant = effect.target
    if meant is None or meant.every:
        return target(effect)
    owner = {YOURS: "your ", OPPONENTS: "opponents' "}.get(meant.owner, "")
    return (meant.cards.name or f"{owner}{say_many(meant.cards)}") + PLACE_WORDS[meant.place]


def say_silence(effect: Effect) -> str:
    """Whose abilities have no effect: all such cards while it is constant, else the one that is chosen."""
    meant = effect.target
    if meant is None or meant.every or meant.cards.name or not effect.lasts:
        return f"abilities of {every_target(effect)} have no effect{until(effect)}"
    owner = {YOURS: " of yours", OPPONENTS: " of an opponent"}.get(meant.owner, "")
    one = f"one {say_one(meant.cards)}{owner}{PLACE_WORDS[meant.place]}"
    return f"abilities of {one} have no effect{until(effect)}"


def cards(effect: Effect) -> str:
    """The cards of the effect's filter, several."""
    return say_many(effect.cards) if effect.cards is not None else ""


def a_card(effect: Effect) -> str:
    """The cards of the effect's filter: as many as the amount says, else one."""
    return say_a(effect.cards, max(1, effect.amount)) if effect.cards is not None else ""


def say_strength(effect: Effect) -> str:
    """A bonus or a malus."""
    stat = {v.ADD_ATTACK: "attack", v.ADD_DEFENCE: "defence"}.get(effect.verb, "strength")
    sign = "+" if effect.amount > 0 else "-"
    words = f"{sign}{abs(effect.amount)} {stat}"
    if effect.each is not None:
        words += f" for each {effect.each.words}"
    return f"{has(effect)} {words}" + (f", at most {abs(effect.most)}" if effect.most else "") + until(effect)


def say_factor(effect: Effect) -> str:
    """Doubling and halving."""
    verb = "doubled" if effect.verb == v.DOUBLE else "halved"
    stats = "attack and defence" if effect.stat == STRENGTH else STATS[effect.stat]
    return f"the {stats} of {scope(effect)} {'are' if effect.stat == STRENGTH else 'is'} {verb}{until(effect)}"


def say_discard(effect: Effect) -> str:
    """Cards in play that are discarded."""
    if effect.chooser == OWNER and effect.target is not None:
        where = PLACE_WORDS[effect.target.place]
        return f"one opponent discards {say_a(effect.target.cards, max(1, effect.amount))} of their choice{where}"
    return f"discard {target(effect)}" + (", chosen by chance" if effect.chooser == CHANCE else "")


def say_discard_hand(effect: Effect) -> str:
    """Cards that an opponent discards from the hand."""
    one = "a card" if effect.amount == 1 else f"{number_word(effect.amount)} cards"
    if effect.chooser == OWNER:
        return whom(effect, f"discards {one} of their choice from their hand")
    return whom(effect, f"discards {one} from their hand at random")


def say_shield(effect: Effect) -> str:
    """Who cannot attack."""
    can = f"{scope(effect)} cannot be attacked"
    if effect.cards is not None:
        can += f" by {'' if effect.barring else 'lands without '}"
        can += f"lands with {say_a(effect.cards)}" if effect.barring else say_a(effect.cards)
    return can + until(effect)


def say_protect(effect: Effect) -> str:
    """What opponents' abilities cannot touch."""
    whole = scope(effect)
    can = f"no {whole[5:]} can" if whole.startswith("each ") else f"{whole} cannot"
    return f"{can} be discarded or taken by opponents' abilities{until(effect)}"


def say_truce(effect: Effect) -> str:
    """Who must keep peace."""
    if effect.whom == EVERY:
        return f"no opponent may attack you{until(effect)}"
    if effect.whom == EVERYONE:
        return f"nobody may attack{until(effect)}"
    return f"{WHOM[effect.whom]} may not attack{until(effect)}"


def say_slot(effect: Effect) -> str:
    """Room for more cards."""
    one = say_one(effect.cards) if effect.cards is not None else ""
    return f"this land has room for one more {one}"


def some(effect: Effect, one: str, many: str) -> str:
    """One of something, or a number of them."""
    return one if effect.amount == 1 else f"{number_word(effect.amount)} {many}"


def more(effect: Effect, what: str) -> str:
    """One more of something, or several more."""
    return some(effect, f"one more {what}", f"more {what}s")


def reached(effect: Effect) -> str:
    """The continents that can be attacked."""
    every = len(effect.continents) == len(CONTINENTS)
    return "on any continent" if every else f"in {listed([place_name(each) for each in effect.continents])}"


SAID: Final[dict[int, Callable[[Effect], str]]] = {
    v.GAIN: lambda e: f"gain {amount(e, 'morale')}",
    v.LOSE: lambda e: f"lose {amount(e, 'morale')}",
    v.DRAIN: lambda e: whom(e, f"loses {amount(e, 'morale')}"),
    v.TAKE_MORALE: lambda e: f"take {amount(e, 'morale')} from {WHOM[e.whom]}",
    v.FLOOR: lambda e: f"your morale cannot fall below {e.amount}{until(e)}",
    v.NO_BATTLE_LOSS: lambda e: f"you lose no morale for lost battles{until(e)}",
    v.ADD_STRENGTH: say_strength,
    v.ADD_ATTACK: say_strength,
    v.ADD_DEFENCE: say_strength,
    v.DOUBLE: say_factor,
    v.HALVE: say_factor,
    v.JOIN: lambda e: f"{every_target(e)} add their strength to this land{until(e)}",
    v.WIN: lambda e: "you win this battle",
    v.STOP: lambda e: "the attack is stopped",
    v.EXTRA_ATTACK: lambda e: f"you have {more(e, 'attack')} this turn",
    v.EXTRA_LOSS: lambda e: "attacks that this land wins cost the defender one more card" + until(e),
    v.CHOOSE_LOSS: lambda e: "in attacks that this land wins you choose what the defender loses" + until(e),
    v.REACH: lambda e: f"this land may attack lands {reached(e)}{until(e)}",
    v.SHIELD: say_shield,
    v.TRUCE: say_truce,
    v.FORBID_ATTACK: lambda e: f"{target(e)} may not attack{until(e)}",
    v.DISCARD: say_discard,
    v.DISCARD_HAND: say_discard_hand,
    v.TAKE: lambda e: f"take {target(e)} into one of your lands",
    v.TAKE_HAND: lambda e: f"take {some(e, 'a card', 'cards')} at random from the hand of {WHOM[e.whom]}",
    v.TAKE_BACK: lambda e: f"take {a_card(e)} from your discard pile into your hand",
    v.REVIVE: lambda e: f"put {a_card(e)} from your discard pile into one of your lands",
    v.SEARCH: lambda e: f"take {a_card(e)} from your draw deck into your hand and shuffle the deck",
    v.LOOK_HAND: lambda e: f"look at the hand of {WHOM[e.whom]}",
    v.LOOK_DECK: lambda e: (
        f"look at the top {number_word(e.amount)} cards of your draw deck, take one and put the others under the deck"
    ),
    v.DRAW: lambda e: f"draw {some(e, 'a card', 'cards')}",
    v.COPY: lambda e: f"use the ability of {target(e)} as if it were yours",
    v.EXTRA_PLAY: lambda e: f"you may play {more(e, 'card')} this turn",
    v.FEWER_PLAYS: lambda e: whom(e, f"may play {some(e, 'one card', 'cards')} fewer in their next turn"),
    v.FORBID_PLAY: lambda e: f"opponents may not play {cards(e)}{until(e)}",
    v.HAND_SIZE: lambda e: f"you fill your hand to {number_word(e.amount)} cards{until(e)}",
    v.CANCEL: lambda e: "it has no effect",
    v.SAVE: lambda e: "that card stays where it is",
    v.PROTECT: say_protect,
    v.SILENCE: say_silence,
    v.DISCOVER: lambda e: (
        f"discover {'another' if e.again else 'a'} land" + (" of your choice from your land pile" if e.free else "")
    ),
    v.FORBID_DISCOVERY: lambda e: f"opponents may not discover lands{until(e)}",
    v.MOVE: lambda e: f"move {target(e)} to {'another of your lands' if e.amount <= 1 else 'other lands of yours'}",
    v.PUSH: lambda e: f"move {target(e)} to another land of that opponent",
    v.CARRY: lambda e: f"this card may escort {number_word(e.amount)} cards at once{until(e)}",
    v.EXTRA_MOVE: lambda e: f"you have {more(e, 'transportation')} each turn{until(e)}",
    v.EXTRA_SLOT: say_slot,
    v.FORBID_PLACE: lambda e: f"{cards(e)} cannot be placed in this land",
    v.NO_DRAIN: lambda e: f"opponents' abilities cost you no morale{until(e)}",
}


def say_effect(ability: Ability, effect: Effect) -> str:
    """The clause of one effect."""
    if effect.verb == v.EXTRA_ATTACK and ability.when == CONSTANT and ability.trigger is None:
        return f"you have {more(effect, 'attack')}"
    if effect.verb == v.EXTRA_PLAY and ability.when == CONSTANT and ability.trigger is None:
        return f"you may play {more(effect, 'card')}"
    return SAID[effect.verb](effect)
