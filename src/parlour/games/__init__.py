"""The games. No game knows another; importing this package registers all of them."""

from parlour.games.alliances.game import Alliances
from parlour.games.conquest.game import Conquest
from parlour.games.dale.game import Dale
from parlour.games.hope.game import Hope
from parlour.kernel.registry import register

register(Alliances())
register(Conquest())
register(Dale())
register(Hope())
