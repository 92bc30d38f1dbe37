import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";
import {
  type ResultDetailsQuery,
  type ResultRowFragment,
  useResultDetailsQuery,
} from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./ResultDetails.module.css";

type Event = NonNullable<NonNullable<ResultDetailsQuery["gameResult"]>["events"]>[number];

/** Kinds that are told here: what changed the score, and cards. Every point of a set would be too many. */
const TOLD: ReadonlySet<Event["type"]> = new Set(["GOAL", "OWN_GOAL", "RED_CARD", "YELLOW_CARD", "WICKET"]);
/** A game with more goals than this is shown by its periods alone. */
const MOST_TOLD = 30;

/** What happened in a game, and where more is told of it. */
export function ResultDetails({ result }: { result: ResultRowFragment }) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const statisticUrl = useStatisticUrl();
  const { isStatisticsInNewWindow } = useSettings();
  const isOver = result.status === "FINISHED";
  const { data, error, refetch } = useResultDetailsQuery({
    variables: { id: result.id },
    skip: !isOver || result.opponents.length > 2,
  });
  const told = (data?.gameResult?.events ?? []).filter(({ type }) => TOLD.has(type));
  const [home, away] = result.opponents;
  const isRace = result.opponents.length > 2;
  const target = isStatisticsInNewWindow ? "_blank" : undefined;
  return (
    <div className={styles.details}>
      {!isRace && isOver && data === undefined && error === undefined ? (
        <p role="status" className={styles.quiet}>
          {t("loading")}
        </p>
      ) : null}
      {error !== undefined && data === undefined ? (
        <p role="alert" className={styles.quiet}>
          {t("failed")}{" "}
          <Button look="quiet" onClick={() => void refetch().catch(() => undefined)}>
            {t("retry")}
          </Button>
        </p>
      ) : null}
      {isRace && isOver ? (
        <ol className={styles.arrivals} aria-label={t("arrivals")}>
          {result.opponents.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      ) : null}
      {!isRace && isOver && data !== undefined && (told.length === 0 || told.length > MOST_TOLD) ? (
        <p className={styles.quiet}>{t("noEvents")}</p>
      ) : null}
      {told.length > 0 && told.length <= MOST_TOLD ? (
        <ol className={styles.events} aria-label={t("events")}>
          {told.map((event, index) => (
            <li key={`${index + 1}`} className={styles.event}>
              <bdi className={`${styles.minute} number`} translate="no">
                {event.minute}′
              </bdi>
              <span>{t(`event.${event.type as "GOAL"}`)}</span>
              <span className={styles.who}>{event.side === null ? null : (event.side === 1 ? home : away)?.name}</span>
              {event.scoreAfter === null ? null : (
                <bdi className={`${styles.after} number`} translate="no">
                  {event.scoreAfter}
                </bdi>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles.links}>
        {result.isOwnGame ? <Link to={gameUrl(lang, result, "LIVE")}>{t("toGame")}</Link> : null}
        {statisticUrl === null ? null : (
          <>
            {result.isOwnGame ? (
              <Link to={statisticUrl("game", result.id)} target={target}>
                {t("statistics")}
              </Link>
            ) : null}
            {isRace
              ? null
              : [home, away].map((team) =>
                  team === undefined ? null : (
                    <Link key={team.id} to={statisticUrl("team", team.id)} target={target}>
                      {team.name}
                    </Link>
                  ),
                )}
          </>
        )}
        <Link to={urls.page(lang, "champs", { champId: `${result.championship.id}-${result.championship.slug}` })}>
          {t("allOfChampionship")}
        </Link>
      </p>
    </div>
  );
}
