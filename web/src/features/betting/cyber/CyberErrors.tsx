import { useRouteError } from "react-router";
import { missingPartOf } from "@/platform/page/missing.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import type { CyberThing } from "./CyberMissing.tsx";
import { MissingPart } from "./MissingPart.tsx";

const THINGS: readonly CyberThing[] = ["discipline", "championship", "game"];

/**
 * What a cyber page shows when its loader says that a part of the address is not there; other failures are the site's
 * own to show.
 */
export function CyberErrors() {
  const error = useRouteError();
  const match = usePageRoute();
  const what = missingPartOf(error, THINGS);
  if (what === null) throw error;
  return <MissingPart what={what} variant={match?.params["variant"]} />;
}
