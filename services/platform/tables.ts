/** The platform's own tables, declared as services declare theirs in their manifests. */
import type { Tables } from "./personalData.ts";

export const platformTables: Tables = {
  outbox: {
    rows: "user_id = $player",
    hidden: { notExported: "events tell of what stands in the other tables, and go by age" },
    // The rows stay, because readers count on their numbers.
    erase: {
      set: {
        data: "case when type = 'coupon' then jsonb_set(jsonb_set(data, '{coupon,coefByView}', 'null'), '{coupon,refId}', 'null') else data end",
      },
    },
    // The last one stays: numbers go on from it.
    retention: { days: 7, clock: "real", isOld: "at < $before and seq < (select max(seq) from outbox)" },
  },
  outbox_reader: { impersonal: "how far services have read the events of others" },
  migration: { impersonal: "versions of the database" },
  sql_functions: { impersonal: "which texts of the SQL functions the database has" },
  site_secret: { impersonal: "keys of the site" },
  clock_anchor: { impersonal: "the clock" },
  write_probe: { impersonal: "one row that is written to see whether that works" },
  used_once: { impersonal: "hashes of what was used up" },
};
