import { Fragment, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import Done from "~icons/mdi/check-circle-outline";
import { useLanguage } from "@/platform/app/app.ts";
import { Balance } from "@/account/Balance.tsx";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import type { ConvertMoneyMutation } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./Conversion.module.css";
import { rateText } from "./rateText.ts";

/** What was booked. */
export type Converted = NonNullable<NonNullable<ConvertMoneyMutation["convertMoney"]>["conversion"]>;

interface Props {
  converted: Converted;
  /** The player's accounts as they are after it. */
  accounts: readonly AccountFieldsFragment[];
  onAgain(): void;
}

/** What was booked, in the form's place, with what both accounts hold now. */
export function ConversionReceipt({ converted, accounts, onAgain }: Props) {
  const { t } = useTranslation("account");
  const lang = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fromAccountId, toAccountId, amount, gained } = converted;
  const balances = [fromAccountId, toAccountId].flatMap((id) => accounts.filter((account) => account.id === id));

  useEffect(function goThere() {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles.receipt}>
      <h3 ref={heading} tabIndex={-1}>
        <Done aria-hidden />
        {t("conversion.done")}
      </h3>
      <dl aria-label={t("conversion.receipt")}>
        <dt>{t("conversion.taken", { id: fromAccountId })}</dt>
        <dd>
          <Money value={amount} />
        </dd>
        <dt>{t("conversion.added", { id: toAccountId })}</dt>
        <dd>
          <Money value={gained} />
        </dd>
        <dt>{t("conversion.rate")}</dt>
        <dd>
          <bdi className="number" translate="no">
            {rateText(converted, lang)}
          </bdi>
        </dd>
        {balances.map(({ id, balance }) => (
          <Fragment key={id}>
            <dt>{t("conversion.balanceNow", { id })}</dt>
            <dd>
              <Balance value={balance} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>
        <Button onClick={onAgain}>{t("conversion.again")}</Button>
      </p>
    </div>
  );
}
