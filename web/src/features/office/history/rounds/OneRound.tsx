import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cards from "~icons/mdi/cards-playing-outline";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { CasinoRoundQuery, CasinoRoundQueryVariables } from "@/operations/office/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { EVERY_ROUND, roundsUrl } from "./address.ts";
import { HistoryTabs } from "./HistoryTabs.tsx";
import { RoundsHead } from "./RoundsHead.tsx";
import { RoundRow } from "./RoundRow.tsx";
import rows from "@/features/office/OpenRows.module.css";

/** One round, open, as an entry of the account names it. */
export function OneRound({ asked }: { asked: Answer<CasinoRoundQuery, CasinoRoundQueryVariables> }) {
  const { t } = useTranslation("rounds");
  const { data, error, loading, refetch } = asked;
  const every = (
    <Link className={rows.link} to={roundsUrl(useLanguage(), EVERY_ROUND)}>
      {t("every")}
    </Link>
  );
  const round = data?.viewer?.casinoRound;
  return (
    <section className={rows.page}>
      <PageHead title={t("title")} />
      <header className={rows.header}>
        <h1>{t("title")}</h1>
        <HistoryTabs here="casino" />
      </header>
      <div className={rows.card}>
        {data?.viewer === null ? (
          <SignInNotice title={t("locked")} action={t("signIn")} />
        ) : round === undefined && loading ? (
          <Skeleton rows={1} label={t("loading")} />
        ) : round === undefined || (round === null && error !== undefined) ? (
          <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
        ) : round === null ? (
          <Notice icon={<Cards />} title={t("unknown")} text={t("unknownText")} action={every} />
        ) : (
          <table className={rows.table} aria-label={t("title")}>
            <RoundsHead />
            <tbody>
              <RoundRow key={round.id} round={round} isOpened />
            </tbody>
          </table>
        )}
      </div>
      {round == null ? null : <p>{every}</p>}
    </section>
  );
}
