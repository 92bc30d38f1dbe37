import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { statementUrl } from "@/account/statementUrl.ts";
import { Balance } from "@/account/Balance.tsx";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { clickInPlace } from "@/platform/page/clickInPlace.ts";
import { useChooseAccount } from "@/account/useChooseAccount.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Accounts.module.css";
import type { CurrenciesQuery } from "@/operations/office/generated.ts";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { AddAccount } from "./AddAccount.tsx";
import { CloseAccount } from "./CloseAccount.tsx";

/** The player's accounts with their balances; the active one pays for coupons (SPEC 4.39). */
export function Accounts({
  currencies,
  children,
}: Pick<CurrenciesQuery, "currencies"> & {
  /** What else can be done with the accounts, below their list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("account");
  const lang = useLanguage();
  const viewer = useViewer();
  const config = useSiteConfig();
  const { choose, isChanging: loading } = useChooseAccount(true);
  const openDeposit = useOpenDeposit();
  const [hasFailed, setFailed] = useState(false);
  const active = viewer === null ? null : activeAccountOf(viewer);

  async function activate(accountId: string) {
    setFailed(false);
    setFailed(!(await choose(accountId)));
  }

  return (
    <section className={styles.accounts}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <div className={styles.steps}>
          {routeExists("recharge", config) ? (
            <Link
              className={styles.deposit}
              to={urls.page(lang, "recharge")}
              onClick={(event) => clickInPlace(event, openDeposit)}
            >
              {t("deposit")}
            </Link>
          ) : null}
          {routeExists("deduce", config) ? (
            <Link className={styles.withdraw} to={urls.page(lang, "deduce")}>
              {t("withdraw")}
            </Link>
          ) : null}
          {routeExists("historyPay", config) ? (
            <Link className={styles.withdraw} to={statementUrl(lang)}>
              {t("toStatement")}
            </Link>
          ) : null}
        </div>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("locked")} action={t("signIn")} />
        </div>
      ) : null}
      {viewer !== null && viewer.accounts === null ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={() => location.reload()} />
        </div>
      ) : null}
      {hasFailed ? (
        <p className={styles.error} role="alert">
          {t("switchFailed")}
        </p>
      ) : null}
      <ul className={styles.list}>
        {viewer?.accounts?.map((account) => (
          <li key={account.id} className={styles.account} data-active={account.id === active?.id}>
            <div>
              <strong>{t(`type.${account.type}`)}</strong>
              <span className={styles.soft}>{t("number", { id: account.id })}</span>
            </div>
            <span className={styles.balance}>
              <Balance value={account.balance} />
            </span>
            <div className={styles.tools}>
              {account.type === "CURRENCY" ? <CloseAccount account={account} currencies={currencies} /> : null}
              {account.id === active?.id ? (
                <span className={styles.active}>{t("active")}</span>
              ) : (
                <Button isBusy={loading} onClick={() => void activate(account.id)}>
                  {t("makeActive")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {viewer?.accounts == null ? null : children}
      {viewer?.accounts == null ? null : <AddAccount accounts={viewer.accounts} currencies={currencies} />}
    </section>
  );
}
