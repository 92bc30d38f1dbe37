/** The board of each engine. */
import type { EngineName } from "#shared/games/titles/titles.ts";
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

export const boards: Readonly<Record<EngineName, MakeBoard>> = {
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
  slots: slotBoard,
  holdAndWin: slotBoard,
  tumble: slotBoard,
};
