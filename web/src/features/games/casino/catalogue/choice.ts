/** What the address of a list of games says: the words to find, and what narrows the list. */
import type { CasinoGameFilter, CasinoVolatility } from "@/operations/types.generated.ts";

export interface GameChoice {
  search: string;
  /** Keys of providers; none for all. */
  providers: readonly string[];
  /** Codes of what a game must have. */
  features: readonly string[];
  volatilities: readonly CasinoVolatility[];
  /** Highest lowest stake, in the catalogue's currency; null for any. */
  stakeUpTo: string | null;
  /** Only games that can be played without money. */
  hasDemo: boolean;
}

export const VOLATILITIES = ["LOW", "MEDIUM", "HIGH"] as const satisfies readonly CasinoVolatility[];
export const STAKES = ["0.10", "0.20", "0.50", "1"] as const;
/** As many as the gateway takes. */
const MOST_LETTERS = 64;
const MOST_PROVIDERS = 100;
const MOST_FEATURES = 20;
const KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;

const keysIn = (text: string | null, most: number) =>
  [...new Set((text ?? "").split(",").filter((key) => KEY.test(key)))].slice(0, most);

/** Reads an address, which anybody may have written: what means nothing is left out. */
export function readGameChoice(query: URLSearchParams): GameChoice {
  const stake = query.get("stake");
  const levels = keysIn(query.get("volatility"), VOLATILITIES.length).map((key) => key.toUpperCase());
  return {
    search: (query.get("q") ?? "").trim().slice(0, MOST_LETTERS),
    providers: keysIn(query.get("provider"), MOST_PROVIDERS),
    features: keysIn(query.get("feature"), MOST_FEATURES),
    volatilities: VOLATILITIES.filter((level) => levels.includes(level)),
    stakeUpTo: STAKES.find((one) => one === stake) ?? null,
    hasDemo: query.get("demo") === "1",
  };
}

/** The query of another choice; what else stands in the present one stays. */
export function withGameChoice(query: URLSearchParams, choice: GameChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  const values: Readonly<Record<string, string>> = {
    q: choice.search,
    provider: choice.providers.join(","),
    feature: choice.features.join(","),
    volatility: choice.volatilities.join(",").toLowerCase(),
    stake: choice.stakeUpTo ?? "",
    demo: choice.hasDemo ? "1" : "",
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The gateway's filter of a choice, within what the page itself is limited to. */
export function filterOf(choice: GameChoice, within: CasinoGameFilter = {}): CasinoGameFilter {
  return {
    ...(choice.search !== "" && { search: choice.search }),
    ...(choice.providers.length > 0 && { providers: [...choice.providers] }),
    ...(choice.features.length > 0 && { mechanics: [...choice.features] }),
    ...(choice.volatilities.length > 0 && { volatilities: [...choice.volatilities] }),
    ...(choice.stakeUpTo !== null && { stakeUpTo: choice.stakeUpTo }),
    ...(choice.hasDemo && { hasDemo: true }),
    ...within,
  };
}

/** Whether anything but words narrows a list. */
export const isNarrowed = (choice: GameChoice): boolean => Object.keys(filterOf({ ...choice, search: "" })).length > 0;

/** A list with a value in it, or without it. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
