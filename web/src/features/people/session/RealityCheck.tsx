import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useClient, useConnection, useLanguage } from "@/platform/app/app.ts";
import { usePlayedQuery } from "@/operations/people/generated.ts";
import { afterSignOut, signOut } from "@/platform/session/signOut.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { Money } from "@/ui/marks/Money.tsx";
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

/** Reminds a player of the time they have played and of what they staked and won meanwhile; they go on, or sign out. */
export default function RealityCheck({ onGoOn }: { onGoOn(): void }) {
  const client = useClient();
  const connection = useConnection();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { t } = useTranslation(["session", "menu"]);
  const [isLeaving, setLeaving] = useState(false);
  const { data } = usePlayedQuery({ fetchPolicy: "network-only", context: { hasOwnErrors: true } });
  const played = data?.viewer?.played ?? null;

  async function leave() {
    setLeaving(true);
    if (!(await signOut({ client, connection }))) {
      location.reload();
      return;
    }
    const to = afterSignOut(lang, pathname);
    if (to !== null) await navigate(to);
  }

  return (
    <Dialog title={t("reality.title")} closeLabel={t("reality.goOn")} focus="title" isOpen onClose={onGoOn}>
      <p className={styles.lead}>{t("reality.info")}</p>
      {played === null ? null : (
        <dl className={styles.sums}>
          <div className={styles.row}>
            <dt>{t("reality.time")}</dt>
            <dd>{t("reality.minutes", { count: Math.floor(played.seconds / 60) })}</dd>
          </div>
          <Sum name={t("reality.stakes")} sums={played.stakes} none={t("reality.none")} />
          <Sum name={t("reality.wins")} sums={played.wins} none={t("reality.none")} />
        </dl>
      )}
      <div className={styles.buttons}>
        <Button look="primary" onClick={onGoOn}>
          {t("reality.goOn")}
        </Button>
        <Button onClick={() => void leave()} isBusy={isLeaving}>
          {t("reality.signOut")}
        </Button>
        <Link className={styles.limits} to={urls.page(lang, "responsible")} onClick={onGoOn}>
          {t("menu:page.responsible")}
        </Link>
      </div>
    </Dialog>
  );
}
