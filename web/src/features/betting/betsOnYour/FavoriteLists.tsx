import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useFavoritesStore } from "@/favorites/favorites.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import type { FavoriteKey, FavoriteKind } from "@/favorites/favorites.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { type FavoriteThingsQuery, useFavoriteThingsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Flag } from "@/ui/marks/Flag.tsx";
import { Shield } from "@/ui/marks/Shield.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./FavoriteLists.module.css";

type Thing = NonNullable<FavoriteThingsQuery["favorites"]>[number];
const KINDS = ["TEAM", "CHAMPIONSHIP", "GAME"] as const satisfies readonly FavoriteKind[];
/** Rows of a kind at first; more at a click. The gateway tells of 100 keys at once. */
const FIRST = 30;
const MOST = 100;

/** What is marked, to look at and to take away: also what is over or no longer known. */
export function FavoriteLists({ keys }: { keys: readonly FavoriteKey[] }) {
  const { t } = useTranslation("betsOnYour");
  return (
    <section className={styles.lists} aria-label={t("all")}>
      <h2 className={styles.title}>
        {t("all")} <span className={styles.count}>{keys.length}</span>
      </h2>
      <div className={styles.columns}>
        {KINDS.map((kind) => {
          const own = keys.filter((key) => key.kind === kind);
          return own.length === 0 ? null : <KindList key={kind} kind={kind} keys={own} />;
        })}
      </div>
    </section>
  );
}

function KindList({ kind, keys }: { kind: FavoriteKind; keys: readonly FavoriteKey[] }) {
  const { t } = useTranslation("betsOnYour");
  const favorites = useFavoritesStore();
  const [most, setMost] = useState(FIRST);
  const shown = keys.slice(0, Math.min(most, MOST));
  const { data, previousData, error } = useFavoriteThingsQuery({
    variables: { items: shown.map(({ id }) => ({ kind, id })) },
  });
  const things = new Map(((data ?? previousData)?.favorites ?? []).map((thing) => [thing.targetId, thing]));
  const isLoaded = data !== undefined || error !== undefined;
  const over = shown.filter(({ id }) => isOver(things.get(id)) || (isLoaded && isGone(things.get(id))));
  return (
    <div className={styles.list}>
      <h3 className={styles.kind}>
        {t(`kind.${kind}`)} <span className={styles.count}>{keys.length}</span>
      </h3>
      {data === undefined && previousData === undefined && error === undefined ? (
        <Skeleton rows={Math.min(keys.length, 6)} label={t("loading")} />
      ) : (
        <ul>
          {shown.map(({ id }) => (
            <li key={id} className={styles.row}>
              <Row favoriteKey={{ kind, id }} thing={things.get(id)} isLoaded={data !== undefined} />
            </li>
          ))}
        </ul>
      )}
      {over.length > 1 ? (
        <Button look="quiet" onClick={() => favorites.remove(over)}>
          {t("removeOver", { count: over.length })}
        </Button>
      ) : null}
      {keys.length > shown.length && most < MOST ? (
        <Button look="quiet" onClick={() => setMost(MOST)}>
          {t("more")}
        </Button>
      ) : null}
    </div>
  );
}

const isOver = (thing: Thing | undefined) => thing?.game?.status === "FINISHED" || thing?.game?.status === "CANCELLED";
const isGone = (thing: Thing | undefined) =>
  thing !== undefined && thing.game === null && thing.championship === null && thing.team === null;

function Row({
  favoriteKey: { kind, id },
  thing,
  isLoaded,
}: {
  favoriteKey: FavoriteKey;
  thing: Thing | undefined;
  isLoaded: boolean;
}) {
  const { t } = useTranslation("betsOnYour");
  const lang = useLanguage();
  if (thing?.team != null) {
    const { team } = thing;
    return (
      <>
        <Shield id={team.id} color={team.color} secondColor={team.secondColor} size={18} />
        <Link to={urls.page(lang, "teamLine", { team: team.slug })} className={styles.name}>
          {team.name}
        </Link>
        <span className={styles.fact}>{t("games", { count: team.gameCount })}</span>
        <FavoriteButton kind={kind} id={id} name={team.name} />
      </>
    );
  }
  if (thing?.championship != null) {
    const { championship } = thing;
    return (
      <>
        <Flag code={championship.countryCode} />
        {championship.sport === null ? (
          <span className={styles.name}>{championship.name}</span>
        ) : (
          <Link to={urls.championship(lang, "line", championship.sport, championship)} className={styles.name}>
            {championship.name}
          </Link>
        )}
        <span className={styles.fact}>{t("games", { count: championship.gameCount })}</span>
        <FavoriteButton kind={kind} id={id} name={championship.name} />
      </>
    );
  }
  if (thing?.game != null) return <GameItem game={thing.game} />;
  const name = isLoaded ? t(`gone.${kind}`) : t("unknown");
  return (
    <>
      <span />
      <span className={styles.gone}>{name}</span>
      <span />
      <FavoriteButton kind={kind} id={id} name={name} />
    </>
  );
}

function GameItem({ game }: { game: NonNullable<Thing["game"]> }) {
  const { t } = useTranslation("betsOnYour");
  const lang = useLanguage();
  const { time, day } = useTime();
  const names = game.opponents.map(({ name }) => name).join(" – ");
  const score =
    game.score === null ? null : (
      <bdi className="number" translate="no">
        {game.score.home}:{game.score.away}
      </bdi>
    );
  const isCalledOff = game.status === "CANCELLED";
  return (
    <>
      <SportIcon slug={game.sport?.slug ?? ""} />
      <Link to={gameUrl(lang, game, game.section)} className={styles.name}>
        {names}
      </Link>
      <span className={styles.fact}>
        {game.status === "FINISHED" || isCalledOff ? (
          <>
            {t(isCalledOff ? "calledOff" : "over")} {isCalledOff ? null : score}
          </>
        ) : game.section === "LIVE" ? (
          <>
            {t("live")} {score}
          </>
        ) : (
          <>
            <bdi translate="no">{day(game.startsAt)}</bdi> <bdi translate="no">{time(game.startsAt)}</bdi>
          </>
        )}
      </span>
      <FavoriteButton kind="GAME" id={game.id} name={names} />
    </>
  );
}
