import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { type SectionSlug, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import type { Answer } from "@/platform/page/page.ts";
import type { SportsTreeQuery, SportsTreeQueryVariables } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { AreaLinks } from "./AreaLinks.tsx";
import { SportItem } from "./SportItem.tsx";
import styles from "./SportsTree.module.css";
import { useOpenSports } from "./useOpenSports.ts";
import { useTreeKeys } from "./useTreeKeys.ts";

interface Props {
  section: SectionSlug;
  answer: Answer<SportsTreeQuery, SportsTreeQueryVariables>;
}

/**
 * Sports of a section with their numbers of games; those that are unfolded show their championships. One stop for Tab:
 * arrows go on from there, to the right unfolds and to the left folds.
 */
export function SportsTree({ section, answer: { data, error, refetch } }: Props) {
  const { t } = useTranslation("sports");
  const lang = useLanguage();
  const { sport: current } = useParams();
  const rights = useViewer()?.rights;
  const { isSportsOnly } = useSettings();
  const tree = useRef<HTMLElement>(null);
  const { isOpen, setOpen } = useOpenSports(current);
  const keys = useTreeKeys(tree, setOpen);
  const sports = data?.sports;
  // A section in which the player may not bet is not offered to them (SPEC 3.11).
  const isClosed = (slug: SectionSlug) => (slug === "live" ? rights?.canBetLive : rights?.canBetLine) === false;
  const sections = (["line", "live"] as const).filter((slug) => !isClosed(slug) || slug === section);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys only move the focus among the links in it
    <nav ref={tree} aria-label={t("tree")} className={styles.tree} {...keys}>
      <div className={styles.switch}>
        {sections.map((slug) => (
          <Link
            key={slug}
            to={urls.section(lang, slug)}
            className={styles.section}
            aria-current={slug === section ? "true" : undefined}
          >
            {t(slug)}
          </Link>
        ))}
      </div>
      {isClosed(section) ? <Notice title={t("closed")} /> : null}
      {isClosed(section) ? null : sports == null ? (
        error === undefined && sports === undefined ? (
          <Skeleton rows={8} label={t("loading")} />
        ) : (
          <Notice title={t("treeFailed")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
        )
      ) : sports.length === 0 ? (
        <Notice title={t("nothing")} />
      ) : (
        <ul>
          {sports.map((sport, index) => (
            <SportItem
              key={sport.id}
              sport={sport}
              section={section}
              isOpen={isOpen(sport.slug)}
              onFold={(open) => setOpen(sport.slug, open)}
              isStop={current === undefined ? index === 0 : sport.slug === current}
            />
          ))}
        </ul>
      )}
      {isSportsOnly ? null : <AreaLinks section={section} />}
    </nav>
  );
}
