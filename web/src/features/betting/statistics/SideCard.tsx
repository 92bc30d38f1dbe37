import { useTranslation } from "react-i18next";
import { FormChips } from "./FormChips.tsx";
import { ResultLines } from "./ResultLines.tsx";
import type { SideFieldsFragment } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { RecordTable } from "./RecordTable.tsx";
import styles from "./SideCard.module.css";

/** Games shown below the sums. */
const SHOWN = 5;

/** One side of a game: its last games as chips and lines, and what they add up to. */
export function SideCard({ side, place }: { side: SideFieldsFragment; place: "home" | "away" }) {
  const { t } = useTranslation("statistics");
  const { team, form } = side;
  return (
    <div className={styles.side} data-place={place}>
      <h3 className={styles.name}>
        <Shield id={team.id} color={team.color} secondColor={team.secondColor} size={20} />
        <span>{team.name}</span>
      </h3>
      {form.length === 0 ? (
        <p className={styles.none}>{t("noForm")}</p>
      ) : (
        <>
          <FormChips outcomes={form.map(({ outcome }) => outcome).toReversed()} />
          <RecordTable side={side} />
          <ResultLines results={form.slice(0, SHOWN).map(({ result }) => result)} />
        </>
      )}
    </div>
  );
}
