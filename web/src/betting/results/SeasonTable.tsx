import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type StandingsVenue, type TableFieldsFragment, useStandingsTableQuery } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Select } from "@/ui/Select.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { Card } from "./Card.tsx";
import styles from "./SeasonTable.module.css";
import { StandingsTable } from "./StandingsTable.tsx";
import { useDate } from "./useDate.ts";

const VENUES = ["ALL", "HOME", "AWAY"] as const satisfies readonly StandingsVenue[];

/** A championship's table, with a choice of the season and of home or away games. */
export function SeasonTable({ championshipId, level = 2 }: { championshipId: string; level?: 2 | 3 }) {
  const { t } = useTranslation("statistics");
  const date = useDate();
  const [season, setSeason] = useState<string | null>(null);
  const [venue, setVenue] = useState<StandingsVenue>("ALL");
  const isFirst = season === null && venue === "ALL";
  const variables = isFirst ? { championshipId } : { championshipId, venue, ...(season !== null && { season }) };
  const { data, previousData, error, refetch } = useStandingsTableQuery({ variables });
  const table: TableFieldsFragment | null = data?.standings ?? (data === undefined ? previousData?.standings ?? null : null);
  if (data === undefined && table === null && error === undefined) return <Card level={level} title={t("table")}><Skeleton rows={12} height={36} label={t("loading")} /></Card>;
  if (data === undefined && table === null) return <Card level={level} title={t("table")}><Notice role="alert" title={t("failed")} action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>} /></Card>;
  if (table === null) return <Card level={level} title={t("table")}><Notice title={t("noTable")} text={t("noTableText")} /></Card>;
  return (
    <Card
      level={level} title={t("table")}
      aside={(
        <span className={styles.choices}>
          <Select<StandingsVenue> label={t("venueLabel")} value={venue} options={VENUES.map((value) => ({ value, name: t(`venue.${value}`) }))} onChange={setVenue} />
          {table.seasons.length < 2 ? <span className={styles.season}>{table.season}</span> : <Select label={t("season")} value={table.season} options={table.seasons.map((value) => ({ value, name: value }))} onChange={setSeason} />}
        </span>
      )}
    >
      <StandingsTable table={table} />
      <p className={styles.until}>{t("countedUntil", { date: date({ startsAt: table.countedUntil, hasTime: true }) })}{table.isBeforePlayOffs ? ` ${t("beforePlayOffs")}` : ""}</p>
    </Card>
  );
}
