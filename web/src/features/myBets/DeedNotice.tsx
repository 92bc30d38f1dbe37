import { useTranslation } from "react-i18next";
import { Button } from "@/ui/Button.tsx";
import { errorKey } from "./errors.ts";
import styles from "./MyBets.module.css";
import type { DeedPhase } from "./useDeed.ts";

/** What went wrong with something that was to be done, and the way on where nobody knows. */
export function DeedNotice({ phase, problem, onAgain }: { phase: DeedPhase; problem: { code: string } | null; onAgain(): void }) {
  const { t } = useTranslation("myBets");
  if (phase === "unanswered") return <div className={styles.unanswered} role="alert"><p>{t("unanswered")}</p><Button onClick={onAgain}>{t("askAgain")}</Button></div>;
  return problem === null ? null : <p className={styles.problem} role="alert">{t(errorKey(problem.code))}</p>;
}
