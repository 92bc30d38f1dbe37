/** The board of each engine of shared rounds. */
import type { ClockEngine } from "#shared/games/titles/clockTitles.ts";
import type { MakeBoard } from "../boards/board.ts";
import { baccaratBoard } from "../boards/cardTables.ts";
import { rouletteBoard } from "../boards/roulette.ts";
import { bingoBoard } from "./bingoBoard.ts";
import { ballsBoard } from "./ballsBoard.ts";
import { derbyBoard } from "./derbyBoard.ts";
import { duelBoard } from "./duelBoard.ts";
import { kenoRoomBoard } from "./kenoRoomBoard.ts";
import { kiteBoard } from "./kiteBoard.ts";
import { leagueBoard } from "./leagueBoard.ts";
import { lanternBoard } from "./lanternBoard.ts";
import { slideBoard } from "./slideBoard.ts";

export const tableBoards: Readonly<Record<ClockEngine, MakeBoard>> = {
  crash: kiteBoard,
  slide: slideBoard,
  liveRoulette: rouletteBoard,
  liveBaccarat: baccaratBoard,
  liveWheel: lanternBoard,
  diceDuel: duelBoard,
  luckyBalls: ballsBoard,
  kenoRoom: kenoRoomBoard,
  bingoRoom: bingoBoard,
  virtualFootball: leagueBoard,
  virtualRace: derbyBoard,
};
