import { useTranslation } from "react-i18next";
import { Link, NavLink, useParams } from "react-router";
import { type SectionSlug, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { type Section, type SportsTreeQuery, useSportsTreeQuery } from "@/operations/generated.ts";
import { Flag } from "@/ui/Flag.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Button } from "@/ui/Button.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { SportIcon } from "@/ui/SportIcon.tsx";
import styles from "./SportsTree.module.css";

type TreeSport = NonNullable<SportsTreeQuery["sports"]>[number];

/** How often counts are asked for while the page is seen, in milliseconds. */
const REFRESH = 30_000;

/** Sports of a section with their numbers of games; the chosen one shows its championships. */
export function SportsTree({ section }: { section: SectionSlug }) {
  const { t } = useTranslation("sports");
  const lang = languageOf(useApp());
  const { sport: openSlug } = useParams();
  const { data, error, refetch } = useSportsTreeQuery({
    variables: { section: section.toUpperCase() as Section },
    pollInterval: REFRESH, skipPollAttempt: () => document.visibilityState === "hidden",
  });
  const sports = data?.sports;

  return (
    <nav aria-label={t("tree")} className={styles.tree}>
      <div className={styles.switch}>
        {(["line", "live"] as const).map((slug) => (
          <Link key={slug} to={urls.section(lang, slug)} className={styles.section} aria-current={slug === section ? "true" : undefined}>{t(slug)}</Link>
        ))}
      </div>
      {sports == null
        ? error === undefined && sports === undefined
          ? <Skeleton rows={8} label={t("loading")} />
          : <Notice title={t("treeFailed")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
        : sports.length === 0
          ? <Notice title={t("nothing")} />
          : <ul>{sports.map((sport) => <SportItem key={sport.id} sport={sport} section={section} isOpen={sport.slug === openSlug} />)}</ul>}
    </nav>
  );
}

function SportItem({ sport, section, isOpen }: { sport: TreeSport; section: SectionSlug; isOpen: boolean }) {
  const { t } = useTranslation("sports");
  const lang = languageOf(useApp());
  return (
    <li>
      <NavLink end to={urls.sport(lang, section, sport)} className={styles.sport} data-open={isOpen}>
        <SportIcon slug={sport.slug} />
        <span className={styles.name}>{sport.name}</span>
        <span className={styles.count}><span className="visually-hidden">{t("games", { count: sport.gameCount })}</span><span aria-hidden>{sport.gameCount}</span></span>
      </NavLink>
      {isOpen && sport.championships != null ? (
        <ul className={styles.championships}>
          {sport.championships.map((championship) => (
            <li key={championship.id}>
              <NavLink to={urls.championship(lang, section, sport, championship)} className={styles.championship}>
                <Flag code={championship.countryCode} size={14} />
                <span className={styles.name} title={championship.name}>{championship.name}</span>
                <span className={styles.count}>{championship.gameCount}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
