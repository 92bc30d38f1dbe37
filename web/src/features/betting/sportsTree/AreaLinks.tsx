import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import Gamepad from "~icons/mdi/gamepad-outline";
import Marble from "~icons/mdi/circle-multiple-outline";
import Multi from "~icons/mdi/view-grid-outline";
import Podium from "~icons/mdi/podium";
import Results from "~icons/mdi/format-list-numbered";
import Star from "~icons/mdi/star-outline";
import Trophy from "~icons/mdi/trophy-outline";
import type { LanguageCode } from "#shared/site/languages.ts";
import { type RouteName, type SectionSlug, urls } from "#shared/routes/routes.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import styles from "./SportsTree.module.css";

interface Area {
  name: "favorites" | "top" | "events" | "multi" | "cyber" | "marble" | "results";
  Icon: ComponentType;
  route: RouteName;
  /** Shown beside one section only. */
  only?: SectionSlug;
  to(lang: LanguageCode, section: SectionSlug): string;
}

/** What else there is to bet on, and to look up: other areas than the sports of line and live. */
const AREAS: readonly Area[] = [
  {
    name: "favorites",
    Icon: Star,
    route: "lineBetsOnYour",
    to: (lang, section) => urls.page(lang, section === "live" ? "liveBetsOnYour" : "lineBetsOnYour", {}),
  },
  {
    name: "top",
    Icon: Trophy,
    route: "lineTopGame",
    to: (lang, section) => urls.page(lang, section === "live" ? "liveTopGame" : "lineTopGame", {}),
  },
  {
    name: "events",
    Icon: Podium,
    route: "topEvents",
    only: "line",
    to: (lang) => urls.page(lang, "topEvents", { pageSubType: "football" }),
  },
  { name: "multi", Icon: Multi, route: "multi", only: "live", to: (lang) => urls.page(lang, "multi") },
  { name: "cyber", Icon: Gamepad, route: "cyberMain", to: (lang) => urls.page(lang, "cyberMain", { variant: "real" }) },
  { name: "marble", Icon: Marble, route: "liveMarble", only: "live", to: (lang) => urls.page(lang, "liveMarble", {}) },
  { name: "results", Icon: Results, route: "results", to: (lang) => urls.page(lang, "results", {}) },
];

export function AreaLinks({ section }: { section: SectionSlug }) {
  const { t } = useTranslation("sports");
  const lang = useLanguage();
  const config = useSiteConfig();
  return (
    <ul className={styles.areas} aria-label={t("areas")}>
      {AREAS.filter(({ route, only }) => (only ?? section) === section && routeExists(route, config)).map(
        ({ name, Icon, to }) => (
          <li key={name}>
            <NavLink end to={to(lang, section)} className={styles.area}>
              <Icon aria-hidden />
              <span className={styles.name}>{t(`area.${name}`)}</span>
            </NavLink>
          </li>
        ),
      )}
    </ul>
  );
}
