/** Which accounts are one person's or of one household. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { householdApi, personMatchBody } from "./desk/api.ts";
import { householdService } from "./routes.ts";

const outlives =
  "an exclusion must hold for who registers again after a wish to be forgotten; nothing of it can be read";

export const household = defineService({
  name: "household",
  api: householdApi,
  schemas: { PersonMatch: personMatchBody },
  routes: householdService,
  tables: {
    person_match: {
      rows: "one_id = $player or other_id = $player",
      hidden: { notExported: "what the staff tell people apart by; it names another player" },
      erase: { keep: outlives },
    },
    person_key: {
      rows: ownRows,
      hidden: ["hash"],
      erase: { keep: outlives },
      // Five years after the erasure, as other records of who players were.
      retention: {
        days: 1826,
        clock: "services",
        isOld: "player_id in (select id from player where erased_at < $before)",
      },
    },
    household_key: {
      rows: ownRows,
      hidden: ["hash"],
      erase: "delete",
      retention: { days: 180, clock: "services", isOld: "seen_at < $before" },
    },
    person_walk: { impersonal: "how far players of before have been taken up" },
  },
});
