/** A coupon from a player in the service's terms. What is too long for the service becomes a UserError here. */
import { maxOddsTolerance } from "#shared/betting/coupon/oddsChanges.ts";
import { kindNumbers, oddsChangeNumbers } from "../../datasources/betting/placedCoupon.ts";
import type { BetBody, CouponBody } from "../../datasources/betting/coupons.ts";
import type {
  BetInput,
  BlockAmountInput,
  CouponInput,
  PlaceCouponInput,
  ShareCouponInput,
  UserErrorCode,
} from "../../generated/resolvers.ts";
import type { Language } from "../../sessions/language.ts";
import { inputError, type UserErrorModel } from "../../errors/userErrors.ts";

/** Longest texts and lists that the service accepts, and the error for longer ones. */
const bounds = {
  decimal: 64,
  coef: 160,
  outcomeId: 128,
  blockId: 32,
  accountId: 32,
  promoCode: 64,
  bets: 200,
  blocks: 200,
  coefViewId: 99,
  oddsTolerance: maxOddsTolerance,
  refId: 2_147_483_647,
} as const;
/** Ids of blocks become names of fields on the way, so they are plain ones. */
const blockForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

interface Checked {
  code: UserErrorCode;
  path: string[];
  isWrong: boolean;
}

const isLonger = (text: string | null | undefined, most: number) => (text?.length ?? 0) > most;
const isOutside = (number: number | null | undefined, most: number) =>
  typeof number === "number" && (number < 0 || number > most);

function checkBet({ outcomeId, coef, amount, blockId }: BetInput, index: number): Checked[] {
  const at = (name: string) => ["bets", String(index), name];
  return [
    { code: "OUTCOME_UNKNOWN", path: at("outcomeId"), isWrong: isLonger(outcomeId, bounds.outcomeId) },
    { code: "INVALID", path: at("coef"), isWrong: isLonger(coef, bounds.decimal) },
    { code: "INVALID", path: at("amount"), isWrong: isLonger(amount, bounds.decimal) },
    { code: "INVALID", path: at("blockId"), isWrong: isLonger(blockId, bounds.blockId) },
  ];
}

/** Each block has one amount: a second one for it would be lost on the way. */
function checkBlock({ blockId, amount }: BlockAmountInput, index: number, all: readonly BlockAmountInput[]): Checked[] {
  const at = (name: string) => ["amountByBlock", String(index), name];
  const isSecond = all.findIndex((block) => block.blockId === blockId) < index;
  return [
    { code: "BLOCK_UNKNOWN", path: at("blockId"), isWrong: isSecond || !blockForm.test(blockId) },
    { code: "INVALID", path: at("amount"), isWrong: isLonger(amount, bounds.decimal) },
  ];
}

type Sent = Pick<CouponInput, "bets"> & Partial<PlaceCouponInput>;

function checkWhole(input: Sent): Checked[] {
  const decimals = [
    "amount",
    "prepaidAmount",
    "hyperBonusPercent",
    "minHyperBonusBetLimit",
    "maxHyperBonusLimit",
    "coefByView",
  ] as const;
  const coefs = ["coef", "exactCoef"] as const;
  return [
    { code: "TOO_MANY_BETS", path: ["bets"], isWrong: input.bets.length > bounds.bets },
    { code: "ACCOUNT_UNKNOWN", path: ["accountId"], isWrong: isLonger(input.accountId, bounds.accountId) },
    ...decimals.map((name): Checked => ({
      code: "INVALID",
      path: [name],
      isWrong: isLonger(input[name], bounds.decimal),
    })),
    ...coefs.map((name): Checked => ({ code: "INVALID", path: [name], isWrong: isLonger(input[name], bounds.coef) })),
    { code: "INVALID", path: ["coefViewId"], isWrong: isOutside(input.coefViewId, bounds.coefViewId) },
    { code: "INVALID", path: ["oddsTolerance"], isWrong: isOutside(input.oddsTolerance, bounds.oddsTolerance) },
    { code: "INVALID", path: ["refId"], isWrong: isOutside(input.refId, bounds.refId) },
    { code: "PROMO_UNKNOWN", path: ["promoCode"], isWrong: isLonger(input.promoCode, bounds.promoCode) },
    { code: "BLOCK_UNKNOWN", path: ["amountByBlock"], isWrong: (input.amountByBlock?.length ?? 0) > bounds.blocks },
  ];
}

/** Errors of a coupon that can be found before the service reads it. */
export function couponErrors(input: Sent, language: Language): UserErrorModel[] {
  const checks = [
    ...checkWhole(input),
    ...(input.amountByBlock ?? []).slice(0, bounds.blocks).flatMap(checkBlock),
    ...input.bets.slice(0, bounds.bets).flatMap(checkBet),
  ];
  return checks.filter(({ isWrong }) => isWrong).map(({ code, path }) => inputError(code, path, language));
}

/** Where the service says an error lies, in the words of the input: its amounts by block are a list there. */
export function atInput<E extends { path: string[] | null }>(
  errors: readonly E[],
  { amountByBlock }: Pick<CouponInput, "amountByBlock">,
): E[] {
  return errors.map((error) => {
    const [field, blockId] = error.path ?? [];
    if (field !== "amountByBlockId") return error;
    const index = (amountByBlock ?? []).findIndex((block) => block.blockId === blockId);
    return { ...error, path: index === -1 ? ["amountByBlock"] : ["amountByBlock", String(index), "amount"] };
  });
}

/** Bets in the service's words. */
export const betBodies = ({ bets }: ShareCouponInput | CouponInput): BetBody[] => bets.map((bet) => ({ ...bet }));

/** Fields that have the same name here and there; those not given are not sent. */
const sameNames = [
  "cover",
  "coef",
  "coefByView",
  "coefViewId",
  "exactCoef",
  "prepaidAmount",
  "hyperBonusPercent",
  "minHyperBonusBetLimit",
  "maxHyperBonusLimit",
  "promoCode",
] as const;

/** Some fields of a record, without those that have no value. */
function given<T extends object, K extends keyof T>(record: T, names: readonly K[]): { [N in K]?: NonNullable<T[N]> } {
  return Object.fromEntries(names.flatMap((name) => (record[name] == null ? [] : [[name, record[name]]]))) as {
    [N in K]?: NonNullable<T[N]>;
  };
}

/** A coupon in the service's terms [3.05]. Defaults are left out, as operators' services expect. */
export function couponBody(input: CouponInput & Pick<PlaceCouponInput, "refId">): CouponBody {
  const {
    accountId,
    kind,
    amount,
    systemValue,
    oddsChange,
    oddsTolerance,
    amountByBlock,
    dropsOnScoreChange,
    hasBonusBet,
    isVip,
    refId,
  } = input;
  return {
    accountId,
    typeId: kindNumbers[kind],
    amount: amount ?? null,
    bets: betBodies(input),
    systemValue: systemValue ?? null,
    changeCoefAction: oddsChangeNumbers[oddsChange ?? "NONE"],
    ...(oddsTolerance != null && { coefTolerance: oddsTolerance }),
    ...given(input, sameNames),
    ...(amountByBlock && {
      amountByBlockId: Object.fromEntries(amountByBlock.map(({ blockId, amount: own }) => [blockId, own])),
    }),
    ...(dropsOnScoreChange === true && { isDropOnScoreChange: true }),
    ...(hasBonusBet === false && { hasBonusBet: false }),
    ...(isVip === true && { isVipBet: true }),
    ...(typeof refId === "number" && { refId }),
  };
}
