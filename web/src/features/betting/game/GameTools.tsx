import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import ChartIcon from "~icons/mdi/chart-box-outline";
import Next from "~icons/mdi/chevron-right";
import ShareIcon from "~icons/mdi/share-variant-outline";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage, useNotifications, useOrigin } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import { gameUrl } from "@/prices/gameUrl.ts";
import type { GameHeadFragment, GameRowFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import styles from "./GameTools.module.css";
import { useOtherGames } from "./useOtherGames.ts";
import { canShare, copyText, shareLink } from "@/platform/browser/claims.ts";

interface Props {
  game: GameHeadFragment;
  section: Section;
  names: string;
  path: string;
}

/** Over the game: where it belongs, what comes before and after it, and what can be done with it. */
export function GameTools({ game, section, names, path }: Props) {
  const { t } = useTranslation("game");
  const notifications = useNotifications();
  const origin = useOrigin();
  const lang = useLanguage();
  const config = useSiteConfig();
  const { isStatisticsInNewWindow } = useSettings();
  const { before, after } = useOtherGames(game, section);
  const place = section === "LIVE" ? "live" : "line";

  async function share() {
    const url = `${origin}${path}`;
    // Where neither can be done the address bar has it.
    if (canShare()) await shareLink({ title: names, url });
    else if (await copyText(url)) notifications.show({ kind: "success", view: "snackbar", text: t("linkCopied") });
  }

  return (
    <div className={styles.tools}>
      <nav aria-label={t("trail")} className={styles.trail}>
        <AreaLink sport={game.sport} place={place} />
        {game.sport === null ? null : <Link to={urls.sport(lang, place, game.sport)}>{game.sport.name}</Link>}
        {game.sport === null || game.championship === null ? null : (
          <Link to={urls.championship(lang, place, game.sport, game.championship)}>{game.championship.name}</Link>
        )}
      </nav>
      <Neighbour game={before} section={section} label={t("previousGame")} isNext={false} />
      <Neighbour game={after} section={section} label={t("nextGame")} isNext />
      <FavoriteButton kind="GAME" id={game.id} name={names} />
      {routeExists("statistic", config) ? (
        <a
          className={styles.button}
          href={urls.page(lang, "statisticPopup", { "*": `game/${game.id}` })}
          aria-label={t("statistics", { game: names })}
          title={t("tab.statistics")}
          {...(isStatisticsInNewWindow && { target: "_blank", rel: "noopener" })}
        >
          <ChartIcon aria-hidden />
        </a>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-label={t("share")}
        title={t("share")}
        onClick={() => void share()}
      >
        <ShareIcon aria-hidden />
      </button>
    </div>
  );
}

/** Where the trail begins: the section, or the area of the site that the sport has for itself. */
function AreaLink({ sport, place }: { sport: GameHeadFragment["sport"]; place: "live" | "line" }) {
  const { t } = useTranslation("game");
  const lang = useLanguage();
  if (sport?.area === "CYBER")
    return (
      <Link to={urls.page(lang, "cyberMain", { variant: (sport.cyberVariant ?? "REAL").toLowerCase() })}>
        {t("cyber")}
      </Link>
    );
  if (sport?.area === "MARBLE") return <Link to={urls.page(lang, "liveMarble")}>{t("marble")}</Link>;
  return <Link to={urls.section(lang, place)}>{t(place)}</Link>;
}

/** The game before or after this one in its championship; its place is kept while it is not known. */
function Neighbour({
  game,
  section,
  label,
  isNext,
}: {
  game: GameRowFragment | null;
  section: Section;
  label: string;
  isNext: boolean;
}) {
  const lang = useLanguage();
  if (game === null)
    return (
      <span className={styles.button} aria-hidden data-empty>
        <Next className={styles.arrow} data-next={isNext || undefined} />
      </span>
    );
  const name = `${label}: ${game.opponents.map((opponent) => opponent.name).join(" – ")}`;
  return (
    <Link className={styles.button} to={gameUrl(lang, game, section)} aria-label={name} title={name}>
      <Next aria-hidden className={styles.arrow} data-next={isNext || undefined} />
    </Link>
  );
}
