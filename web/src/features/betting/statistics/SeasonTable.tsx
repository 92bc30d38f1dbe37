import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type StandingsTableQuery,
  type StandingsTableQueryVariables,
  type TableFieldsFragment,
  useStandingsTableQuery,
} from "@/operations/betting/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import type { StandingsVenue } from "@/operations/types.generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Card } from "./Card.tsx";
import styles from "./SeasonTable.module.css";
import { StandingsTable } from "./StandingsTable.tsx";
import { useDate } from "./useDate.ts";

const VENUES = ["ALL", "HOME", "AWAY"] as const satisfies readonly StandingsVenue[];

/** The table that a page asked for. */
export type AskedTable = Answer<StandingsTableQuery, StandingsTableQueryVariables>;

/** A championship's table, with a choice of the season and of home or away games. */
export function SeasonTable({ table: first, level = 2 }: { table: AskedTable; level?: 2 | 3 }) {
  const { t } = useTranslation("statistics");
  const date = useDate();
  const [season, setSeason] = useState<string | null>(null);
  const [venue, setVenue] = useState<StandingsVenue>("ALL");
  const isFirst = season === null && venue === "ALL";
  const chosen = useStandingsTableQuery({
    variables: { ...first.variables, venue, ...(season !== null && { season }) },
    skip: isFirst,
  });
  const { data, error, refetch } = isFirst ? first : chosen;
  const before = chosen.previousData ?? first.data;
  const table: TableFieldsFragment | null = (data ?? before)?.standings ?? null;
  if (data === undefined && table === null && error === undefined)
    return (
      <Card level={level} title={t("table")}>
        <Skeleton rows={12} height={36} label={t("loading")} />
      </Card>
    );
  if (data === undefined && table === null)
    return (
      <Card level={level} title={t("table")}>
        <LoadFailed title={t("failed")} retry={refetch} />
      </Card>
    );
  if (table === null)
    return (
      <Card level={level} title={t("table")}>
        <Notice title={t("noTable")} text={t("noTableText")} />
      </Card>
    );
  return (
    <Card
      level={level}
      title={t("table")}
      aside={
        <span className={styles.choices}>
          <Select<StandingsVenue>
            label={t("venueLabel")}
            value={venue}
            options={VENUES.map((value) => ({ value, name: t(`venue.${value}`) }))}
            onChange={setVenue}
          />
          {table.seasons.length < 2 ? (
            <span className={styles.season}>{table.season}</span>
          ) : (
            <Select
              label={t("season")}
              value={table.season}
              options={table.seasons.map((value) => ({ value, name: value }))}
              onChange={setSeason}
            />
          )}
        </span>
      }
    >
      <StandingsTable table={table} />
      <p className={styles.until}>
        {t("countedUntil", { date: date({ startsAt: table.countedUntil, hasTime: true }) })}
        {table.isBeforePlayOffs ? ` ${t("beforePlayOffs")}` : ""}
      </p>
    </Card>
  );
}
