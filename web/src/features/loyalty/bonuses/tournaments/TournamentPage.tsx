import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import {
  type MyTournamentEntryQuery,
  useMyTournamentEntryQuery,
  useTournamentChangedSubscription,
} from "@/operations/loyalty/generated.ts";
import { FactList } from "@/ui/layout/FactList.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { OfferPicture } from "@/features/loyalty/bonuses/offers/OfferPicture.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { JoinTournament } from "./JoinTournament.tsx";
import { TournamentPhaseLine } from "./TournamentCard.tsx";
import { CountingGames, type TournamentDetails, useTournamentFacts } from "./useTournamentFacts.tsx";
import own from "./Tournament.module.css";

type Entry = NonNullable<NonNullable<MyTournamentEntryQuery["viewer"]>["tournamentEntry"]>;

const placeText = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`);

/** One tournament: what it is doing, the player's place, the table as it moves, prizes and terms [2.24]. */
export function TournamentPage({ tournament }: { tournament: TournamentDetails }) {
  const { t } = useTranslation("tournaments");
  const viewer = useViewer();
  const { id, name, phase, prizes, fund, picture, playerCount, games, reason } = tournament;
  const isOver = phase === "SETTLED" || phase === "CANCELLED";
  const facts = useTournamentFacts(tournament);
  const { data, refetch } = useMyTournamentEntryQuery({
    variables: { id },
    skip: viewer === null,
    fetchPolicy: "cache-and-network",
  });
  const entry = data?.viewer?.tournamentEntry ?? null;
  // The cache takes each change over: the page follows it. The player's own place moves with the table.
  useTournamentChangedSubscription({
    variables: { id },
    skip: isOver,
    onData: () => {
      if (entry !== null) void refetch().catch(() => undefined);
    },
  });
  return (
    <article className={styles.page}>
      <PageHead title={name} description={t("lead")} />
      <div className={styles.offer}>
        <OfferPicture name={picture} />
        <div className={styles.summary}>
          <h1>{name}</h1>
          <TournamentPhaseLine tournament={tournament} />
          {phase === "CANCELLED" && reason !== null ? (
            <p className={styles.lead}>{t(reason === "TOO_FEW_PLAYERS" ? "cancelled.few" : "cancelled.off")}</p>
          ) : null}
          <p className={styles.lead}>
            {t("fund")} <Money value={fund} /> · {t("players", { count: playerCount })}
          </p>
          <JoinTournament tournament={tournament} entry={entry} />
        </div>
      </div>
      <div className={own.columns}>
        <section className={styles.section}>
          <h2>{t(isOver ? "table.results" : "table.title")}</h2>
          <Table tournament={tournament} ownId={entry?.id ?? null} />
        </section>
        <section className={styles.section}>
          <h2>{t("prizes")}</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t("table.rank")}</th>
                <th>{t("table.prize")}</th>
              </tr>
            </thead>
            <tbody>
              {prizes.map((prize) => (
                <tr key={prize.from}>
                  <td>
                    <bdi className="number" translate="no">
                      {placeText(prize)}
                    </bdi>
                  </td>
                  <td>
                    <Money value={prize.amount} />
                    {prize.percent === null ? null : (
                      <span className={own.share}>
                        <bdi className="number" translate="no">
                          {prize.percent}%
                        </bdi>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {entry === null ? null : <OwnPlays entry={entry} isLegs={tournament.scoring === "LEGS"} />}
      <section className={styles.section}>
        <h2>{t("terms.title")}</h2>
        <FactList facts={facts} className={styles.facts} />
      </section>
      {games === null || games.length === 0 ? null : (
        <section className={`${styles.section} ${own.games}`}>
          <h2>{t("games")}</h2>
          <CountingGames games={games} />
        </section>
      )}
    </article>
  );
}

function Table({ tournament: { leaders, phase }, ownId }: { tournament: TournamentDetails; ownId: string | null }) {
  const { t } = useTranslation("tournaments");
  if (leaders == null || leaders.length === 0) return <p className={styles.note}>{t("table.empty")}</p>;
  const hasPrizes = phase === "SETTLED" || leaders.some(({ prize }) => prize !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t("table.rank")}</th>
          <th>{t("table.player")}</th>
          <th>{t("table.points")}</th>
          {hasPrizes ? <th>{t("table.prize")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ entryId, rank, player, points, prize }) => (
          <tr key={entryId} data-here={entryId === ownId ? "" : undefined}>
            <td>
              <bdi className="number" translate="no">
                {rank}
              </bdi>
            </td>
            <td>
              {entryId === ownId ? (
                t("table.you")
              ) : (
                <bdi className="number" translate="no">
                  {player}
                </bdi>
              )}
            </td>
            <td>
              <bdi className="number" translate="no">
                {points}
              </bdi>
            </td>
            {hasPrizes ? <td>{prize === null ? "—" : <Money value={prize} />}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What counted for the player, play by play. */
function OwnPlays({ entry, isLegs }: { entry: Entry; isLegs: boolean }) {
  const { t } = useTranslation("tournaments");
  const { dateTime } = useTime();
  const plays = entry.plays ?? [];
  return (
    <section className={styles.section}>
      <h2>{t("plays.title", { count: entry.playCount })}</h2>
      {plays.length === 0 ? (
        <p className={styles.note}>{t("plays.none")}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t("plays.when")}</th>
              <th>{t("plays.what")}</th>
              <th>{t("plays.staked")}</th>
              <th>{t("plays.won")}</th>
              {isLegs ? <th>{t("plays.legs")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {plays.map(({ source, sourceId, staked, won, legs, at }) => (
              <tr key={`${source} ${sourceId}`}>
                <td>
                  <time dateTime={at}>{dateTime(at)}</time>
                </td>
                <td>{source === "COUPON" ? t("plays.coupon", { id: sourceId }) : t("plays.round")}</td>
                <td>
                  <Money value={staked} />
                </td>
                <td>
                  <Money value={won} />
                </td>
                {isLegs ? (
                  <td>
                    <bdi className="number" translate="no">
                      {legs}
                    </bdi>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
