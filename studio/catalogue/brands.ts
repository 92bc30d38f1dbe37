/** The studio's brands: a lobby shows them as providers. */
import type { EngineName, Title } from "#shared/games/titles/titles.ts";

interface Brand {
  id: string;
  name: string;
}

const lamplight: Brand = { id: "lamplight-tables", name: "Lamplight Tables" };
const rivers: Brand = { id: "four-rivers", name: "Four Rivers" };
const quay: Brand = { id: "tin-quay", name: "Tin Quay" };
const hollow: Brand = { id: "hollow-oak", name: "Hollow Oak" };
const marbles: Brand = { id: "marble-works", name: "Marble Works" };

const sky: Brand = { id: "open-sky", name: "Open Sky" };
const glass: Brand = { id: "glass-hall", name: "Glass Hall" };
const square: Brand = { id: "market-square", name: "Market Square" };

const brands: Readonly<Record<EngineName, Brand>> = {
  dice: marbles,
  limbo: marbles,
  coin: marbles,
  wheel: marbles,
  plinko: marbles,
  keno: marbles,
  mines: marbles,
  towers: marbles,
  hilo: marbles,
  blackjack: lamplight,
  videoPoker: lamplight,
  war: lamplight,
  roulette: lamplight,
  baccarat: rivers,
  dragonTiger: rivers,
  andarBahar: rivers,
  sicBo: rivers,
  holdem: lamplight,
  threeCard: lamplight,
  memory: hollow,
  blocks: hollow,
  scratch: quay,
  shots: hollow,
  penalty: marbles,
  cups: marbles,
  signs: marbles,
  twoDice: rivers,
  slots: quay,
  holdAndWin: hollow,
  tumble: hollow,
  crash: sky,
  slide: sky,
  liveRoulette: glass,
  liveBaccarat: glass,
  liveWheel: glass,
  diceDuel: square,
  luckyBalls: square,
  kenoRoom: square,
  bingoRoom: square,
  virtualFootball: sky,
  virtualRace: sky,
};

export const brandOf = ({ engine }: Title): Brand => brands[engine];
