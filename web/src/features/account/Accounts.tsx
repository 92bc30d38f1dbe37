import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cloud from "~icons/mdi/cloud-alert";
import Lock from "~icons/mdi/lock-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { activeAccountOf } from "@/betting/account.ts";
import { Balance } from "@/betting/Balance.tsx";
import { useChooseAccount } from "@/betting/useChooseAccount.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import styles from "./Accounts.module.css";

/** The player's accounts with their balances; the active one pays for coupons (SPEC 4.39). */
export function Accounts() {
  const { t } = useTranslation("account");
  const app = useApp();
  const lang = languageOf(app);
  const viewer = useViewer();
  const { choose, isChanging: loading } = useChooseAccount(true);
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
        <div><h1>{t("title")}</h1><p>{t("lead")}</p></div>
        <div className={styles.steps}>
          <Link className={styles.deposit} to={urls.page(lang, "recharge")}>{t("deposit")}</Link>
          <Link className={styles.withdraw} to={urls.page(lang, "deduce")}>{t("withdraw")}</Link>
        </div>
      </header>
      {viewer === null ? <div className={styles.card}><Notice icon={<Lock />} title={t("locked")} action={<Button look="primary" onClick={() => app.dialog({ name: "signIn" })}>{t("signIn")}</Button>} /></div> : null}
      {viewer !== null && viewer.accounts === null
        ? <div className={styles.card}><Notice role="alert" icon={<Cloud />} title={t("failed")} text={t("failedText")} action={<Button onClick={() => location.reload()}>{t("retry")}</Button>} /></div>
        : null}
      {hasFailed ? <p className={styles.error} role="alert">{t("switchFailed")}</p> : null}
      <ul className={styles.list}>
        {viewer?.accounts?.map((account) => (
          <li key={account.id} className={styles.account} data-active={account.id === active?.id}>
            <div>
              <strong>{t(`type.${account.type}`)}</strong>
              <span className={styles.soft}>{t("number", { id: account.id })}</span>
            </div>
            <span className={styles.balance}><Balance value={account.balance} /></span>
            {account.id === active?.id
              ? <span className={styles.active}>{t("active")}</span>
              : <Button isBusy={loading} onClick={() => void activate(account.id)}>{t("makeActive")}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}
