import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import type { ResultRowFragment } from "@/operations/betting/generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./ResultList.module.css";
import { ResultRow } from "./ResultRow.tsx";
import { withHeads } from "./rows.ts";

const ROW = 48;
const HEAD = 36;
/** Rows drawn above and below the window. */
const OVERSCAN = 8;
/** Height the server draws for; nobody knows yet how high the window is. */
const FIRST_HEIGHT = 960;
/** Lines before the end at which the next page is asked for. */
const AHEAD = 15;

interface Props {
  results: readonly ResultRowFragment[];
  onNearEnd: (() => void) | undefined;
}

/**
 * Any number of results under their championships, which can be closed; only what is in the window is in the document.
 */
export function ResultList({ results, onNearEnd }: Props) {
  "use no memo"; // The virtualiser answers through its own mutable object, which the compiler would take for constant.
  const list = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const items = withHeads(results, closed);
  // oxlint-disable-next-line react/incompatible-library -- said to the compiler above
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === "head" ? HEAD : ROW),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: isAlive ? OVERSCAN : 0,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - AHEAD;

  useEffect(function drawBeyondTheWindow() {
    setAlive(true);
  }, []);

  useEffect(
    function askForMore() {
      if (isNearEnd) onNearEnd?.();
    },
    [isNearEnd, onNearEnd],
  );

  const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
    set.has(id) ? new Set([...set].filter((one) => one !== id)) : new Set([...set, id]);
  return (
    <div ref={list} role="list" className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map(({ index, key, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        const { id } = item.result.championship;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="listitem"
            className={styles.slot}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {item.kind === "head" ? (
              <Head
                result={item.result}
                count={item.count}
                isOpen={!closed.has(id)}
                onToggle={() => setClosed((set) => toggled(set, id))}
              />
            ) : (
              <ResultRow
                result={item.result}
                isOpen={open.has(item.key)}
                onToggle={() => setOpen((set) => toggled(set, item.key))}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Head({
  result: { sport, championship },
  count,
  isOpen,
  onToggle,
}: {
  result: ResultRowFragment;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation("results");
  return (
    <h2 className={styles.head}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className={styles.headButton}>
        {sport === null ? null : <SportIcon slug={sport.slug} />}
        <Flag code={championship.countryCode} />
        <span className={styles.name}>{championship.name}</span>
        <bdi translate="no" className={styles.count} aria-label={t("count", { count })}>
          {count}
        </bdi>
        <Chevron aria-hidden className={styles.chevron} />
      </button>
    </h2>
  );
}
