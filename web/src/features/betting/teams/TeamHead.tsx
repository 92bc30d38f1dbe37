import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type EntityRef, type SportRef, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import type { TeamQuery } from "@/operations/betting/generated.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Shield } from "@/ui/marks/Shield.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./TeamHead.module.css";

type Team = NonNullable<TeamQuery["team"]>;

interface Props {
  team: Team;
  /** The list below: all of a team's games, or one championship's. */
  title: string;
  isLive: boolean;
  /** Sport and championship that the page is narrowed to, as in its address. */
  narrowed: { sport?: string; championship?: string };
}

/** Who the page is of, with the way to its games in line and in live. */
export function TeamHead({ team, title, isLive, narrowed }: Props) {
  const { t } = useTranslation("teams");
  const lang = useLanguage();
  return (
    <header className={styles.head}>
      <span className={styles.shield}>
        <Shield id={team.id} color={team.color} secondColor={team.secondColor} size={40} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.name}>{title}</h1>
        <p className={styles.facts}>
          <Facts team={team} />
        </p>
      </div>
      <FavoriteButton kind="TEAM" id={team.id} name={team.name} />
      <div className={styles.tabs}>
        <LinkTabs
          label={t("section")}
          links={[
            {
              key: "line",
              to: urls.page(lang, "teamInLine", { team: team.slug, ...narrowed }),
              name: t("line", { count: team.line }),
              isHere: !isLive,
            },
            {
              key: "live",
              to: urls.page(lang, "teamInLive", { team: team.slug, ...narrowed }),
              name: t("live", { count: team.live }),
              isHere: isLive,
            },
          ]}
        />
      </div>
    </header>
  );
}

function Facts({ team: { sport, championship } }: { team: Team }) {
  const lang = useLanguage();
  if (sport === null) return null;
  const championshipUrl = (of: SportRef, one: EntityRef) => urls.championship(lang, "line", of, one);
  return (
    <>
      <SportIcon slug={sport.slug} />
      <Link to={urls.sport(lang, "line", sport)}>{sport.name}</Link>
      {championship === null ? null : <Link to={championshipUrl(sport, championship)}>{championship.name}</Link>}
    </>
  );
}
