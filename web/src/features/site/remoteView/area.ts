import { ROUTES } from "#shared/routes/routes.ts";
import type { SubApplicationArea } from "#shared/routes/entry.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import type { AreaApplicationQueryVariables } from "@/operations/site/generated.ts";
import type { RemoteContent } from "./views.ts";

/** What the server got for one page; null if it got nothing. */
export interface AreaRemote {
  fullPath: string;
  content: RemoteContent | null;
}

const AREAS = {
  cyber: "CYBER",
  casino: "CASINO",
  games: "GAMES",
  bonuses: "BONUSES",
  toto: "TOTO",
  lotto: "LOTTO",
} as const satisfies Record<SubApplicationArea, AreaApplicationQueryVariables["area"]>;

/** Which sub-application may stand on the page at an address; null for a page that is always the site's own. */
export function areaAt(pathname: string): AreaApplicationQueryVariables | null {
  const match = routeAt(pathname);
  const area = match === null ? null : ROUTES[match.name].subApplication;
  return area === null ? null : { area: AREAS[area] };
}
