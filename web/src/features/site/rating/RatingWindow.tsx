import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { type RateSiteMutation, useRateSiteMutation } from "@/operations/site/generated.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import { TextArea } from "@/ui/fields/TextArea.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./Rating.module.css";

/** Longest comment that is taken, in characters. */
const MAX_COMMENT = 2000;
const SCORES = Array.from({ length: 11 }, (_, score) => score);

type Refusal = NonNullable<RateSiteMutation["rateSite"]>["errors"][number];

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Asks whether the player would recommend the site, 0 to 10, with a comment if they like (SPEC 2.62). */
export default function RatingWindow({ isOpen, onClose }: Props) {
  const { t } = useTranslation("rating");
  const notifications = useNotifications();
  const id = useId();
  const [send, { loading }] = useRateSiteMutation();
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState("");
  const [problem, setProblem] = useState<Refusal | "noScore" | "network" | null>(null);

  async function rate() {
    setProblem(null);
    if (score === null) {
      setProblem("noScore");
      return;
    }
    const input = { score, comment: comment.trim() === "" ? null : comment };
    const payload = (await send({ variables: { input } }).catch(() => undefined))?.data?.rateSite;
    if (payload == null) {
      setProblem("network");
      return;
    }
    const [first] = payload.errors;
    if (first !== undefined) {
      setProblem(first);
      return;
    }
    notifications.show({ kind: "success", view: "toast", text: t("thanks") });
    onClose();
  }

  const refusal = typeof problem === "object" ? problem : null;
  const ofComment = refusal?.path?.[0] === "comment" ? refusal.message : undefined;
  const ofAll =
    problem === "network" ? t("notSent") : refusal !== null && ofComment === undefined ? refusal.message : null;
  return (
    <Dialog title={t("title")} closeLabel={t("close")} focus="title" isOpen={isOpen} onClose={onClose}>
      <StepForm lead={t("lead")} action={t("send")} isBusy={loading} error={ofAll} onSubmit={() => void rate()}>
        <fieldset className={styles.scores} aria-describedby={`${id}-ends`}>
          <legend className={styles.question}>{t("question")}</legend>
          <div className={styles.row}>
            {SCORES.map((each) => (
              <label key={each} className={styles.score}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${id}-score`}
                  value={each}
                  checked={score === each}
                  aria-describedby={problem === "noScore" ? `${id}-missing` : undefined}
                  onChange={() => {
                    setScore(each);
                    setProblem(null);
                  }}
                />
                <span className="number" translate="no">
                  {each}
                </span>
              </label>
            ))}
          </div>
          <p className={styles.ends} id={`${id}-ends`}>
            <bdi translate="no">{t("least")}</bdi> <bdi translate="no">{t("most")}</bdi>
          </p>
          {problem === "noScore" ? (
            <p className={styles.missing} id={`${id}-missing`} role="alert">
              {t("noScore")}
            </p>
          ) : null}
        </fieldset>
        <TextArea
          label={t("comment")}
          name="comment"
          maxLength={MAX_COMMENT}
          value={comment}
          error={ofComment}
          onChange={(event) => setComment(event.target.value)}
        />
      </StepForm>
    </Dialog>
  );
}
