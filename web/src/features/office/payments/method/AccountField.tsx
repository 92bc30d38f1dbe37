import { useTranslation } from "react-i18next";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { Balance } from "@/account/Balance.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import styles from "./Fields.module.css";

interface Props {
  accounts: readonly AccountFieldsFragment[];
  account: AccountFieldsFragment;
  /** Words before the balance. */
  balanceLabel: string;
  error?: string | undefined;
  isLocked: boolean;
  onChoose(id: string): void;
}

/** Which of the player's accounts is paid into or out of, with what it holds (RTS 1A). */
export function AccountField({ accounts, account, balanceLabel, error, isLocked, onChoose }: Props) {
  const { t } = useTranslation("payments");
  return (
    <div className={styles.account}>
      {accounts.length < 2 ? null : (
        <SelectField
          label={t("account")}
          value={account.id}
          disabled={isLocked}
          error={error}
          options={accounts.map(({ id, label }) => ({ value: id, name: label }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      <p className={styles.balance}>
        <span>{balanceLabel}</span>
        <strong>
          <Balance value={account.balance} />
        </strong>
      </p>
    </div>
  );
}
