import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { type SectionSlug, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { useSettings } from "@/app/site/useSettings.ts";
import { type Section, useSportsTreeQuery } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { AreaLinks } from "./AreaLinks.tsx";
import { SportItem } from "./SportItem.tsx";
import styles from "./SportsTree.module.css";
import { useOpenSports } from "./useOpenSports.ts";
import { useTreeKeys } from "./useTreeKeys.ts";

/** How often counts are asked for while the page is seen, in milliseconds: games in play come and go faster. */
const REFRESH = { line: 30_000, live: 15_000 } as const;

/**
 * Sports of a section with their numbers of games; those that are unfolded show their championships. One stop for Tab:
 * arrows go on from there, to the right unfolds and to the left folds.
 */
export function SportsTree({ section }: { section: SectionSlug }) {
  const { t } = useTranslation("sports");
  const lang = languageOf(useApp());
  const { sport: current } = useParams();
  const rights = useViewer()?.rights;
  const { isSportsOnly } = useSettings();
  const { data, error, refetch } = useSportsTreeQuery({
    variables: { section: section.toUpperCase() as Section },
    pollInterval: REFRESH[section], skipPollAttempt: () => document.visibilityState === "hidden",
  });
  const tree = useRef<HTMLElement>(null);
  const { isOpen, setOpen } = useOpenSports(current);
  const keys = useTreeKeys(tree, setOpen);
  const sports = data?.sports;
  // A section in which the player may not bet is not offered to him (SPEC 3.11).
  const isClosed = (slug: SectionSlug) => (slug === "live" ? rights?.canBetLive : rights?.canBetLine) === false;
  const sections = (["line", "live"] as const).filter((slug) => !isClosed(slug) || slug === section);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys only move the focus among the links in it
    <nav ref={tree} aria-label={t("tree")} className={styles.tree} {...keys}>
      <div className={styles.switch}>
        {sections.map((slug) => (
          <Link key={slug} to={urls.section(lang, slug)} className={styles.section} aria-current={slug === section ? "true" : undefined}>{t(slug)}</Link>
        ))}
      </div>
      {isClosed(section) ? <Notice title={t("closed")} /> : null}
      {isClosed(section) ? null : sports == null
        ? error === undefined && sports === undefined
          ? <Skeleton rows={8} label={t("loading")} />
          : <Notice title={t("treeFailed")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
        : sports.length === 0
          ? <Notice title={t("nothing")} />
          : (
            <ul>
              {sports.map((sport, index) => (
                <SportItem
                  key={sport.id} sport={sport} section={section} isOpen={isOpen(sport.slug)} onFold={(open) => setOpen(sport.slug, open)}
                  isStop={current === undefined ? index === 0 : sport.slug === current}
                />
              ))}
            </ul>
          )}
      {isSportsOnly ? null : <AreaLinks section={section} />}
    </nav>
  );
}
