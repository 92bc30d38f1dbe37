import { useTranslation } from "react-i18next";
import { languageOf, useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { Balance, HIDDEN_SUM, useIsBalanceHidden } from "@/betting/Balance.tsx";
import { useChooseAccount } from "@/betting/useChooseAccount.ts";
import { moneyText } from "@/ui/Money.tsx";
import { Select } from "@/ui/Select.tsx";
import styles from "./Slip.module.css";
import type { Slip } from "./useSlip.ts";

/** Which account pays, and what is on it [6.08]. The choice is the whole site's. */
export function AccountRow({ slip: { account, settings, isSending } }: { slip: Slip }) {
  const app = useApp();
  const { t } = useTranslation("slip");
  const lang = languageOf(app);
  const accounts = useViewer()?.accounts ?? [];
  const isHidden = useIsBalanceHidden();
  const { choose, isChanging: loading } = useChooseAccount();
  if (account === null) return null;
  const isChoice = settings.isSelectAccountShown && accounts.length > 1;

  // Its currency names an account that is the only one of it, and leaves room for the sum.
  const nameOf = (label: string, currency: string) => (accounts.filter(({ balance }) => balance.currency === currency).length === 1 ? currency : label);

  if (!isChoice && !settings.isBalanceShown) return null;
  return (
    <div className={styles.sumRow}>
      <span>{isChoice ? t("account") : t("balance")}</span>
      {isChoice ? (
        <Select
          label={t("account")} value={account.id} isDisabled={isSending || loading} onChange={(id) => void choose(id)}
          options={accounts.map(({ id, label, balance }) => ({ value: id, name: settings.isBalanceShown ? `${nameOf(label, balance.currency)} · ${isHidden ? HIDDEN_SUM : moneyText(balance, lang)}` : label }))}
        />
      ) : <Balance value={account.balance} />}
    </div>
  );
}
