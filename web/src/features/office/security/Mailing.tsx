import { useTranslation } from "react-i18next";
import { useSetMailingMutation } from "@/operations/office/generated.ts";
import styles from "./SecurityPage.module.css";
import type { Security } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";

/** The four kinds of news, in the order of SPEC 3.31. */
const FLAGS = ["mailNews", "mailDeposits", "mailBets", "smsNews"] as const;

/** Which news the player wants; each choice is kept as it is made. */
export function Mailing({ security: { mailing }, onKeep }: { security: Security; onKeep(security: Security): void }) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [setMailing] = useSetMailingMutation();

  async function change(flag: (typeof FLAGS)[number], isWanted: boolean) {
    const { mailNews, mailDeposits, mailBets, smsNews } = mailing;
    const input = { mailNews, mailDeposits, mailBets, smsNews, [flag]: isWanted };
    const payload = await attempt.send(
      async () => (await setMailing({ variables: { input }, context: { hasOwnErrors: true } })).data?.setMailing,
    );
    if (payload?.security != null) onKeep(payload.security);
  }

  const error = attempt.errorBeside();
  return (
    <section className={styles.block} aria-labelledby="security-mailing">
      <h2 id="security-mailing">{t("mailing.title")}</h2>
      <p className={styles.soft}>{t("mailing.lead")}</p>
      <div className={styles.flags}>
        {FLAGS.map((flag) => (
          <label key={flag} className={styles.flag}>
            <input
              type="checkbox"
              checked={mailing[flag]}
              disabled={attempt.isBusy}
              onChange={({ target }) => void change(flag, target.checked)}
            />
            {t(`mailing.${flag}`)}
          </label>
        ))}
      </div>
      {error === null ? null : (
        <p className={styles.refusal} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
