import { useTranslation } from "react-i18next";
import { Balance } from "@/account/Balance.tsx";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import styles from "./Conversion.module.css";

interface Props {
  label: string;
  accounts: readonly AccountFieldsFragment[];
  account: AccountFieldsFragment;
  error?: string | undefined;
  isLocked: boolean;
  onChoose(id: string): void;
}

/** One side of a conversion: which account, and what it holds now (RTS 1A). */
export function ConvertAccountField({ label, accounts, account, error, isLocked, onChoose }: Props) {
  const { t } = useTranslation("account");
  return (
    <div className={styles.side}>
      <SelectField
        label={label}
        value={account.id}
        disabled={isLocked}
        error={error}
        options={accounts.map(({ id, label: name }) => ({ value: id, name }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <p className={styles.soft}>
        {t("conversion.balance")}{" "}
        <strong>
          <Balance value={account.balance} />
        </strong>
      </p>
    </div>
  );
}
