/** The board of each engine. */
import type { ClockEngine } from "#shared/games/titles/clockTitles.ts";
import type { EngineName } from "#shared/games/titles/titles.ts";
import { blocksBoard } from "../arcade/blocks.ts";
import { cupsBoard } from "../arcade/cups.ts";
import { memoryBoard } from "../arcade/memory.ts";
import { penaltyBoard } from "../arcade/penalty.ts";
import { holdemBoard, threeCardBoard } from "../arcade/pokerTables.ts";
import { scratchBoard } from "../arcade/scratch.ts";
import { shotsBoard } from "../arcade/shots.ts";
import { signsBoard } from "../arcade/signs.ts";
import { twoDiceBoard } from "../arcade/twoDice.ts";
import { blackjackBoard } from "./blackjack.ts";
import { slotBoard } from "../slots/slotBoard.ts";
import type { MakeBoard } from "./board.ts";
import { andarBaharBoard, baccaratBoard, dragonTigerBoard } from "./cardTables.ts";
import { coinBoard } from "./coin.ts";
import { diceBoard } from "./dice.ts";
import { videoPokerBoard, warBoard } from "./handGames.ts";
import { hiloBoard } from "./hilo.ts";
import { kenoBoard } from "./keno.ts";
import { limboBoard } from "./limbo.ts";
import { minesBoard } from "./mines.ts";
import { plinkoBoard } from "./plinko.ts";
import { rouletteBoard } from "./roulette.ts";
import { sicBoBoard } from "./sicBo.ts";
import { towersBoard } from "./towers.ts";
import { wheelBoard } from "./wheel.ts";

/** Those of shared rounds are in tables/tableBoards.ts. */
export const boards: Readonly<Record<string, MakeBoard>> = {
  dice: diceBoard,
  limbo: limboBoard,
  coin: coinBoard,
  wheel: wheelBoard,
  plinko: plinkoBoard,
  keno: kenoBoard,
  mines: minesBoard,
  towers: towersBoard,
  hilo: hiloBoard,
  blackjack: blackjackBoard,
  videoPoker: videoPokerBoard,
  baccarat: baccaratBoard,
  dragonTiger: dragonTigerBoard,
  andarBahar: andarBaharBoard,
  war: warBoard,
  roulette: rouletteBoard,
  sicBo: sicBoBoard,
  holdem: holdemBoard,
  threeCard: threeCardBoard,
  memory: memoryBoard,
  blocks: blocksBoard,
  scratch: scratchBoard,
  shots: shotsBoard,
  penalty: penaltyBoard,
  cups: cupsBoard,
  signs: signsBoard,
  twoDice: twoDiceBoard,
  slots: slotBoard,
  holdAndWin: slotBoard,
  tumble: slotBoard,
} satisfies Record<Exclude<EngineName, ClockEngine>, MakeBoard>;
