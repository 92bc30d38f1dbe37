import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { cashAccountIn } from "@/account/activeAccount.ts";
import { useClient, useDialog, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import {
  MyTournamentEntryDocument,
  type TournamentEntryFieldsFragment,
  useJoinTournamentMutation,
} from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { OWN } from "@/features/loyalty/bonuses/useTake.ts";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { OwnPlace } from "./MyTournaments.tsx";
import type { TournamentDetails } from "./useTournamentFacts.tsx";

interface Props {
  tournament: TournamentDetails;
  /** The player's part; null while they take none. */
  entry: TournamentEntryFieldsFragment | null;
}

/** The button that takes part, and the player's place once they do. */
export function JoinTournament({ tournament, entry }: Props) {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const viewer = useViewer();
  const dialog = useDialog();
  const client = useClient();
  const [join, { loading }] = useJoinTournamentMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, phase, isLateEntry, fee, product } = tournament;
  if (entry !== null)
    return (
      <div className={styles.actions} role="status">
        <div className={styles.note} data-kind="done">
          <OwnPlace entry={entry} />
        </div>
        {phase === "RUNNING" ? (
          <Link to={urls.page(lang, product === "CASINO" ? "casinoLobby" : "line")}>{t("join.play")}</Link>
        ) : null}
      </div>
    );
  if (phase !== "OPEN" && !(phase === "RUNNING" && isLateEntry))
    return phase === "SETTLED" || phase === "CANCELLED" || phase === "COUNTING" ? null : (
      <p className={styles.note}>{t(phase === "COMING" ? "join.coming" : "join.closed")}</p>
    );
  if (viewer === null)
    return (
      <div className={styles.actions}>
        <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
          {t("join.signIn")}
        </Button>
      </div>
    );
  const account = fee === null ? null : cashAccountIn(viewer, fee.currency);
  async function press() {
    setProblem(null);
    const answer = await join({
      variables: { input: { tournamentId: id, accountId: account?.id ?? null } },
      ...OWN,
    }).catch(() => null);
    const payload = answer?.data?.joinTournament;
    if (payload?.entry == null) setProblem(payload?.errors[0]?.message ?? t("join.failed"));
    else await client.refetchQueries({ include: [MyTournamentEntryDocument] });
  }
  if (fee !== null && account === null)
    return <p className={styles.note}>{t("join.noAccount", { currency: fee.currency })}</p>;
  return (
    <div className={styles.actions}>
      <Button look="primary" isBusy={loading} onClick={() => void press()}>
        {fee === null ? t("join.free") : t("join.fee", { fee: moneyText(fee, lang) })}
      </Button>
      {problem === null ? null : (
        <p className={styles.note} data-kind="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
