/** Multiple singles [4.07, 9.04]: one coupon a bet, each with its own stake, its own transaction and its own answer. */
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { CouponBody } from "../check/check.ts";
import { shapeErrors } from "../check/checkBets.ts";
import { termErrors } from "../check/checkTerms.ts";
import { subKey } from "./keys.ts";
import { refusal, type Asked, type PlaceAnswer } from "./judge.ts";
import { place } from "./placeOne.ts";
import { inTurn } from "./turns.ts";

/** Whether each bet is placed as a coupon of its own. */
export function isMultiple(
  { couponTypes }: Pick<SiteConfigBody, "couponTypes">,
  { typeId }: Pick<CouponBody, "typeId">,
): boolean {
  return typeId === couponKinds.MULTIPLE_SINGLES.typeId && couponTypes.includes(typeId);
}

/** The single of one bet. */
function singleOf(body: CouponBody, index: number): CouponBody {
  const bet = body.bets[index];
  return {
    ...body,
    typeId: couponKinds.SINGLE.typeId,
    amount: bet?.amount ?? null,
    systemValue: null,
    cover: null,
    amountByBlockId: null,
    hyperBonusPercent: null,
    minHyperBonusBetLimit: null,
    maxHyperBonusLimit: null,
    hasBonusBet: null,
    bets: bet ? [{ ...bet, amount: null, isBanker: null, blockId: null }] : [],
  };
}

/** Where an error of a single lies in the coupon it came from. */
function inWhole({ path, ...error }: FieldError, index: number): FieldError {
  const bet = ["bets", String(index)];
  if (path?.[0] === "amount") return { ...error, path: [...bet, "amount"] };
  return { ...error, path: path?.[0] === "bets" && path.length > 2 ? [...bet, ...path.slice(2)] : path };
}

/** The bets from one on, refused for what concerns all: nothing was placed of them. */
const restOf = ({ bets }: CouponBody, from: number, errors: FieldError[]) =>
  bets.slice(from).map((_, index) => ({ bet: from + index, errors }));

/** Places each bet separately. Errors that concern all of them are reported once, and nothing is placed. */
export async function placeSingles(context: ServiceContext, asked: Asked): Promise<PlaceAnswer> {
  const { key, body } = asked;
  const whole = [...shapeErrors("MULTIPLE_SINGLES", body), ...termErrors(body)];
  if (whole.length > 0) return refusal(...whole);
  const answer: PlaceAnswer = refusal();
  for (const index of body.bets.keys()) {
    const single = { ...asked, body: singleOf(body, index), key: subKey(key, index), isOneOfMany: true };
    const { coupons, errors } = await inTurn(context, asked.playerId, () => place(context, single));
    // The account is the same for all, and so is a key that was used for something else.
    const shared = errors.filter(({ path }) => path?.[0] === "accountId" || path?.[0] === "idempotencyKey");
    if (shared.length > 0)
      return answer.coupons.length === 0
        ? refusal(...shared)
        : { ...answer, errors: shared, refused: [...answer.refused, ...restOf(body, index, shared)] };
    answer.coupons.push(...coupons);
    if (errors.length > 0) answer.refused.push({ bet: index, errors: errors.map((error) => inWhole(error, index)) });
  }
  return answer;
}
