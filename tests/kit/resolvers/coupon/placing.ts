/** Places coupons once a key, each kind by its rules, and saves them under codes. */
import { inputOf } from "../args.ts";
import { bonusMultiplier } from "#shared/betting/coupon/bonus.ts";
import { blockCoef } from "#shared/betting/coupon/blocks.ts";
import { Exact } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import { signedIn, type MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import { instant } from "../../world/games.ts";
import { blocksOf, gameOfOutcome, isLive, list, now, text } from "./bets.ts";
import { move } from "./money.ts";
import { quoteCoupon, type Quoted } from "./quote.ts";
import { payAdvance } from "./selling.ts";
import { missingStakes } from "./stakes.ts";

const keyForm = /^[A-Za-z0-9_-]{8,64}$/;
const refused = (errors: Entity[]): Entity => ({ coupon: null, coupons: [], refused: [], errors });

export function keyErrors(key: unknown): Entity[] {
  if (typeof key !== "string" || key === "") return [userError("REQUIRED", ["idempotencyKey"])];
  return keyForm.test(key) ? [] : [userError("INVALID", ["idempotencyKey"])];
}

/** Does something once a key: the same key and input give the same answer, another input is an error. */
export function once(
  input: Entity,
  { state }: MockContext,
  mismatch: (errors: Entity[]) => Entity,
  work: () => Entity,
): Entity {
  const key = String(input["idempotencyKey"]);
  const fingerprint = JSON.stringify(input);
  const before = state.placed.get(key);
  if (before)
    return before.input === fingerprint
      ? before.answer
      : mismatch([userError("IDEMPOTENCY_MISMATCH", ["idempotencyKey"])]);
  const answer = work();
  if (list(answer["errors"]).length === 0) state.placed.set(key, { input: fingerprint, answer });
  return answer;
}

/**
 * When the coupon is decided, milliseconds: a live one after its delay, a VIP bet by the desk; null for one taken at
 * once.
 */
function waitMs({ legs }: Quoted, input: Entity, siteConfig: Entity): number | null {
  if (input["isVip"] === true) return Number(siteConfig["vipDecisionSeconds"] ?? 15) * 1000;
  return legs.some(isLive) ? Number(siteConfig["liveDelaySeconds"] ?? 5) * 1000 : null;
}

/** Writes a coupon that nothing stops, and takes its stake. Answers its id. */
function write(input: Entity, quoted: Quoted, context: MockContext): string {
  const { state } = context;
  const {
    kind,
    legs,
    wallet: { currency },
    content,
    promo,
    answer,
  } = quoted;
  const amount = new Exact(quoted.amount ?? 0).toFixed(2);
  const wait = waitMs(quoted, input, state.config);
  const id = String(9_000_100 + state.next());
  const accountId = String(input["accountId"]);
  const prepaid = new Exact(text(input["prepaidAmount"]) || 0);
  if (!prepaid.isZero()) payAdvance(accountId, prepaid.toFixed(), context);
  const hyper =
    isEntity(answer["hyperBonus"]) && answer["hyperBonus"]["isApplied"] === true
      ? answer["hyperBonus"]["percent"]
      : null;
  const money = (value: string): Entity => ({ amount: value, currency });
  state.store.put("Coupon", {
    id,
    kind,
    accountId,
    state: wait === null ? "ACCEPTED" : "PENDING",
    placedAt: instant(Date.now()),
    decidesAt: wait === null ? null : instant(Date.now() + wait),
    amount: money(amount),
    coef: answer["coef"],
    possibleWin: answer["possibleWin"],
    systemValue: kind === "SYSTEM" ? input["systemValue"] : null,
    cover: kind === "FULL_COVER" ? input["cover"] : null,
    exactCoef: text(input["exactCoef"]) || null,
    dropsOnScoreChange: input["dropsOnScoreChange"] === true,
    coefByView: input["coefByView"] ?? null,
    coefViewId: input["coefViewId"] ?? null,
    prepaidAmount: prepaid.isZero() ? null : money(prepaid.toFixed(2)),
    bonusCoef: isEntity(answer["bonus"]) ? bonusMultiplier(legs.length) : null,
    hyperBonusPercent: hyper,
    promoCode: promo?.["code"] ?? null,
    isVip: input["isVip"] === true,
    blocks:
      kind === "CONDITIONAL"
        ? blocksOf(input, legs).map((block) => ({
            id: block.id,
            amount: money(block.amount ?? "0"),
            coef: blockCoef(block.id, content?.legs ?? []).toFixed(3),
          }))
        : [],
    bets: legs.map((leg) => ({
      id: leg.outcomeId,
      coef: now(leg),
      result: "OPEN",
      isLive: isLive(leg),
      isBanker: kind === "SYSTEM" && leg.isBanker,
      blockId: kind === "CONDITIONAL" ? leg.blockId : null,
      swappedFrom: null,
    })),
  });
  if (promo) state.usedPromoCodes.add(String(promo["code"]));
  // The house stakes a free bet.
  if (promo?.["kind"] !== "FREE_BET") move(accountId, new Exact(amount).negated().toFixed(), context);
  return id;
}

/** Multiple singles: one coupon a bet, some of which may be refused while others are taken. */
function placeSingles(input: Entity, context: MockContext): Entity {
  const bets = list(input["bets"]);
  const whole = quoteCoupon(input, context).answer.errors.filter(
    ({ path }) => !Array.isArray(path) || path[0] !== "bets" || path.length === 1,
  );
  if (whole.length > 0) return refused(whole);
  const coupons: string[] = [];
  const notTaken: Entity[] = [];
  for (const [index, bet] of bets.entries()) {
    const single: Entity = { ...input, kind: "SINGLE", bets: [bet], amount: bet["amount"] ?? null };
    const quoted = quoteCoupon(single, context);
    const errors = [
      ...(quoted.kind === null ? [] : missingStakes("SINGLE", single, quoted.legs)),
      ...quoted.answer.errors,
    ].map((error) => ({
      ...error,
      path: Array.isArray(error["path"])
        ? ["bets", String(index), ...error["path"].slice(error["path"][0] === "bets" ? 2 : 0)]
        : null,
    }));
    if (errors.length > 0) notTaken.push({ bet: index, errors });
    else coupons.push(write(single, quoted, context));
  }
  return { coupon: coupons[0] ?? null, coupons, refused: notTaken, errors: [] };
}

/**
 * Places a coupon once a key. Line coupons are taken at once; one with a live bet, and a VIP bet, stays PENDING until
 * the test pushes `couponChanged`. Only `placedAt` and `decidesAt` follow the real clock.
 */
export function placeCoupon(args: Entity, context: MockContext): Entity {
  signedIn(context);
  const input = inputOf(args);
  const gaps = keyErrors(input["idempotencyKey"]);
  if (gaps.length > 0) return refused(gaps);
  return once(input, context, refused, () => {
    if (input["kind"] === "MULTIPLE_SINGLES" && quoteCoupon(input, context).kind !== null)
      return placeSingles(input, context);
    const quoted = quoteCoupon(input, context);
    const isFree = quoted.promo?.["kind"] === "FREE_BET";
    const errors = [
      ...(quoted.kind === null || isFree ? [] : missingStakes(quoted.kind, input, quoted.legs)),
      ...quoted.answer.errors,
    ];
    if (errors.length > 0) return refused(errors);
    const id = write(input, quoted, context);
    return { coupon: id, coupons: [id], refused: [], errors: [] };
  });
}

/** Saves a coupon under a code of the test's own counting. */
export function shareCoupon(args: Entity, { state }: MockContext): Entity {
  const input = inputOf(args);
  const bets = list(input["bets"]);
  if (bets.length === 0) return { code: null, errors: [userError("TOO_FEW_BETS", ["bets"])] };
  const code = `KIT${String(state.next()).padStart(5, "0")}`;
  const known = bets
    .map(({ outcomeId }) => String(outcomeId))
    .filter((outcomeId) => state.store.get("Outcome", outcomeId));
  const placeOf = (outcomeId: string) => bets.find((bet) => bet["outcomeId"] === outcomeId);
  state.sharedCoupons.set(code, {
    code,
    kind: input["kind"],
    systemValue: input["systemValue"] ?? null,
    cover: input["cover"] ?? null,
    missingCount: bets.length - known.length,
    bets: known.map((outcomeId) => ({
      isBanker: placeOf(outcomeId)?.["isBanker"] === true,
      blockId: placeOf(outcomeId)?.["blockId"] ?? null,
      outcome: outcomeId,
      game: gameOfOutcome(state.store, outcomeId)?.["id"],
      market: state.store
        .all("Market")
        .find(({ outcomes }) => Array.isArray(outcomes) && outcomes.includes(outcomeId))?.["id"],
    })),
  });
  return { code, errors: [] };
}
