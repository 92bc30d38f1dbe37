import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";

interface Props {
  label: string;
  /** Undefined while they are loaded. */
  items: readonly { id: string; card: ReactNode }[] | undefined;
  hasFailed: boolean;
  onRetry(): void;
  /** What is said in place of an empty list. */
  empty: { title: string; text: string };
}

/** Cards of tournaments, or why there are none. */
export function TournamentGrid({ label, items, hasFailed, onRetry, empty }: Props) {
  const { t } = useTranslation("tournaments");
  if (items === undefined || items.length === 0)
    return (
      <div className={styles.card}>
        {hasFailed ? (
          <LoadFailed title={t("failed")} retry={onRetry} />
        ) : items === undefined ? (
          <Skeleton rows={4} height={90} label={t("loading")} />
        ) : (
          <Notice title={empty.title} text={empty.text} />
        )}
      </div>
    );
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
