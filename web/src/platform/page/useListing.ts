import { useSearchParams } from "react-router";
import type { GamesQueryVariables } from "@/operations/betting/generated.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { DEFAULT_CHOICE, listVariables, readListChoice } from "./listChoice.ts";

/**
 * Variables of a list of games as the visitor has it now: ordered by their settings, which may change while the page is
 * open, and narrowed by the address where the page has a filter. Some pages have the top championships first for all.
 */
export function useListing({ hasFilter = false, isBestFirst = false } = {}): (
  variables: GamesQueryVariables,
) => GamesQueryVariables {
  const [query] = useSearchParams();
  const settings = useSettings();
  const order = isBestFirst ? { ...settings, isBestOnTop: true } : settings;
  return (variables) => listVariables(variables, hasFilter ? readListChoice(query) : DEFAULT_CHOICE, order);
}
