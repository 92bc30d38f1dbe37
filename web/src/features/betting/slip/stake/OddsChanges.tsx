import { useTranslation } from "react-i18next";
import styles from "@/features/betting/slip/Slip.module.css";
import { useChangeCouponSettings } from "@/features/betting/slip/useChangeCouponSettings.ts";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

/** What the player takes without being asked, each at one press [3.02]. Nothing pressed means: ask. */
export function OddsChanges({ slip: { settings, isSending } }: { slip: Slip }) {
  const change = useChangeCouponSettings();
  const { t } = useTranslation("slip");
  const { changeCoefAction: action, oddsTolerance } = settings;
  const takesAny = action === 0;
  const toggles = [
    {
      name: "HIGHER",
      isOn: action === 1,
      next: { changeCoefAction: action === 1 ? 2 : 1 },
    },
    { name: "lower", isOn: oddsTolerance > 0, next: { oddsTolerance: oddsTolerance > 0 ? 0 : 1 } },
    { name: "ANY", isOn: takesAny, next: { changeCoefAction: takesAny ? 2 : 0 } },
  ] as const;
  return (
    <div className={styles.takes} role="group" aria-label={t("oddsChange")} title={t("oddsChange")}>
      <span aria-hidden>{t("accept")}</span>
      {toggles.map(({ name, isOn, next }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOn || takesAny}
          disabled={isSending || (takesAny && name !== "ANY")}
          onClick={() => change({ type: "set", settings: next })}
        >
          {t(`takes.${name}`)}
        </button>
      ))}
    </div>
  );
}
