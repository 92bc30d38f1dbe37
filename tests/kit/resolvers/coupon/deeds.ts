/** What players do with placed coupons: sell them, order a sale, insure, swap. */
import { contentOf } from "#shared/betting/coupon/content.ts";
import { cashOutPart } from "#shared/betting/coupon/cashOut.ts";
import { couponCoef, possibleWin } from "#shared/betting/coupon/price.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import { instant } from "../../world/games.ts";
import { signedIn, type MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import type { Root } from "../query.ts";
import { decimalForm, list, text } from "./bets.ts";
import { move, tellCoupon } from "./money.ts";
import { amountIn, currencyOf, insurancesOf, stakeLeft, swapsOf, worthOf } from "./offers.ts";
import { keyErrors, once } from "./placing.ts";
import { change, pay } from "./selling.ts";
import { walletOf } from "./stakes.ts";

/** Something done with a coupon: its id after it, or what was wrong. */
type Deed = (coupon: Entity, input: Entity, context: MockContext) => { id: string } | { errors: Entity[] };
const wrong = (code: string, path: string[] | null = null, more: Entity = {}): { errors: Entity[] } => ({
  errors: [userError(code, path, more)],
});

/** A deed as a mutation: of the player's own coupon, once a key where it has one. */
const mutation =
  (deed: Deed, isKeyed: boolean): Root =>
  (args, context) => {
    signedIn(context);
    const input = isEntity(args["input"]) ? args["input"] : {};
    const coupon = context.state.store.get("Coupon", String(input["couponId"]));
    const id = coupon?.["id"] ?? null;
    const refused = (errors: Entity[]): Entity => ({ coupon: id, errors });
    const gaps = isKeyed ? keyErrors(input["idempotencyKey"]) : [];
    if (gaps.length > 0) return refused(gaps);
    const work = (): Entity => {
      if (!coupon) return refused([userError("COUPON_UNKNOWN", ["couponId"])]);
      const done = deed(coupon, input, context);
      return "errors" in done ? refused(done.errors) : { coupon: done.id, errors: [] };
    };
    return isKeyed ? once(input, context, refused, work) : work();
  };

/** Takes a share out of a coupon and pays it; all of it ends the coupon. */
function sell(
  coupon: Entity,
  { share, value }: { share: string; value: string },
  context: MockContext,
): { id: string } | null {
  const part = cashOutPart(stakeLeft(coupon), value, share, currencyOf(coupon));
  return part && pay(coupon, { share, isAdvance: false, ...part }, context);
}

const cashOut: Deed = (coupon, { token, value, share, policy }, context) => {
  const part = text(share) ?? "1";
  if (!/^(0\.[1-9]\d?|1(\.0{1,2})?)$/.test(part) || (new Exact(part).greaterThan("0.9") && !new Exact(part).equals(1)))
    return wrong("INVALID", ["share"]);
  const worth = worthOf(coupon, context);
  if (worth.value === null) return wrong("CASH_OUT_UNAVAILABLE");
  if (!String(token).startsWith(`kit-${String(coupon["id"])}-`)) return wrong("INVALID", ["token"]);
  if (!decimalForm.test(String(value))) return wrong("INVALID", ["value"]);
  const difference = new Exact(worth.value).comparedTo(String(value));
  if ((policy === "NONE" && difference !== 0) || (policy === "HIGHER" && difference < 0)) {
    return wrong("CASH_OUT_CHANGED", ["value"], { newValue: { amount: worth.value, currency: currencyOf(coupon) } });
  }
  return sell(coupon, { share: new Exact(part).toFixed(), value: worth.value }, context) ?? wrong("INVALID", ["share"]);
};

const order: Deed = (coupon, { target }, context) => {
  const currency = currencyOf(coupon);
  const worth = worthOf(coupon, context);
  const problem = amountProblem(text(target), currency);
  if (problem !== null) return wrong(problem, ["target"]);
  if (worth.value === null) return wrong("CASH_OUT_UNAVAILABLE");
  const most = new Exact(amountIn(coupon, "possibleWin"))
    .times(stakeLeft(coupon))
    .dividedBy(amountIn(coupon, "amount"))
    .toFixed(2);
  const bounds = { minAmount: { amount: worth.value, currency }, maxAmount: { amount: most, currency } };
  if (new Exact(String(target)).lessThanOrEqualTo(worth.value)) return wrong("AMOUNT_TOO_SMALL", ["target"], bounds);
  if (new Exact(String(target)).greaterThanOrEqualTo(most)) return wrong("AMOUNT_TOO_LARGE", ["target"], bounds);
  return change(
    coupon,
    { autoCashOut: { target: { amount: String(target), currency }, setAt: instant(Date.now()) } },
    context,
  );
};

const cancel: Deed = (coupon, _input, context) => change(coupon, { autoCashOut: null }, context);

const insure: Deed = (coupon, { share, premium }, context) => {
  const offer = insurancesOf(coupon, context).find((one) => one["share"] === share);
  if (!offer) return wrong("INSURANCE_UNAVAILABLE");
  if (!decimalForm.test(String(premium))) return wrong("INVALID", ["premium"]);
  const cost = amountIn(offer, "premium");
  if (new Exact(cost).greaterThan(String(premium)))
    return wrong("ODDS_CHANGED", ["premium"], { __typename: "ValueChangedError", newValue: offer["premium"] });
  const { balance } = walletOf(context.state.store.get("Account", String(coupon["accountId"])));
  if (balance !== null && new Exact(cost).greaterThan(balance)) return wrong("INSUFFICIENT_FUNDS", ["premium"]);
  move(String(coupon["accountId"]), `-${cost}`, context);
  return change(
    coupon,
    { insurance: { share, premium: offer["premium"], insuredAmount: offer["insuredAmount"], payout: null } },
    context,
  );
};

const swap: Deed = (coupon, { betId, outcomeId, value, coef }, context) => {
  const { state } = context;
  const swaps = swapsOf(coupon, context);
  if (swaps.length === 0) return wrong("SWAP_UNAVAILABLE");
  const offer = swaps.find((one) => one["betId"] === betId);
  const chosen = list(offer?.["outcomes"]).find((one) => one["outcomeId"] === outcomeId);
  if (!offer || !chosen) return wrong("SWAP_UNAVAILABLE", [offer ? "outcomeId" : "betId"]);
  const currency = currencyOf(coupon);
  const stake = worthOf(coupon, context).value ?? "0";
  if (text(value) !== null && new Exact(stake).lessThan(String(value)))
    return wrong("CASH_OUT_CHANGED", ["value"], { newValue: { amount: stake, currency } });
  if (text(coef) !== null && new Exact(String(chosen["coef"])).lessThan(String(coef)))
    return wrong("ODDS_CHANGED", ["outcomeId"], { outcomeId, oldCoef: coef, newCoef: chosen["coef"] });
  const id = String(9_000_100 + state.next());
  const bets = list(coupon["bets"]).map((bet) => {
    const now = bet["id"] === betId ? String(outcomeId) : String(bet["id"]);
    return {
      ...bet,
      id: now,
      coef: state.store.get("Outcome", now)?.["coef"],
      result: "OPEN",
      swappedFrom: bet["id"] === betId ? betId : null,
    };
  });
  const content = contentOf(
    coupon["kind"] === "EXPRESS" ? "EXPRESS" : "SINGLE",
    bets.map((bet) => String(bet["coef"])),
  );
  const { maxPayout } = walletOf(state.store.get("Account", String(coupon["accountId"])));
  sell(coupon, { share: "1", value: stake }, context);
  change({ ...state.store.get("Coupon", String(coupon["id"])) }, { replacedBy: id }, context);
  move(String(coupon["accountId"]), `-${stake}`, context);
  state.store.put("Coupon", {
    id,
    kind: content.kind,
    state: "ACCEPTED",
    placedAt: instant(Date.now()),
    decidesAt: null,
    accountId: coupon["accountId"],
    amount: { amount: stake, currency },
    coef: couponCoef(content),
    possibleWin: { amount: possibleWin(content, stake, currency, { maxPayout }), currency },
    bets,
    replaces: coupon["id"],
  });
  tellCoupon(id, context);
  return { id };
};

export const deedMutations: Readonly<Record<string, Root>> = {
  cashOutCoupon: mutation(cashOut, true),
  setAutoCashOut: mutation(order, false),
  cancelAutoCashOut: mutation(cancel, false),
  insureCoupon: mutation(insure, true),
  swapBet: mutation(swap, true),
};
