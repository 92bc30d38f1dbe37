/** Lotto as the gateway answers it, in short. */
import { choose } from "#shared/betting/lotto/lines.ts";
import { inputOf } from "./args.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";
import { isEntity, type Entity } from "../store.ts";

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
    const { drawId, accountId, stake, numbers, picks, betId } = inputOf(args);
    const { store } = context.state;
    const refused = (code: string, path: string) => ({ ticket: null, tickets: [], errors: [userError(code, [path])] });
    const draw = store.get("LottoDraw", String(drawId));
    if (draw === undefined) return refused("DRAW_UNKNOWN", "drawId");
    if (draw["state"] !== "OPEN") return refused("DRAW_CLOSED", "drawId");
    if (store.get("Account", String(accountId)) === undefined) return refused("ACCOUNT_UNKNOWN", "accountId");
    const lottery = isEntity(draw["lottery"]) ? draw["lottery"] : {};
    const size = typeof picks === "number" ? picks : Number(lottery["maxPicks"]);
    const chosen = Array.isArray(numbers) ? numbers : [];
    const isBet = typeof betId === "string";
    const lines = isBet ? 1 : choose(chosen.length, size);
    if (lines === 0) return refused("NUMBERS_UNFIT", "numbers");
    const id = String(8_100_001 + store.all("LottoTicket").length);
    store.put("LottoTicket", {
      id,
      state: "OPEN",
      draw: drawId,
      betId: isBet ? betId : null,
      coef: isBet ? "1.70" : null,
      numbers: chosen,
      picks: isBet ? 0 : size,
      lines,
      stake: { amount: String(stake), currency: "RUB" },
      price: { amount: (Number(stake) * lines).toFixed(2), currency: "RUB" },
      prize: null,
      boughtAt: new Date(context.state.anchor).toISOString().replace(".000Z", "Z"),
      settledAt: null,
    });
    return { ticket: id, tickets: [id], errors: [] };
  },
};
