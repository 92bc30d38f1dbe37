import { siteClock } from "@/platform/browser/siteClock.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./ExclusionDialog.module.css";

const DAY = 86_400_000;
/** What follows, in the order in which it matters. */
const CONSEQUENCES = ["play", "money", "signOut", "final"] as const;

interface Props {
  kind: "selfExclusion" | "timeOut";
  /** How long, in words. */
  period: string;
  days: number;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before a break that nobody can end, and says what it does and until when. */
export default function ExclusionDialog({ kind, period, days, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation("limits");
  const { dateTime } = useTime();
  const [end] = useState(() => new Date(siteClock.now() + days * DAY).toISOString());
  return (
    <Dialog title={t(`${kind}.ask`)} closeLabel={t("close")} size="medium" focus="title" isOpen onClose={onClose}>
      <p className={styles.until}>{t("exclusion.until", { period, time: dateTime(end) })}</p>
      <ul className={styles.list}>
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`exclusion.${name}`)}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t("exclusion.back")}</Button>
        <Button look="primary" isBusy={isBusy} onClick={onConfirm}>
          {t(`${kind}.confirm`)}
        </Button>
      </div>
    </Dialog>
  );
}
