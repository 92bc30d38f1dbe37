import { useLocation } from "react-router";
import { routeOf, splitPath } from "#shared/routes/routes.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import styles from "./Snowfall.module.css";

/** Few enough to be drawn by the compositor without a noticeable share of a core. */
const FLAKES = 18;

/**
 * Snow over the home page, where the operator lets it snow (SPEC 2.07). Style sheets move it: no script runs, none
 * falls on a hidden page.
 */
export function Snowfall() {
  const isShown = useSiteConfig()?.isSnowfallShown === true;
  const isHome = routeOf(splitPath(useLocation().pathname).path) === "home";
  if (!isShown || !isHome) return null;
  return (
    <div className={styles.sky} aria-hidden data-testid="snowfall">
      {Array.from({ length: FLAKES }, (_, flake) => (
        <i key={flake} className={styles.flake} />
      ))}
    </div>
  );
}
