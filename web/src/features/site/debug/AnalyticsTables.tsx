import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ANALYTICS_EVENTS } from "#shared/site/analyticsEvents.ts";
import { CollectedEventsDocument, type CollectedEventsQuery } from "@/operations/site/generated.ts";
import { toldEvents } from "@/platform/analytics/told.ts";
import { useClient } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import styles from "./DebugPage.module.css";
import { Table } from "./Table.tsx";

type Collected = NonNullable<CollectedEventsQuery["collectedEvents"]>;

const shown = 30;
const listed = (ids: readonly string[]) => (ids.length === 0 ? "–" : ids.join(", "));

/** The latest events that the embedded collector has kept. */
function CollectedEvents() {
  const { t } = useTranslation("debug");
  const { utc } = useTime();
  const client = useClient();
  const [collected, setCollected] = useState<Collected | null>(null);

  useEffect(
    function askCollector() {
      const ask = async () => {
        const query = { query: CollectedEventsDocument, variables: { first: shown } } as const;
        const answer = await client
          .query({ ...query, fetchPolicy: "no-cache", errorPolicy: "all" })
          .catch(() => undefined);
        setCollected(answer?.data?.collectedEvents ?? null);
      };
      void ask();
    },
    [client],
  );

  if (collected === null || collected.length === 0) return <p className={styles.lead}>{t("nothingCollected")}</p>;
  return (
    <Table
      head={[t("time"), t("number"), t("name"), t("value"), t("counter")]}
      rows={collected.map(({ at, eventId, name, data, counterId }, index) => [
        `${at} ${index}`,
        utc(at),
        eventId,
        name,
        JSON.stringify(data),
        counterId,
      ])}
    />
  );
}

/** Which events this page has told to whom, and what the collector has (SPEC 7.38). */
export function AnalyticsTables() {
  const { t } = useTranslation("debug");
  const { utc } = useTime();
  const told = useReactiveVar(toldEvents);
  return (
    <>
      <h2>{t("told")}</h2>
      <p className={styles.lead}>{t("toldLead")}</p>
      <Table
        head={[t("time"), t("number"), t("name"), t("value"), t("toldTo"), t("failed"), t("notAgreed")]}
        rows={told
          .toReversed()
          .map(({ event, told: to, failed, refused }) => [
            String(event.number),
            utc(new Date(event.at).toISOString()),
            ANALYTICS_EVENTS[event.name].id,
            event.name,
            JSON.stringify(event.data),
            listed(to),
            listed(failed),
            listed(refused),
          ])}
      />
      <h2>{t("collected")}</h2>
      <CollectedEvents key={told.length} />
    </>
  );
}
