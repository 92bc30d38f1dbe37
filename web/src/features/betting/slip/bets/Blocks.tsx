import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { localMark } from "#shared/site/languages.ts";
import ArrowDown from "~icons/mdi/arrow-down";
import ArrowUp from "~icons/mdi/arrow-up";
import Close from "~icons/mdi/close";
import Plus from "~icons/mdi/plus";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { AmountField } from "@/features/betting/slip/stake/AmountField.tsx";
import { amountText } from "@/features/betting/slip/stake/amountErrors.ts";
import { addBlock, moveBlock, removeBlock } from "./blockMoves.ts";
import styles from "./Blocks.module.css";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

interface Props {
  slip: Slip;
  /** Draws a bet by its index. */
  line(index: number): ReactNode;
}

/**
 * Bets of a conditional coupon under their blocks, which are played one after the other, and those of no block yet in
 * the lobby. Everything is moved by buttons and lists, so by keyboard as well.
 */
export function Blocks({ slip, line }: Props) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const { bets, making, isSending } = slip;
  const linesOf = (blockId: string | null) =>
    bets.flatMap(({ bet }, index) => {
      const own = bet.blockId != null && making.blocks.includes(bet.blockId) ? bet.blockId : null;
      return own === blockId ? [line(index)] : [];
    });
  const lobby = linesOf(null);
  return (
    <>
      {making.blocks.map((id, place) => (
        <Block key={id} slip={slip} id={id} place={place}>
          {linesOf(id)}
        </Block>
      ))}
      {lobby.length === 0 ? null : (
        <section className={styles.block} aria-label={t("lobby")}>
          <header className={styles.head}>
            <h3>{t("lobby")}</h3>
          </header>
          <p className={styles.problem}>{t("lobbyHint")}</p>
          <ul>{lobby}</ul>
        </section>
      )}
      <Button
        look="quiet"
        className={styles.add ?? ""}
        disabled={isSending || making.blocks.length >= bets.length}
        onClick={() => addBlock(coupon)}
      >
        <Plus aria-hidden />
        {t("addBlock")}
      </Button>
    </>
  );
}

function Block({
  slip,
  id,
  place,
  children,
}: {
  slip: Slip;
  id: string;
  place: number;
  children: readonly ReactNode[];
}) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const { making, isSending, stakes, worth, currency, quote, account, placed } = slip;
  const name = t("block", { number: place + 1 });
  const used = stakes.byBlock.findIndex((block) => block.id === id);
  const amount = stakes.byBlock[used]?.amount ?? "";
  const bound = worth.blocks.find((block) => block.id === id);
  const maxAmount =
    used === 0 ? (quote?.maxAmount ?? null) : bound?.maxAmount == null ? null : { amount: bound.maxAmount, currency };
  const minAmount = used === 0 ? (quote?.minAmount ?? null) : null;
  const own = placed.blocks[used] ?? [];
  const problem =
    used < 0
      ? undefined
      : amountText(
          { amount, currency, minAmount, maxAmount, balance: used === 0 ? account?.balance : null, errors: own },
          t,
          lang,
        );
  const fieldId = `block-${id}`;
  return (
    <section className={styles.block} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        {bound?.coef == null ? null : (
          <bdi translate="no" className={`number ${styles.coef}`}>
            {localMark(bound.coef, lang)}
          </bdi>
        )}
        <button
          type="button"
          aria-label={t("blockEarlier", { name })}
          disabled={isSending || place === 0}
          onClick={() => moveBlock(coupon, id, -1)}
        >
          <ArrowUp aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t("blockLater", { name })}
          disabled={isSending || place === making.blocks.length - 1}
          onClick={() => moveBlock(coupon, id, 1)}
        >
          <ArrowDown aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t("removeBlock", { name })}
          disabled={isSending}
          onClick={() => removeBlock(coupon, id)}
        >
          <Close aria-hidden />
        </button>
      </header>
      {used < 0 ? (
        <p className={styles.hint}>{t("emptyBlock")}</p>
      ) : (
        <div className={styles.sum}>
          <AmountField
            id={fieldId}
            isSmall
            label={t("amountOf", { outcome: name })}
            value={amount}
            isLocked={isSending}
            isInvalid={problem !== undefined}
            describedBy={`${fieldId}-hint`}
            onChange={(next) => {
              placing.errors([]);
              changeMaking(coupon, { amountByBlockId: { ...coupon.making().amountByBlockId, [id]: next } });
            }}
          />
          <p id={`${fieldId}-hint`} className={problem === undefined ? styles.hint : styles.problem}>
            {problem ?? (maxAmount?.currency === currency ? t("upTo", { max: moneyText(maxAmount, lang) }) : "")}
          </p>
        </div>
      )}
      <ul>{children}</ul>
    </section>
  );
}
