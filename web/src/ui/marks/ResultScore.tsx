import { useTranslation } from "react-i18next";
import type { ResultRowFragment } from "@/operations/betting/generated.ts";

/** How a game was decided beyond its score; nothing where that is the usual way. */
export function EndingNote({ result }: { result: Pick<ResultRowFragment, "ending" | "shootout" | "status"> }) {
  const { t } = useTranslation("results");
  const { ending, shootout, status } = result;
  if (status === "CANCELLED") return <>{t("cancelled")}</>;
  if (shootout !== null)
    return (
      <>
        {t("shootout")}{" "}
        <bdi className="number" translate="no">
          {shootout.home}:{shootout.away}
        </bdi>
      </>
    );
  if (ending === "OVERTIME") return <>{t("overtime")}</>;
  return ending === "AWARDED" ? <>{t("awarded")}</> : null;
}

/** Which side won: 1 or 2, 0 for neither; a shoot-out decides. */
export function winnerOf({ score, shootout }: Pick<ResultRowFragment, "score" | "shootout">): 0 | 1 | 2 {
  const { home, away } = shootout ?? score ?? { home: 0, away: 0 };
  return home > away ? 1 : home < away ? 2 : 0;
}
