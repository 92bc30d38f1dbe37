import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { usePlayedQuery } from "@/operations/pages.generated.ts";
import { afterSignOut, signOut } from "@/session/signOut.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { Money } from "@/ui/Money.tsx";
import styles from "./RealityCheck.module.css";

type Sums = readonly { amount: string; currency: string }[];

/** Sums of one kind, one a currency. */
function Sum({ name, sums, none }: { name: string; sums: Sums; none: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{sums.length === 0 ? none : sums.map((sum) => <Money key={sum.currency} value={sum} />)}</dd>
    </div>
  );
}

/** Reminds a player of the time he has played and of what he staked and won meanwhile; he goes on, or signs out. */
export default function RealityCheck({ onGoOn }: { onGoOn(): void }) {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { t } = useTranslation(["session", "menu"]);
  const [isLeaving, setLeaving] = useState(false);
  const { data } = usePlayedQuery({ fetchPolicy: "network-only", context: { hasOwnErrors: true } });
  const played = data?.viewer?.played ?? null;

  async function leave() {
    setLeaving(true);
    if (!await signOut(app)) { location.reload(); return; }
    const to = afterSignOut(app, pathname);
    if (to !== null) await navigate(to);
  }

  return (
    <Dialog title={t("reality.title")} closeLabel={t("reality.goOn")} focus="title" isOpen onClose={onGoOn}>
      <p className={styles.lead}>{t("reality.info")}</p>
      {played === null ? null : (
        <dl className={styles.sums}>
          <div className={styles.row}><dt>{t("reality.time")}</dt><dd>{t("reality.minutes", { count: Math.floor(played.seconds / 60) })}</dd></div>
          <Sum name={t("reality.stakes")} sums={played.stakes} none={t("reality.none")} />
          <Sum name={t("reality.wins")} sums={played.wins} none={t("reality.none")} />
        </dl>
      )}
      <div className={styles.buttons}>
        <Button look="primary" onClick={onGoOn}>{t("reality.goOn")}</Button>
        <Button onClick={() => void leave()} isBusy={isLeaving}>{t("reality.signOut")}</Button>
        <Link className={styles.limits} to={urls.page(languageOf(app), "responsible")} onClick={onGoOn}>{t("menu:page.responsible")}</Link>
      </div>
    </Dialog>
  );
}
