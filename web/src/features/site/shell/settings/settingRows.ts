/** What the form of settings offers, in its order: the one place that says which setting stands where (SPEC 3.10). */
import type { SettingName, Settings } from "@/platform/site/settings.ts";

/** Switched where they act, not in the form. */
type SwitchedInPlace = "isStartFolded" | "isEndFolded" | "isMatchOpen";
/** Settings that are switched on and off. */
export type FlagName = Exclude<
  { [Name in SettingName]: Settings[Name] extends boolean ? Name : never }[SettingName],
  SwitchedInPlace
>;
/** Settings with a few values to choose from; each has a list in the form. */
export type ChoiceName =
  | "theme"
  | "fontSize"
  | "oddsView"
  | "coefIndication"
  | "view"
  | "marketsNames"
  | "timeZone"
  | "is12h";

type Row = { kind: "choice"; name: ChoiceName } | { kind: "flag"; name: FlagName };

const choice = (name: ChoiceName): Row => ({ kind: "choice", name });
const flag = (name: Extract<Row, { kind: "flag" }>["name"]): Row => ({ kind: "flag", name });

export const SETTING_GROUPS = [
  { name: "look", rows: [choice("theme"), choice("fontSize"), flag("isLight")] },
  { name: "prices", rows: [choice("oddsView"), choice("coefIndication")] },
  {
    name: "lists",
    rows: [
      choice("view"),
      choice("marketsNames"),
      flag("isCompact"),
      flag("isGroupedByCountry"),
      flag("isBestOnTop"),
      flag("isSportsOnly"),
      flag("hasGameIds"),
      flag("hasDetailedScore"),
    ],
  },
  { name: "time", rows: [choice("timeZone"), choice("is12h")] },
  { name: "games", rows: [flag("isStatisticsInNewWindow"), flag("isVideoMoving"), flag("hasTeamLogos")] },
  { name: "offers", rows: [flag("hasAccumulatorOfDay"), flag("hasLiveAccumulator"), flag("hasBetGenerator")] },
] as const satisfies readonly { name: string; rows: readonly Row[] }[];
