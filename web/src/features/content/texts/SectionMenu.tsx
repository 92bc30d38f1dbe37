import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type RouteName, urls } from "#shared/routes/routes.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import type { PageSummariesQuery } from "@/operations/content/generated.ts";
import styles from "./SectionMenu.module.css";
import { groupsOf, menuPath, summaryPaths } from "./section.ts";

/** Links that fit a line or two above a text. */
const SHORT = 8;

/** Names of pages: the menu's word where it has one, else the title of the page's text. */
function useNames(name: RouteName, summaries: PageSummariesQuery | undefined): (route: RouteName) => string | null {
  const { t, i18n } = useTranslation("menu");
  const paths = summaryPaths(name);
  const titles = new Map(summaries?.pageSummaries?.map(({ path, title }) => [path, title]));
  const word = (route: RouteName) => (i18n.exists(`menu:page.${route}`) ? t(`page.${route as "home"}`) : null);
  return (route) => {
    const isTold = paths.length === 0 || titles.has(menuPath(route));
    return isTold ? (word(route) ?? titles.get(menuPath(route)) ?? null) : null;
  };
}

interface Props {
  name: RouteName;
  /** Of the pages in `summaryPaths`; undefined where there are none, and until they are known. */
  summaries?: PageSummariesQuery | undefined;
}

/** Pages of the section that a page lies in: those the operator's site has. */
export function SectionMenu({ name, summaries }: Props) {
  const { t } = useTranslation("content");
  const lang = useLanguage();
  const config = useSiteConfig();
  const nameOf = useNames(name, summaries);
  const groups = groupsOf(name)
    .map((group) => ({
      ...group,
      links: group.routes.flatMap((route) => {
        const words = routeExists(route, config) ? nameOf(route) : null;
        return words === null ? [] : [{ route, words }];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav
      className={styles.menu}
      aria-label={t("section")}
      data-size={groups.flatMap(({ links }) => links).length > SHORT ? "long" : "short"}
    >
      {groups.map((group) => (
        <section key={group.name}>
          <h2>{t(`group.${group.name}`)}</h2>
          <ul>
            {group.links.map(({ route, words }) => (
              <li key={route}>
                <Link to={`${urls.home(lang)}/${menuPath(route)}`} aria-current={route === name ? "page" : undefined}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
