import { useSearchParams } from "react-router";
import type { GamesQueryVariables } from "@/operations/betting/generated.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { DEFAULT_CHOICE, listVariables, readListChoice } from "./listChoice.ts";

/**
 * Variables of a list of games as the visitor has it now: ordered by their settings, which may change while the page is
 * open, and narrowed by the address where the page has a filter.
 */
export function useListing(hasFilter = false): (variables: GamesQueryVariables) => GamesQueryVariables {
  const [query] = useSearchParams();
  const settings = useSettings();
  return (variables) => listVariables(variables, hasFilter ? readListChoice(query) : DEFAULT_CHOICE, settings);
}
