import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { ExpressCard } from "@/slip/ExpressCard.tsx";
import { useOpenSections } from "@/account/useOpenSections.ts";
import { AccumulatorsDocument, type AccumulatorsQuery } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import styles from "./Accumulators.module.css";

type Accumulator = NonNullable<AccumulatorsQuery["accumulators"]>[number];

/** How often they are asked for, in milliseconds: a leg that starts is replaced. Prices between come by the feed. */
const ASK_EVERY = { LINE: 60_000, LIVE: 10_000 } as const;

/**
 * The accumulators of now; asked for again and again while the page is looked at. Nothing while there are none, or no
 * answer.
 */
function useAccumulators(section: Section): readonly Accumulator[] {
  const client = useClient();
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ of: string; accumulators: readonly Accumulator[] }>({
    of: "",
    accumulators: [],
  });
  const of = `${section} ${language}`;
  useEffect(
    function askAgain() {
      let isOver = false;
      const ask = async () => {
        if (document.visibilityState === "hidden") return;
        const { data } = await client.query({
          query: AccumulatorsDocument,
          variables: { section },
          fetchPolicy: "no-cache",
          errorPolicy: "all",
        });
        if (!isOver && data?.accumulators != null) setAnswer({ of, accumulators: data.accumulators });
      };
      const tryAsk = () => void ask().catch(() => undefined);
      tryAsk();
      const timer = setInterval(tryAsk, ASK_EVERY[section]);
      document.addEventListener("visibilitychange", tryAsk);
      return () => {
        isOver = true;
        clearInterval(timer);
        document.removeEventListener("visibilitychange", tryAsk);
      };
    },
    [client, section, of],
  );
  return answer.of === of ? answer.accumulators : [];
}

/**
 * Accumulators of the day, or of the minutes in play, for whoever did not switch them off (SPEC 3.10) and may bet there
 * (3.11). An offer beside the coupon: without it, nothing is missing.
 */
export function Accumulators({ section }: { section: Section }) {
  const { hasAccumulatorOfDay, hasLiveAccumulator } = useSettings();
  const isOpen = useOpenSections().includes(section);
  return isOpen && (section === "LIVE" ? hasLiveAccumulator : hasAccumulatorOfDay) ? (
    <Asked key={section} section={section} />
  ) : null;
}

function Asked({ section }: { section: Section }) {
  const accumulators = useAccumulators(section);
  return accumulators.length === 0 ? null : <Panel section={section} accumulators={accumulators} />;
}

/** Its words come with the first answer, not with the page. */
function Panel({ section, accumulators }: { section: Section; accumulators: readonly Accumulator[] }) {
  const { t } = useTranslation("expresses");
  const [chosen, setChosen] = useState(0);
  const shown = accumulators[Math.min(chosen, accumulators.length - 1)];
  if (shown === undefined) return null;
  const legs = (count: number) => t("legs", { count });
  return (
    <section className={styles.panel} aria-label={t(section === "LIVE" ? "liveTitle" : "dayTitle")}>
      <h2 className={styles.title}>{t(section === "LIVE" ? "liveTitle" : "dayTitle")}</h2>
      <Tabs
        label={t("choose")}
        value={String(accumulators.indexOf(shown))}
        onChange={(value) => setChosen(Number(value))}
        tabs={accumulators.map(({ legs: { length } }, index) => ({ value: String(index), name: legs(length) }))}
      >
        <ExpressCard key={shown.id} title={t("total")} legs={shown.legs} />
      </Tabs>
      <p className={styles.note}>{t("note")}</p>
    </section>
  );
}
