import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import Chevron from "~icons/mdi/chevron-down";
import { type SectionSlug, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { countryName, withoutCountry } from "@/ui/marks/countryName.ts";
import type { SportsTreeQuery } from "@/operations/betting/generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import { type Branch, branchesOf } from "./branches.ts";
import styles from "./SportsTree.module.css";

export type TreeSport = NonNullable<SportsTreeQuery["sports"]>[number];

interface Props {
  sport: TreeSport;
  section: SectionSlug;
  isOpen: boolean;
  onFold(open: boolean): void;
  /** Whether Tab stops here while no link of the tree had the focus yet. */
  isStop: boolean;
}

export function SportItem({ sport, section, isOpen, onFold, isStop }: Props) {
  const { t } = useTranslation("sports");
  const lang = useLanguage();
  const settings = useSettings();
  const branches = isOpen ? branchesOf(sport.championships ?? [], settings) : [];
  const label = isOpen ? t("foldSport", { name: sport.name }) : t("unfoldSport", { name: sport.name });
  return (
    <li>
      <div className={styles.line}>
        <NavLink
          end
          to={urls.sport(lang, section, sport)}
          className={styles.sport}
          data-open={isOpen}
          data-sport={sport.slug}
          tabIndex={isStop ? 0 : -1}
          onClick={() => onFold(true)}
        >
          <SportIcon slug={sport.slug} />
          <span className={styles.sportName}>{sport.name}</span>
          <span className={styles.count}>
            <span className="visually-hidden">{t("games", { count: sport.gameCount })}</span>
            <span aria-hidden>{sport.gameCount}</span>
          </span>
        </NavLink>
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => onFold(!isOpen)}
        >
          <Chevron aria-hidden />
        </button>
      </div>
      {isOpen
        ? branches.map((branch) => <BranchList key={branch.key} branch={branch} sport={sport} section={section} />)
        : null}
    </li>
  );
}

function BranchList({
  branch: { key, code, championships },
  sport,
  section,
}: {
  branch: Branch;
  sport: TreeSport;
  section: SectionSlug;
}) {
  const { t } = useTranslation("sports");
  const lang = useLanguage();
  // A country with one championship needs no head: its flag stands beside the name.
  const name =
    key === "best"
      ? t("best")
      : key === "all" || championships.length < 2
        ? null
        : countryName(lang, code, t("international"));
  return (
    <>
      {name === null ? null : key === "best" ? (
        <p className={styles.country}>{name}</p>
      ) : (
        <Link
          to={`${urls.sport(lang, section, sport)}?country=${code ?? "int"}`}
          rel="nofollow"
          className={styles.country}
          tabIndex={-1}
          data-sport={sport.slug}
        >
          <Flag code={code} size={14} />
          <span className={styles.name}>{name}</span>
        </Link>
      )}
      <ul className={styles.championships} aria-label={name ?? undefined}>
        {championships.map((championship) => (
          <li key={championship.id}>
            <NavLink
              to={urls.championship(lang, section, sport, championship)}
              className={styles.championship}
              tabIndex={-1}
              data-sport={sport.slug}
            >
              {name === null || key === "best" ? <Flag code={championship.countryCode} size={14} /> : null}
              <span className={styles.name} title={championship.name}>
                {name === null ? championship.name : withoutCountry(championship.name, name)}
              </span>
              <span className={styles.count}>{championship.gameCount}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
