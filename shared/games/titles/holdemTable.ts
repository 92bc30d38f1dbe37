/** What comes of all deals of casino hold'em, by what the ante is paid; testing/holdemCounts.ts counts it. */
import type { HoldemCounts, HoldemWay } from "../poker/holdem.ts";

export const holdemCounts: Readonly<Record<HoldemWay, HoldemCounts>> = {
  careful: {
    folded: 4540388094000,
    called: {
      "1": { notQualified: 5569671289716, won: 6518523942876, push: 628567889132, lost: 9039747726436 },
      "2": { notQualified: 165660810300, won: 498142307484, push: 25205083220, lost: 84472581796 },
      "3": { notQualified: 24602292000, won: 586452738960, push: 41383023036, lost: 37700109444 },
      "10": { notQualified: 911196000, won: 41378688000, push: 1288666176, lost: 1436314224 },
      "20": { notQualified: 1060447824, won: 5941676288, push: 336303000, lost: 48438088 },
      "100": { notQualified: 119892960, won: 736259040, push: 34254000, lost: 0 },
    },
  },
  always: {
    folded: 0,
    called: {
      "1": { notQualified: 6533094484800, won: 6953615016600, push: 869234005680, lost: 11838895162920 },
      "2": { notQualified: 177431387760, won: 537800565120, push: 29102191760, lost: 97171042960 },
      "3": { notQualified: 24602292000, won: 603502712640, push: 51793822080, lost: 42176126880 },
      "10": { notQualified: 911196000, won: 41497452000, push: 1982048640, lost: 2355202560 },
      "20": { notQualified: 1135464480, won: 6206906960, push: 352479600, lost: 51502960 },
      "100": { notQualified: 119892960, won: 736259040, push: 42807600, lost: 0 },
    },
  },
};
