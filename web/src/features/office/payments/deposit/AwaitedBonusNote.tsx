import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Gift from "~icons/mdi/gift-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { roundText } from "@/features/office/payments/method/sums.ts";
import styles from "./AwaitedBonusNote.module.css";
import type { AwaitedBonus } from "./depositBonuses.ts";

/** The bonus that this deposit can begin, and what it takes. */
export function AwaitedBonusNote({ bonus, onLeave }: { bonus: AwaitedBonus; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation("deposit");
  const lang = useLanguage();
  const { title, percent, min, max } = bonus;
  return (
    <div className={styles.note}>
      <span className={styles.icon} aria-hidden>
        <Gift />
      </span>
      <p>
        <strong>{title}</strong>
        <span>{t("bonus.offer", { percent, max: roundText(max, lang), min: roundText(min, lang) })}</span>
      </p>
      <Link className={styles.link} to={urls.page(lang, "officeBonusesDeposit")} onClick={onLeave}>
        {t("bonus.terms")}
      </Link>
    </div>
  );
}
