import type { Settings } from "@/platform/site/settings.ts";
import type { SportsTreeQuery } from "@/operations/betting/generated.ts";

type Championship = NonNullable<NonNullable<SportsTreeQuery["sports"]>[number]["championships"]>[number];

/** Championships of a sport that stand together: the best, those of a country, or all. */
export interface Branch {
  key: string;
  /** Code of the country; null for international ones, and where it is no country's. */
  code: string | null;
  championships: readonly Championship[];
}

/** Cuts a sport's championships into branches as the visitor has it (SPEC 3.10); order is the menu's. */
export function branchesOf(
  championships: readonly Championship[],
  { isGroupedByCountry, isBestOnTop }: Pick<Settings, "isGroupedByCountry" | "isBestOnTop">,
): Branch[] {
  const best = isBestOnTop ? championships.filter(({ isTop }) => isTop) : [];
  const rest = isBestOnTop ? championships.filter(({ isTop }) => !isTop) : championships;
  const groups = new Map<string, Championship[]>();
  for (const championship of rest) {
    const key = isGroupedByCountry ? `country-${championship.countryCode ?? "int"}` : "all";
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [championship]);
    else group.push(championship);
  }
  const branches = [...groups].map(([key, group]) => ({
    key,
    code: isGroupedByCountry ? (group[0]?.countryCode ?? null) : null,
    championships: group,
  }));
  return best.length > 0 ? [{ key: "best", code: null, championships: best }, ...branches] : branches;
}
