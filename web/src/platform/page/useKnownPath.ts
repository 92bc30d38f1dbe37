import { routeExists } from "#shared/routes/availability.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { routeAt } from "./pageRoute.ts";

/** Tells whether a path of the site leads to a page that the operator's site has. */
export function useKnownPath(): (path: string) => boolean {
  const config = useSiteConfig();
  return (path) => {
    const match = routeAt(path.replace(/[?#].*$/s, ""));
    return match !== null && routeExists(match.name, config);
  };
}
