import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Cloud from "~icons/mdi/cloud-alert";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";

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
          <Notice
            role="alert"
            icon={<Cloud />}
            title={t("failed")}
            text={t("failedText")}
            action={<Button onClick={onRetry}>{t("again")}</Button>}
          />
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
