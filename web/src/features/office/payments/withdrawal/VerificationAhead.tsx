import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Exact } from "#shared/money/money.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useUnverifiedWithdrawalQuery } from "@/operations/office/generated.ts";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { sumText } from "@/features/office/payments/method/sums.ts";

/** Says before a withdrawal what is paid out without verification, so that nobody learns it only when money waits. */
export function VerificationAhead({ accountId, amount }: { accountId: string; amount: string }) {
  const { t } = useTranslation("withdrawal");
  const lang = useLanguage();
  const { data } = useUnverifiedWithdrawalQuery({ variables: { accountId }, fetchPolicy: "cache-and-network" });
  const left = data?.viewer?.unverifiedWithdrawal ?? null;
  if (left === null) return null;
  const isPassed = amount !== "" && new Exact(amount).greaterThan(left.amount);
  const isSpent = new Exact(left.amount).isZero();
  return (
    <p className={styles.soft} role="status">
      {isSpent || isPassed ? t("aheadWaits") : t("ahead", { sum: sumText(left, lang) })}{" "}
      <Link className={styles.link} to={urls.page(lang, "verification")}>
        {t("toVerification")}
      </Link>
    </p>
  );
}
