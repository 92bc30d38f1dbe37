import { Decimal } from "decimal.js";
import { isEntity, type Entity } from "../store.ts";
import { gameOfOutcome, quote } from "./betting.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import { instant } from "../world/games.ts";

const keyForm = /^[A-Za-z0-9_-]{8,64}$/;
const refused = (errors: Entity[]): Entity => ({ coupon: null, coupons: [], errors });

/** A stake is required to place; its other mistakes are the quote's. */
function missing(input: Entity): Entity[] {
  const key = input["idempotencyKey"];
  return [
    ...(typeof key !== "string" || key === "" ? [userError("REQUIRED", ["idempotencyKey"])] : keyForm.test(key) ? [] : [userError("INVALID", ["idempotencyKey"])]),
    ...(input["amount"] === null || input["amount"] === undefined ? [userError("REQUIRED", ["amount"])] : []),
  ];
}

/** Takes the stake and tells the player's sockets. */
function pay(accountId: string, amount: Decimal, { state, playerId }: MockContext): void {
  const balance = state.store.get("Account", accountId)?.["balance"];
  if (!isEntity(balance)) return;
  state.set("Account", accountId, { balance: { amount: new Decimal(String(balance["amount"])).minus(amount).toFixed(2) } });
  state.publish("balanceChanged", { balanceChanged: accountId }, ({ session }) => session !== null && state.sessions.get(session) === playerId);
}

/**
 * Places a coupon once a key. Line coupons are taken at once; a coupon with a live bet stays PENDING until the test
 * pushes `couponChanged`. Only `placedAt` and `decidesAt` follow the real clock.
 */
export function placeCoupon(args: Entity, context: MockContext): Entity {
  signedIn(context);
  const { state } = context;
  const input = isEntity(args["input"]) ? args["input"] : {};
  const gaps = missing(input);
  if (gaps.length > 0) return refused(gaps);
  const key = String(input["idempotencyKey"]);
  const fingerprint = JSON.stringify(input);
  const before = state.placed.get(key);
  if (before) return before.input === fingerprint ? { coupon: before.couponIds[0], coupons: before.couponIds, errors: [] } : refused([userError("IDEMPOTENCY_MISMATCH", ["idempotencyKey"])]);

  const quoted = quote(input, context);
  if (quoted.errors.length > 0) return refused(quoted.errors);
  const accountId = String(input["accountId"]);
  const amount = new Decimal(String(input["amount"]));
  const bets = Array.isArray(quoted["bets"]) ? quoted["bets"].filter(isEntity) : [];
  const isLive = bets.some(({ outcomeId }) => gameOfOutcome(state.store, String(outcomeId))?.["section"] === "LIVE");
  const delay = Number(state.siteConfig["liveDelaySeconds"] ?? 5) * 1000;
  const win = quoted["possibleWin"];
  const id = String(9_000_100 + state.next());
  state.store.put("Coupon", {
    id, kind: input["kind"], state: isLive ? "PENDING" : "ACCEPTED", placedAt: instant(Date.now()), decidesAt: isLive ? instant(Date.now() + delay) : null,
    accountId, amount: { amount: amount.toFixed(2), currency: isEntity(win) ? win["currency"] : "RUB" }, coef: quoted["coef"], possibleWin: win,
    bets: bets.map(({ outcomeId, coef }) => ({ id: outcomeId, coef, result: "OPEN" })),
  });
  state.placed.set(key, { input: fingerprint, couponIds: [id] });
  pay(accountId, amount, context);
  return { coupon: id, coupons: [id], errors: [] };
}

/** Saves a coupon under a code of the test's own counting. */
export function shareCoupon(args: Entity, { state }: MockContext): Entity {
  const input = isEntity(args["input"]) ? args["input"] : {};
  const bets = Array.isArray(input["bets"]) ? input["bets"].filter(isEntity) : [];
  if (bets.length === 0) return { code: null, errors: [userError("TOO_FEW_BETS", ["bets"])] };
  const code = `KIT${String(state.next()).padStart(5, "0")}`;
  const known = bets.map(({ outcomeId }) => String(outcomeId)).filter((outcomeId) => state.store.get("Outcome", outcomeId));
  state.sharedCoupons.set(code, {
    code, kind: input["kind"], missingCount: bets.length - known.length,
    bets: known.map((outcomeId) => ({
      outcome: outcomeId, game: gameOfOutcome(state.store, outcomeId)?.["id"],
      market: state.store.all("Market").find(({ outcomes }) => Array.isArray(outcomes) && outcomes.includes(outcomeId))?.["id"],
    })),
  });
  return { code, errors: [] };
}
