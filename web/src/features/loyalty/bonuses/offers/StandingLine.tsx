import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import type { Hindrance } from "./standings.ts";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

interface Props {
  offer: Pick<Offer, "phase" | "audience">;
  /** Null where nothing stands against it; undefined where that isn't known. */
  hindrance: Hindrance | null | undefined;
}

/** Whether the player can take an open offer, and why not. */
export function StandingLine({ offer: { phase, audience }, hindrance }: Props) {
  const { t } = useTranslation("bonuses");
  const hasDeposit = useViewer()?.config?.hasDeposit === true;
  if (hindrance === undefined || phase !== "OPEN") return null;
  if (hindrance === null)
    return (
      <p className={styles.note} data-kind="done">
        {t("which.now")}
      </p>
    );
  // The server says no more than that it is for others; the offer itself says for whom.
  const isForOthers = hindrance.code === "OFFER_NOT_FOR_YOU";
  const why =
    isForOthers && audience === "CODE"
      ? t("take.code")
      : isForOthers && audience === "NEW" && hasDeposit
        ? t("which.new")
        : hindrance.message;
  return <p className={styles.note}>{why}</p>;
}
