import { type ComponentPropsWithRef, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Challenge } from "./captcha.ts";
import styles from "./CaptchaField.module.css";
import { TextField } from "./TextField.tsx";

/** Another picture, a sound, or the operator's own captcha: most forms are never asked for one. */
const CaptchaWays = lazy(() => import("./CaptchaWays.tsx"));

interface Props {
  /** The challenge that came with the refusal; null shows nothing. */
  challenge: Challenge | null;
  /** Takes another challenge, instead of this one: what was typed for this one is worth nothing. */
  onChallenge(next: Challenge): void;
  /** What the form registers the answer with. */
  registration: Partial<ComponentPropsWithRef<"input">>;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
}

/**
 * What the server asks a person to solve, where it does (SPEC 5.25): a picture of characters that can also be heard, or
 * the operator's own captcha.
 */
export function CaptchaField({ challenge, onChallenge, registration, error }: Props) {
  // The words come with the form. Waiting for them once the picture is there would take the focus out of a window.
  const { t } = useTranslation("fields");
  if (challenge === null) return null;
  const { id, image, widget } = challenge;
  return (
    <div key={id} className={styles.whole}>
      {widget == null ? (
        <img className={styles.picture} src={sourceOf(image)} width={360} height={120} alt={t("captchaPicture")} />
      ) : null}
      <Suspense fallback={<div className={styles.ways} />}>
        <CaptchaWays challenge={challenge} onChallenge={onChallenge} registration={registration} error={error} />
      </Suspense>
      {widget == null ? (
        <TextField
          label={t("captcha")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={error}
          {...registration}
        />
      ) : null}
    </div>
  );
}

/** An operator's own service may send an SVG as it is. */
const sourceOf = (image: string) =>
  image.startsWith("data:image/") ? image : `data:image/svg+xml,${encodeURIComponent(image)}`;
