import { useTranslation } from "react-i18next";
import { type CoverName, covers, coversOf, minSystemValue } from "#shared/betting/coupon/kinds.ts";
import { systemValues, unitsOf } from "#shared/betting/coupon/system.ts";
import { useCoupon } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import styles from "@/features/betting/slip/Slip.module.css";
import { bankersOf } from "./systemChoice.ts";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

/** Which system out of the bets, how many combinations that is, and whether bets can be bankers. */
export function SystemForm({ slip: { bets, making, content, isSending, worth, currency, quote } }: { slip: Slip }) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const bankers = bankersOf(
    bets.map(({ bet }) => bet),
    making,
  );
  const others = bets.length - bankers;
  const value = content.systemValue ?? minSystemValue;
  const least = quote?.systemValues.find((option) => option.value === value)?.minBetAmount ?? null;
  return (
    <div className={styles.kindForm}>
      <div className={styles.sumRow}>
        <span>{t("system")}</span>
        <Select
          label={t("system")}
          value={String(value)}
          isDisabled={isSending}
          onChange={(next) => changeMaking(coupon, { systemValue: Number(next) })}
          options={systemValues(others, bankers).map(({ value: k, combo }) => ({
            value: String(k),
            name: t("systemOption", { k, n: others, combos: combo }),
          }))}
        />
      </div>
      <div className={styles.beside}>
        <label className={styles.check} title={t("bankerHint")}>
          <input
            type="checkbox"
            checked={making.isActiveSystemBanker}
            disabled={isSending}
            onChange={(event) => changeMaking(coupon, { isActiveSystemBanker: event.target.checked })}
          />
          {t("bankers")}
          {bankers > 0 ? ` (${bankers})` : ""}
        </label>
        {worth.unitAmount === null ? null : (
          <p className={styles.hint}>
            {t("unit", { sum: moneyText({ amount: worth.unitAmount, currency }, lang) })}
            {least === null ? "" : ` · ${t("unitLeast", { sum: moneyText(least, lang) })}`}
          </p>
        )}
      </div>
    </div>
  );
}

/** Which full cover: where singles may be in it, the player chooses. */
export function CoverForm({ slip: { bets, content, isSending, worth, currency } }: { slip: Slip }) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const names = coversOf(bets.length);
  const value = content.cover ?? names[0];
  if (value === undefined) return null;
  return (
    <div className={styles.kindForm}>
      <div className={styles.sumRow}>
        <span>{t("cover")}</span>
        <Select<CoverName>
          label={t("cover")}
          value={value}
          isDisabled={isSending}
          onChange={(cover) => changeMaking(coupon, { cover })}
          options={names.map((name) => ({
            value: name,
            name: t("coverOption", {
              name: t(`covers.${name}`),
              combos: unitsOf({ kind: "FULL_COVER", cover: name, legs: bets.map(() => ({})) }) ?? 0,
            }),
          }))}
        />
      </div>
      <p className={styles.hint}>
        {covers[value].sizes.includes(1) ? t("withSingles") : t("withoutSingles")}
        {worth.unitAmount === null
          ? ""
          : ` · ${t("unit", { sum: moneyText({ amount: worth.unitAmount, currency }, lang) })}`}
      </p>
    </div>
  );
}
