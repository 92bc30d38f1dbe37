import { useTranslation } from "react-i18next";
import Pin from "~icons/mdi/pin-outline";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import { Select } from "@/ui/fields/Select.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { AmountField } from "@/features/betting/slip/stake/AmountField.tsx";
import { amountText } from "@/features/betting/slip/stake/amountErrors.ts";
import styles from "./BetLine.module.css";
import { moveToBlock } from "./blockMoves.ts";
import { isAmountCode } from "@/features/betting/slip/errors.ts";
import type { BetNow } from "@/features/betting/slip/evaluate.ts";
import { bankersOf, canAddBanker } from "@/features/betting/slip/kinds/systemChoice.ts";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

interface Props {
  slip: Slip;
  item: BetNow;
  index: number;
  errors: readonly UserErrorFieldsFragment[];
}

/**
 * Whether the controls of a bet say what a code means: at its own amount, and where it has no block. The word on moved
 * odds is the form's.
 */
export function isSaidByControls(
  { facts, making, evaluation }: Slip,
  { bet }: BetNow,
  code: UserErrorFieldsFragment["code"],
): boolean {
  if (code === "ODDS_CHANGED") return evaluation.isWorse;
  if (code === "BLOCK_REQUIRED")
    return facts.hasBlocks && (bet.blockId == null || !making.blocks.includes(bet.blockId));
  return facts.stake === "bet" && isAmountCode(code);
}

/** What the coupon's kind lets the player say of one bet. */
export function BetControls(props: Props) {
  const { facts } = props.slip;
  if (facts.stake === "bet") return <OwnAmount {...props} />;
  return facts.hasBlocks ? <BlockChoice {...props} /> : null;
}

/** A banker stands in every combination of a system. */
export function BankerSwitch({ slip: { bets, making, isSending }, item: { bet } }: Pick<Props, "slip" | "item">) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const isBanker = bet.isBanker === true;
  const isPossible =
    isBanker ||
    canAddBanker(
      bets.length,
      bankersOf(
        bets.map((one) => one.bet),
        making,
      ),
    );
  return (
    <button
      type="button"
      className={styles.banker}
      aria-pressed={isBanker}
      disabled={isSending || !isPossible}
      title={isPossible ? t("bankerHint") : t("bankerNoRoom")}
      aria-label={t("bankerOf", { outcome: bet.outcomeName })}
      onClick={() =>
        coupon.bets(
          coupon.bets().map((other) => (other.outcomeId === bet.outcomeId ? { ...other, isBanker: !isBanker } : other)),
        )
      }
    >
      <Pin aria-hidden />
    </button>
  );
}

/** Amount of one of multiple singles: its own, or the one for all. */
function OwnAmount({ slip, item: { bet }, index, errors }: Props) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const { stakes, worth, currency, isSending, quote, account } = slip;
  const value = stakes.byBet[index] ?? "";
  const win = worth.winByBet[index] ?? null;
  const bounds = quote?.bets.find(({ outcomeId }) => outcomeId === bet.outcomeId);
  const problem = amountText(
    {
      amount: value,
      currency,
      minAmount: bounds?.minAmount,
      maxAmount: bounds?.maxAmount,
      balance: account?.balance,
      errors: errors.filter(({ code }) => isAmountCode(code)),
    },
    t,
    lang,
  );
  const id = `amount-${bet.outcomeId}`;
  return (
    <>
      <div className={styles.controls}>
        <span className={styles.soft}>
          {win === null ? "" : t("winOf", { sum: moneyText({ amount: win, currency }, lang) })}
        </span>
        <div className={styles.own}>
          <AmountField
            id={id}
            isSmall
            label={t("amountOf", { outcome: bet.outcomeName })}
            value={value}
            isLocked={isSending}
            isInvalid={problem !== undefined}
            describedBy={`${id}-error`}
            onChange={(amount) => {
              placing.errors([]);
              changeMaking(coupon, { amountByBetId: { ...coupon.making().amountByBetId, [bet.outcomeId]: amount } });
            }}
          />
        </div>
      </div>
      <p id={`${id}-error`} className={styles.problem}>
        {problem}
      </p>
    </>
  );
}

/** Which block a bet of a conditional coupon stands in; the lobby is none yet. */
function BlockChoice({ slip: { making, isSending }, item: { bet } }: Props) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const value = bet.blockId != null && making.blocks.includes(bet.blockId) ? bet.blockId : "";
  return (
    <div className={styles.controls}>
      <span className={styles.soft} aria-hidden>
        {t("standsIn")}
      </span>
      <Select
        label={t("blockOf", { outcome: bet.outcomeName })}
        value={value}
        isDisabled={isSending}
        onChange={(blockId) => moveToBlock(coupon, bet.outcomeId, blockId === "" ? null : blockId)}
        options={[
          { value: "", name: t("lobby") },
          ...making.blocks.map((id, place) => ({ value: id, name: t("block", { number: place + 1 }) })),
        ]}
      />
    </div>
  );
}
