/** Lotto as the gateway answers it, in short. */
import { choose } from "#shared/betting/lotto/lines.ts";
import { inputOf } from "./args.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";
import { isEntity, type Entity } from "../store.ts";

const rubles = (amount: number): Entity => ({ amount: amount.toFixed(2), currency: "RUB" });

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Bets at fixed odds as a ticket has them; one of which the odds are unknown makes none. */
function betsOf(lottery: Entity, { betId, bets, numbers, stake }: Entity): Entity[] | null {
  const asked = typeof betId === "string" ? [{ betId, numbers, stake }] : listOf(bets).filter(isEntity);
  const offered = listOf(lottery["bets"]).filter(isEntity);
  const made = asked.map((one) => ({
    betId: one.betId,
    coef: offered.find(({ id }) => id === one.betId)?.["coef"],
    numbers: listOf(one.numbers),
    stake: rubles(Number(one.stake ?? stake)),
    state: "OPEN",
    prize: null,
  }));
  return made.some(({ coef }) => coef === undefined) ? null : made;
}

const keyOf = (value: unknown): unknown => (isEntity(value) ? value["id"] : undefined);

export const lottoQueries: Readonly<Record<string, Root>> = {
  lotteries: (_args, { state }) => state.store.all("LottoDraw").map(({ lottery }) => lottery),
  lottoDraws: ({ lotteryId, state: wanted }, { state }) =>
    state.store
      .all("LottoDraw")
      .filter(({ lottery }) => typeof lotteryId !== "string" || keyOf(lottery) === lotteryId)
      .filter((draw) => typeof wanted !== "string" || draw["state"] === wanted)
      .map(({ id }) => id),
  lottoDraw: ({ id }, { state }) => (state.store.get("LottoDraw", String(id)) ? id : null),
  lottoEntries: () => [],
  lottoStatistics: () => ({ drawCount: 0, balls: [] }),
  lottoTicketCheck: ({ id }, { state }) => {
    const ticket = state.store.get("LottoTicket", String(id));
    return ticket === undefined ? null : { ...ticket, drawId: ticket["draw"] };
  },
};

/** Fields that follow from other objects, by `Type.field`. */
export const lottoFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.lottoTickets": (_viewer, { drawId }, { state }) =>
    state.store
      .all("LottoTicket")
      .filter(({ draw }) => typeof drawId !== "string" || draw === drawId)
      .map(({ id }) => id)
      .toReversed(),
};

export const lottoMutations: Readonly<Record<string, Root>> = {
  buyLottoTicket: (args, context) => {
    signedIn(context);
    const input = inputOf(args);
    const { drawId, accountId, stake, picks } = input;
    const { store } = context.state;
    const refused = (code: string, path: string) => ({ ticket: null, tickets: [], errors: [userError(code, [path])] });
    const draw = store.get("LottoDraw", String(drawId));
    if (draw === undefined) return refused("DRAW_UNKNOWN", "drawId");
    if (draw["state"] !== "OPEN") return refused("DRAW_CLOSED", "drawId");
    if (store.get("Account", String(accountId)) === undefined) return refused("ACCOUNT_UNKNOWN", "accountId");
    const lottery = isEntity(draw["lottery"]) ? draw["lottery"] : {};
    const size = typeof picks === "number" ? picks : Number(lottery["maxPicks"]);
    const bets = betsOf(lottery, input);
    if (bets === null) return refused("BET_UNKNOWN", "bets");
    if (bets.length > Number(lottery["maxBets"])) return refused("TOO_MANY_BETS", "bets");
    const isBet = bets.length > 0;
    const chosen = isBet ? [...new Set(bets.flatMap((bet) => listOf(bet["numbers"])))] : listOf(input["numbers"]);
    const lines = isBet ? 1 : choose(chosen.length, size);
    if (lines === 0) return refused("NUMBERS_UNFIT", "numbers");
    const sum = bets.reduce((total, { stake: one }) => total + Number(isEntity(one) ? one["amount"] : 0), 0);
    const paid = isBet ? sum : Number(stake);
    const only = bets.length === 1 ? bets[0] : undefined;
    const id = String(8_100_001 + store.all("LottoTicket").length);
    store.put("LottoTicket", {
      id,
      state: "OPEN",
      draw: drawId,
      bets,
      betId: only?.["betId"] ?? null,
      coef: only?.["coef"] ?? null,
      numbers: chosen,
      picks: isBet ? 0 : size,
      lines,
      stake: rubles(paid),
      price: rubles(paid * lines),
      prize: null,
      boughtAt: new Date(context.state.anchor).toISOString().replace(".000Z", "Z"),
      settledAt: null,
    });
    return { ticket: id, tickets: [id], errors: [] };
  },
};
