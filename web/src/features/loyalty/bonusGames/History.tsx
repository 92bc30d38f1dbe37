import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { MyAttemptsQuery } from "@/operations/loyalty/generated.ts";
import { FairCheck } from "./Fairness.tsx";
import { usePrizeText } from "./usePrize.ts";
import styles from "./BonusGames.module.css";

/** Games that the player has ended, newest first, each to be checked. @param hidden one whose outcome isn't shown yet */
export function History({ answer, hidden }: { answer: MyAttemptsQuery | undefined; hidden: string | null }) {
  const { t } = useTranslation("bonusGames");
  const { dateTime } = useTime();
  const text = usePrizeText();
  const over = (answer?.viewer?.bonusGameAttempts?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ state, id }) => state === "DONE" && id !== hidden);
  return (
    <section className={styles.card} aria-labelledby="bonus-game-history">
      <h2 id="bonus-game-history">{t("history.title")}</h2>
      {over.length === 0 ? (
        <p>{t("history.none")}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("history.when")}</th>
              <th scope="col">{t("history.prize")}</th>
              <th scope="col">{t("history.fair")}</th>
            </tr>
          </thead>
          <tbody>
            {over.map((attempt) => (
              <tr key={attempt.id}>
                <td suppressHydrationWarning>{attempt.endedAt === null ? "" : dateTime(attempt.endedAt)}</td>
                <td>{text(attempt.prizes[attempt.prize ?? 0])}</td>
                <td className={styles.check}>
                  <FairCheck attempt={attempt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
