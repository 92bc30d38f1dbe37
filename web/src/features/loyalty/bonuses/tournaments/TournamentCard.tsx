import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { TournamentCardFieldsFragment } from "@/operations/loyalty/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { Countdown } from "@/features/loyalty/bonuses/offers/Countdown.tsx";
import { OfferPicture } from "@/features/loyalty/bonuses/offers/OfferPicture.tsx";
import styles from "@/features/loyalty/bonuses/offers/OfferCard.module.css";

export type TournamentSummary = TournamentCardFieldsFragment;

const isOver = (phase: TournamentSummary["phase"]) => phase === "SETTLED" || phase === "CANCELLED";

/** What a tournament is doing, with the time left until that changes. */
export function TournamentPhaseLine({ tournament }: { tournament: TournamentSummary }) {
  const { t } = useTranslation("tournaments");
  const { dateTime } = useTime();
  const { phase, opensAt, startsAt, endsAt } = tournament;
  const moments = {
    COMING: opensAt,
    OPEN: startsAt,
    RUNNING: endsAt,
    COUNTING: null,
    SETTLED: endsAt,
    CANCELLED: null,
  };
  const moment = moments[phase];
  return (
    <span className={styles.phase} data-phase={phase === "RUNNING" || phase === "OPEN" ? "OPEN" : phase}>
      {moment === null ? (
        t(`phase.${phase}`, { date: "" })
      ) : (
        <time dateTime={moment} suppressHydrationWarning>
          {t(`phase.${phase}`, { date: dateTime(moment) })}
        </time>
      )}
      {moment === null || isOver(phase) ? null : <Countdown until={moment} />}
    </span>
  );
}

/** A tournament among others: its name, what there is to win, what entry costs, and until when. */
export function TournamentCard({ tournament, children }: { tournament: TournamentSummary; children?: ReactNode }) {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const { id, name, phase, product, fee, fund, picture, playerCount, scoring } = tournament;
  return (
    <article className={styles.card} data-phase={isOver(phase) ? "OVER" : phase}>
      <OfferPicture name={picture} />
      <div className={styles.body}>
        <span className={styles.mark}>{t(`product.${product}`)}</span>
        <h2>
          <Link to={urls.page(lang, "bonusCasinoTournament", { id })}>{name}</Link>
        </h2>
        <p className={styles.most}>
          <span>{t("fund")} </span>
          <Money value={fund} />
        </p>
        <p>{t(`short.${scoring}`)}</p>
        <p>
          {fee === null ? (
            t("free")
          ) : (
            <>
              {t("fee")}: <Money value={fee} />
            </>
          )}
          {" · "}
          {t("players", { count: playerCount })}
        </p>
        <TournamentPhaseLine tournament={tournament} />
        {children}
      </div>
    </article>
  );
}
