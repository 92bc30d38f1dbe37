import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Star from "~icons/mdi/star-circle-outline";
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import { countryName, withoutCountry } from "@/ui/marks/countryName.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import { ColumnWords } from "./ColumnWords.tsx";
import type { ListItem } from "./groups.ts";
import styles from "./ListHead.module.css";
import type { ListLook } from "./useListLook.ts";

export type HeadLevel = 2 | 3;

interface Slugged {
  slug: string;
}

interface Props {
  item: Exclude<ListItem, { kind: "game" }>;
  section: Section;
  look: ListLook;
  hasDraw: boolean;
  /** One below what stands over the list. */
  level?: HeadLevel;
  /** In a narrow panel there is no room for the names of columns. */
  isNarrow?: boolean;
}

/**
 * What stands between the games of a list: a country, a championship or a day, the latter two with what the columns
 * are.
 */
export function ListHead({ item, section, look, hasDraw, level = 3, isNarrow = false }: Props) {
  const { t } = useTranslation("games");
  const Head = level === 2 ? "h2" : "h3";
  const { sport, championship } = item.game;
  if (item.kind === "best")
    return (
      <Head className={styles.country}>
        <Star aria-hidden />
        <span>{t("best")}</span>
      </Head>
    );
  if (item.kind === "country") {
    return (
      <Head className={styles.country}>
        <SportIcon slug={sport?.slug ?? ""} />
        <Flag code={championship?.countryCode ?? null} />
        <span>
          {championship?.countryCode == null && sport !== null
            ? `${sport.name}. ${t("international")}`
            : countryName(look.lang, championship?.countryCode ?? null, t("international"))}
        </span>
      </Head>
    );
  }
  if (item.kind === "more")
    return sport === null || championship === null ? null : (
      <Link to={championshipUrl(look.lang, section, sport, championship)} className={styles.more}>
        {t("allOf", { championship: championship.name })}
      </Link>
    );
  const title =
    item.kind === "day" ? (
      <span className={`${styles.title} one-line`} suppressHydrationWarning>
        {look.time.longDay(item.game.startsAt)}
      </span>
    ) : (
      <ChampionshipTitle item={item} section={section} look={look} />
    );
  if (isNarrow) return <Head className={styles.head}>{title}</Head>;
  return (
    <Head
      className={`game-columns ${styles.head}`}
      data-columns={look.view === "ASIAN" ? "asian" : "european"}
      data-draw={hasDraw}
      data-few={look.hasFewColumns || undefined}
      data-detailed={look.settings.hasDetailedScore || undefined}
    >
      <span className={styles.wide}>{title}</span>
      <ColumnWords look={look} hasDraw={hasDraw} />
    </Head>
  );
}

const championshipUrl = (
  lang: LanguageCode,
  section: Section,
  sport: Slugged,
  championship: Slugged & { id: string },
) => urls.championship(lang, section === "LIVE" ? "live" : "line", sport, championship);

function ChampionshipTitle({
  item: {
    game: { sport, championship },
    isUnderCountry,
  },
  section,
  look: { lang },
}: {
  item: Extract<ListItem, { kind: "championship" }>;
  section: Section;
  look: ListLook;
}) {
  const { t } = useTranslation("games");
  if (sport === null || championship === null)
    return <span className={`${styles.title} one-line`}>{t("unknownChampionship")}</span>;
  return (
    <>
      <FavoriteButton kind="CHAMPIONSHIP" id={championship.id} name={championship.name} />
      {isUnderCountry ? null : (
        <>
          <SportIcon slug={sport.slug} />
          <Flag code={championship.countryCode} />
        </>
      )}
      <Link to={championshipUrl(lang, section, sport, championship)} className={`${styles.title} one-line`}>
        {isUnderCountry
          ? withoutCountry(championship.name, countryName(lang, championship.countryCode, ""))
          : championship.name}
      </Link>
    </>
  );
}
