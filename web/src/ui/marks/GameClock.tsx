import { useTranslation } from "react-i18next";

interface Props {
  periodName: string;
  clockSeconds: number | null;
  isPaused: boolean;
  /** In a narrow column. */
  isShort?: boolean;
}

/** Where a game in play stands: minute begun, or the period in sports without a clock. It never mirrors. */
export function GameClock({ periodName, clockSeconds, isPaused, isShort = false }: Props) {
  const { t } = useTranslation("games");
  if (isPaused) return <span title={t("break")}>{isShort ? t("breakShort") : t("break")}</span>;
  if (clockSeconds === null) return <span>{periodName}</span>;
  const minute = Math.floor(clockSeconds / 60) + 1;
  return (
    <bdi className="number" translate="no" title={periodName}>
      {minute}′
    </bdi>
  );
}
