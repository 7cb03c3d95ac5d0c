"""Abilities read from TOML: every field of its kind, none left over, and only what makes sense together."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.codes import (
    ABILITY_WINDOW,
    ALWAYS,
    ANY_ATTACK,
    ANYWHERE,
    ATTACK,
    ATTACK_WINDOW,
    BATTLE,
    CARD_WINDOW,
    CONSTANT,
    COST_THIS,
    DEFENCE,
    EVERYONE,
    HOLD,
    IMMEDIATE,
    LAND_FIGHTS,
    LASTS,
    LETTERS,
    LOSS_WINDOW,
    STRENGTH,
    THAT,
    THIS_CONTINENT,
    THIS_LAND,
    TO_THAT_LAND,
    TO_THIS_CARD,
    TO_YOUR_CARDS,
    TO_YOUR_LANDS,
    WHOM,
    YOU_FIGHT,
    window_of,
)
from parlour.games.conquest.cards.filters import LAND as LAND_NOUN
from parlour.games.conquest.cards.filters import read_filter
from parlour.games.conquest.cards.forms import Form, find, say
from parlour.games.conquest.cards.kinds import ARMY, CONTINENTS, FIRST_ACTION, LAND
from parlour.games.conquest.cards.model import Ability, Effect, Filter, Phrase, Print, Target
from parlour.games.conquest.cards.phrases import (
    CONDITIONS,
    COSTS,
    COUNTS,
    INTERRUPTS,
    OWNERS,
    PLACES,
    SCOPES,
    TRIGGERS,
)
from parlour.games.conquest.cards.sentences import sentence
from parlour.kernel.printed import Row

SYMBOLS: Final = ("I1", "I2", "H1", "H2", "H∞", "C∞")
STATS: Final = ("attack", "defence", "strength")
CHOOSERS: Final = ("you", "owner", "chance")
MOST_ABILITIES: Final = 4
MOST_AMOUNT: Final = 4000
EFFECT_FIELDS: Final = (
    *("do", "amount", "each", "most", "stat", "to", "target", "cards", "by", "unless", "whom", "lasts", "chosen_by"),
    *("continents", "free"),
)
FOR_EVERYONE: Final = (v.DRAIN, v.DISCARD_HAND, v.TRUCE, v.FEWER_PLAYS)
WINDOWS: Final[dict[int, tuple[int, ...]]] = {
    v.FIGHTING: (ATTACK_WINDOW,),
    v.ANSWERING: (CARD_WINDOW, ABILITY_WINDOW),
    v.RESCUING: (LOSS_WINDOW,),
}


class Reader:
    """Reads the abilities of one card."""

    def __init__(self, card: Print, names: frozenset[str]) -> None:
        self.card = card  # with its traits
        self.kind = card.kind
        self.names = names  # all cards of the pool, by which a phrase may call one
        self.row = Row("", "", {})
        self.fighting = False  # a phrase was read that means something only in a battle

    def ability(self, row: Row) -> Ability:
        """One ability with its sentence."""
        self.row, self.fighting = row, False
        symbol = row.one_of("symbol", SYMBOLS)
        ability = Ability(LETTERS.index(symbol[0]), ALWAYS if symbol[1] == "∞" else int(symbol[1]))
        ability.option = row.flag("option")
        ability.trigger = self.phrase("on", TRIGGERS)
        ability.interrupt = self.phrase("interrupt", INTERRUPTS)
        ability.conditions = [self.read("if", words, CONDITIONS) for words in self.several("if")]
        ability.cost = self.phrase("cost", COSTS)
        ability.effects = [self.effect(row)]
        then = row.take("then", {})
        if not isinstance(then, dict):
            raise row.wrong("then must be another effect: { do = ..., ... }")
        if then:
            below = Row(row.file, f"{row.card}, then", then)
            self.row = below
            ability.effects.append(self.effect(below))
            below.end()
            self.row = row
        row.end()
        self.check(ability)
        ability.text = sentence(ability)
        return ability

    def several(self, field: str) -> list[str]:
        """A field that is a text or a list of texts."""
        value = self.row.take(field, [])
        values = value if isinstance(value, list) else [value]
        if not all([isinstance(each, str) for each in values]):
            raise self.row.wrong(f"{field} must be a text or a list of texts")
        return [str(each) for each in values]

    def phrase(self, field: str, forms: tuple[Form, ...]) -> Phrase | None:
        """A field that is a phrase, or is not there."""
        words = self.row.text(field, "")
        return self.read(field, words, forms) if words else None

    def read(self, field: str, words: str, forms: tuple[Form, ...]) -> Phrase:
        """A phrase that has one of some forms."""
        form, phrase = find(forms, words, self.row, field, self.names)
        if form.here and self.kind >= FIRST_ACTION:
            raise self.row.wrong(f"{field}: {words!r} speaks of a land, but this card lies in the active area")
        self.fighting = self.fighting or form.fighting
        cards = phrase.cards
        if form.other and self.kind != LAND and cards is not None and cards.matches(self.card.name, self.card.traits):
            phrase.words = say(form, cards, phrase.number, phrase.continent, other=True)
        return phrase

    def effect(self, row: Row) -> Effect:
        """A verb and its fields."""
        number = v.VERB_NAMES.index(row.one_of("do", v.VERB_NAMES))
        verb = v.VERBS[number]
        fields = ("do", "lasts", *verb.needs, *verb.may)
        for field in EFFECT_FIELDS:
            if field in row.data and field not in fields:
                raise row.wrong(f"{field} means nothing to {verb.name!r}; its fields are {', '.join(fields)}")
        effect = Effect(number)
        if "amount" in fields:
            least = -MOST_AMOUNT if number in (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE, v.FLOOR) else 1
            effect.amount = row.number("amount", least, MOST_AMOUNT, None if "amount" in verb.needs else 1)
        effect.lasts = LASTS.index(row.one_of("lasts", LASTS, ""))
        if "each" in fields:
            effect.each = self.phrase("each", COUNTS)
            effect.most = row.number("most", 0, MOST_AMOUNT, 0)
        if "stat" in fields:
            effect.stat = (ATTACK, DEFENCE, STRENGTH)[STATS.index(row.one_of("stat", STATS, "strength"))]
        if "whom" in fields:
            usual = "every opponent" if number == v.TRUCE else "one opponent"
            choices = WHOM[1:] if number in FOR_EVERYONE else WHOM[1:EVERYONE]
            effect.whom = WHOM.index(row.one_of("whom", choices, usual))
        if "chosen_by" in fields:
            effect.chooser = CHOOSERS.index(row.one_of("chosen_by", CHOOSERS, "you"))
        self.meant(row, effect, fields)
        return effect

    def meant(self, row: Row, effect: Effect, fields: tuple[str, ...]) -> None:
        """The cards, lands and continents that an effect is about."""
        if "to" in fields:
            effect.scope = self.scope(row.text("to"))
        if "target" in fields:
            effect.target = self.target(row.text("target"))
        if "cards" in fields:
            effect.cards = self.filter("cards", row.text("cards"))
        for field, barring in (("by", True), ("unless", False)):
            if field in fields and row.text(field, ""):
                effect.cards, effect.barring = self.filter(field, row.text(field)), barring
        if "continents" in fields:
            found = row.some_of("continents", (*CONTINENTS, "any"))
            effect.continents = [n for n, name in enumerate(CONTINENTS) if name in found or "any" in found]
        if "free" in fields:
            effect.free = row.flag("free")

    def filter(self, field: str, words: str) -> Filter:
        """Which cards are meant."""
        return read_filter(words, self.row, field, self.names)

    def scope(self, words: str) -> Phrase:
        """What something applies to; lands by their kind are lands, not cards."""
        phrase = self.read("to", words, SCOPES)
        if phrase.kind == TO_YOUR_CARDS and phrase.cards is not None and of_lands(phrase.cards):
            phrase.kind = TO_YOUR_LANDS
        if phrase.kind == TO_THIS_CARD and self.kind == LAND:
            raise self.row.wrong("to: a land has no strength of its own; write 'this land'")
        return phrase

    def target(self, words: str) -> Target:
        """Whose cards may be chosen, which, and where."""
        found = [each for each in OWNERS if words.startswith(each[0])]
        if not found:
            raise self.row.wrong(f"target: {words!r} must begin with one of {[before for before, _, _ in OWNERS]}")
        before, owner, every = found[0]
        rest = words[len(before) :]
        place = ANYWHERE
        for after, where in PLACES:
            if rest.endswith(after):
                rest, place = rest[: -len(after)], where
        if place == THIS_LAND and self.kind >= FIRST_ACTION:
            raise self.row.wrong("target: this card lies in the active area, not in a land")
        return Target(owner, self.filter("target", rest), place, every, words)

    def check(self, ability: Ability) -> None:
        """Refuse what would never work, or never end."""
        row = self.row
        interrupt = ability.interrupt
        if ability.when == CONSTANT and interrupt is not None:
            raise row.wrong("interrupt: a constant ability is always there; write H1, H2, H∞ or I1")
        if ability.when != CONSTANT and ability.trigger is not None:
            raise row.wrong("on: only a constant ability waits for something; write C∞, or an interrupt")
        if self.kind == ARMY and ability.when != CONSTANT:
            raise row.wrong("symbol must be 'C∞': an army's ability is constantly in effect (HC2-032)")
        if interrupt is None and ability.when == IMMEDIATE and ability.uses != 1:
            raise row.wrong("symbol: what is used at once is used once; write I1, or H2")
        if interrupt is None and ability.when == HOLD and self.fighting and not ability.effects[0].lasts:
            raise row.wrong("a held ability that speaks of a battle needs an interrupt such as 'this land fights'")
        for effect in ability.effects:
            self.check_effect(ability, effect)
            effect.again = effect.verb == v.DISCOVER and self.card.explorer and ability.when == IMMEDIATE

    def check_effect(self, ability: Ability, effect: Effect) -> None:
        """Refuse a verb at a time at which it cannot work."""
        verb = v.VERBS[effect.verb]
        window = window_of(ability.interrupt.kind) if ability.interrupt is not None else 0
        if verb.works in WINDOWS and window not in WINDOWS[verb.works]:
            raise self.row.wrong(f"{verb.name!r} needs an interrupt at which there is something to answer")
        if effect.whom == THAT and ability.interrupt is None and ability.trigger is None:
            raise self.row.wrong("whom: 'that opponent' needs an interrupt or a trigger in which somebody acted")
        gone = ability.cost is not None and ability.cost.kind == COST_THIS
        if gone and effect.target is not None and effect.target.place in (THIS_LAND, THIS_CONTINENT):
            raise self.row.wrong("target: a card that is discarded for its ability is in no land any more")
        steady = ability.when == CONSTANT and ability.trigger is None
        if verb.works == v.LASTING and steady == (effect.lasts > 0):
            raise self.row.wrong(f"lasts: {verb.name!r} lasts while it is constant; otherwise say how long")
        if effect.scope is not None and effect.scope.kind == TO_THAT_LAND and effect.lasts != BATTLE:
            raise self.row.wrong("to: 'that land' is the land of a battle; write lasts = 'this battle'")
        if effect.lasts == BATTLE and window != ATTACK_WINDOW:
            raise self.row.wrong("lasts: there is no battle; write an interrupt such as 'you are attacked'")
        if effect.verb in (v.ADD_ATTACK, v.ADD_DEFENCE) and both_ways(ability):
            raise self.row.wrong("do: who attacks has no defence to add; write 'strength', or 'this land attacks'")
        if verb.works != v.LASTING and effect.lasts:
            raise self.row.wrong(f"lasts: {verb.name!r} happens and is over")


def both_ways(ability: Ability) -> bool:
    """Whether an ability answers attacks of its player and on its player alike."""
    return ability.interrupt is not None and ability.interrupt.kind in (LAND_FIGHTS, YOU_FIGHT, ANY_ATTACK)


def of_lands(cards: Filter) -> bool:
    """Whether a filter means lands."""
    return all([way[-1] == LAND_NOUN for way in cards.ways]) and bool(cards.ways)
