/** War: one card each from an endless deck, aces high. On a tie the player gives up half or doubles for another card. */
import type { Draw } from "../fair/draw.ts";
import { type Chance, EVEN, fieldsOf, type Game, IllegalPlay, oneOf, type Position } from "../game.ts";
import { CARDS, rankOf, RANKS } from "./cards.ts";

const answers = ["war", "surrender"] as const;
type Answer = (typeof answers)[number];

interface Duel {
  player: number[];
  dealer: number[];
}

/** In a war the raise is paid even and the first stake comes back; a second tie is the player's. */
const WAR_RETURN = 3 * EVEN;

const lead = ({ player, dealer }: Duel) => rankOf(player.at(-1) ?? 0) - rankOf(dealer.at(-1) ?? 0);
const dealTo = ({ player, dealer }: Duel, draw: Draw) => {
  player.push(draw.below(CARDS));
  dealer.push(draw.below(CARDS));
};

const at = (view: Duel, end: { isOver: boolean; returned: number; stakes?: number }): Position => ({
  view: { ...view },
  canCollect: false,
  ...end,
});

function answered(duel: Duel, answer: Answer, draw: Draw): Position {
  if (answer === "surrender") return at(duel, { isOver: true, returned: EVEN / 2 });
  dealTo(duel, draw);
  return at(duel, { isOver: true, returned: lead(duel) >= 0 ? WAR_RETURN : 0, stakes: 2 });
}

const answerOf = (move: unknown) => oneOf(fieldsOf(move)["do"], answers);

/** Chances of 13 ranks each, beside whatever the other has. */
function chancesOf(answer: Answer): Chance[] {
  const tie = 1 / RANKS;
  const won = { probability: (1 - tie) / 2, returned: 2 * EVEN };
  const lost = { probability: (1 - tie) / 2, returned: 0 };
  if (answer === "surrender") return [won, lost, { probability: tie, returned: EVEN / 2 }];
  const wins = (1 + tie) / 2;
  return [
    won,
    lost,
    { probability: tie * wins, returned: WAR_RETURN, stakes: 2 },
    { probability: tie * (1 - wins), returned: 0, stakes: 2 },
  ];
}

export const war = (): Game => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    const duel: Duel = { player: [], dealer: [] };
    dealTo(duel, draw);
    const ahead = lead(duel);
    let position = at(duel, { isOver: ahead !== 0, returned: ahead > 0 ? 2 * EVEN : 0 });
    for (const move of moves) {
      if (position.isOver) throw new IllegalPlay("the round is over");
      position = answered(duel, answerOf(move), draw);
    }
    return position;
  },
  chances: ({ moves: [first] }) => chancesOf(answerOf(first)),
  lines: answers.map((answer) => ({ bet: {}, moves: [{ do: answer }] })),
});
