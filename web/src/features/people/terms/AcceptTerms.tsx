import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./AcceptTerms.module.css";

interface Props {
  /** Tells the operator; false when that failed. */
  accept(): Promise<boolean>;
  /** Signs the player out; leaving the page without agreeing changes nothing. */
  leave(): Promise<void>;
}

/**
 * The agreement itself: a word of the player's own, then one button (SPEC 2.41, 4.55). Nothing is agreed to beforehand.
 */
export function AcceptTerms({ accept, leave }: Props) {
  const { t } = useTranslation("terms");
  const [isRead, setRead] = useState(false);
  const [state, setState] = useState<"ready" | "sending" | "failed">("ready");

  async function send() {
    setState("sending");
    setState((await accept()) ? "ready" : "failed");
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={styles.word}>
        <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
        <span>{t("agree")}</span>
      </label>
      <div aria-live="polite">{state === "failed" ? <p className={styles.failed}>{t("failed")}</p> : null}</div>
      <div className={styles.steps}>
        <Button type="submit" look="primary" disabled={!isRead} isBusy={state === "sending"}>
          {t("confirm")}
        </Button>
        <Button look="quiet" onClick={() => void leave()}>
          {t("leave")}
        </Button>
      </div>
    </form>
  );
}
