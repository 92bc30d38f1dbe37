import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Balance, HIDDEN_SUM, useIsBalanceHidden } from "@/account/Balance.tsx";
import { useChooseAccount } from "@/account/useChooseAccount.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import styles from "@/features/betting/slip/Slip.module.css";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

/** Which account pays, and what is on it [6.08]. The choice is the whole site's. */
export function AccountRow({ slip: { account, settings, isSending } }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const accounts = useViewer()?.accounts ?? [];
  const isHidden = useIsBalanceHidden();
  const { choose, isChanging: loading } = useChooseAccount();
  if (account === null) return null;
  const isChoice = settings.isSelectAccountShown && accounts.length > 1;

  // Its currency names an account that is the only one of it, and leaves room for the sum.
  const nameOf = (label: string, currency: string) =>
    accounts.filter(({ balance }) => balance.currency === currency).length === 1 ? currency : label;

  if (!isChoice && !settings.isBalanceShown) return null;
  return (
    <div className={styles.sumRow}>
      <span>{isChoice ? t("account") : t("balance")}</span>
      {isChoice ? (
        <Select
          label={t("account")}
          value={account.id}
          isDisabled={isSending || loading}
          onChange={(id) => void choose(id)}
          options={accounts.map(({ id, label, balance }) => ({
            value: id,
            name: settings.isBalanceShown
              ? `${nameOf(label, balance.currency)} · ${isHidden ? HIDDEN_SUM : moneyText(balance, lang)}`
              : label,
          }))}
        />
      ) : (
        <Balance value={account.balance} />
      )}
    </div>
  );
}
