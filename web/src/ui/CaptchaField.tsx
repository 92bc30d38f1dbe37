import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import RefreshIcon from "~icons/mdi/refresh";
import SoundIcon from "~icons/mdi/volume-high";
import { useCaptchaSoundMutation, useNewCaptchaMutation } from "@/operations/pages.generated.ts";
import { Button } from "./Button.tsx";
import type { Challenge } from "./captcha.ts";
import styles from "./CaptchaField.module.css";
import { CaptchaWidget } from "./CaptchaWidget.tsx";
import { TextField } from "./TextField.tsx";

interface Props {
  /** The challenge that came with the refusal; null shows nothing. */
  challenge: Challenge | null;
  /** Takes another challenge, in the place of this one: what was typed for this one is worth nothing. */
  onChallenge(next: Challenge): void;
  /** What the form registers the answer with. */
  registration: Partial<ComponentPropsWithRef<"input">>;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
}

/** What the server asks a person to solve, where it does (SPEC 5.25): a picture of characters that can also be heard, or the operator's own captcha. */
export function CaptchaField({ challenge, ...rest }: Props) {
  if (challenge === null) return null;
  return challenge.widget == null ? <Picture key={challenge.id} challenge={challenge} {...rest} /> : <CaptchaWidget key={challenge.id} challenge={challenge} widget={challenge.widget} {...rest} />;
}

/** An operator's own service may send an SVG as it is. */
const sourceOf = (image: string) => (image.startsWith("data:image/") ? image : `data:image/svg+xml,${encodeURIComponent(image)}`);

interface PictureProps extends Props { challenge: Challenge }

function Picture({ challenge, onChallenge, registration, error }: PictureProps) {
  const { t } = useTranslation("fields");
  const [ask, { loading: isAsking }] = useNewCaptchaMutation();
  const [hasFailed, setFailed] = useState(false);
  const [isHeard, setHeard] = useState(false);

  async function renew() {
    setFailed(false);
    const { data } = await ask({ variables: { input: { replaces: challenge.id } }, context: { hasOwnErrors: true } }).catch(() => ({ data: null }));
    const next = data?.createCaptcha?.challenge;
    if (next == null) setFailed(true);
    else onChallenge(next);
  }

  return (
    <div className={styles.whole}>
      <img className={styles.picture} src={sourceOf(challenge.image)} width={360} height={120} alt={t("captchaPicture")} />
      <div className={styles.ways}>
        <Button isBusy={isAsking} onClick={() => void renew()}><RefreshIcon aria-hidden />{t("captchaNew")}</Button>
        <Listen id={challenge.id} onFailed={setFailed} onHeard={() => setHeard(true)} />
      </div>
      <p role="status" className={styles.heard}>{isHeard ? t("captchaHeard") : null}</p>
      {hasFailed ? <p role="alert" className={styles.failed}>{t("captchaFailed")}</p> : null}
      <TextField label={t("captcha")} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" error={error} {...registration} />
    </div>
  );
}

/** Says the challenge's digits, from the beginning each time it is pressed. */
function Listen({ id, onFailed, onHeard }: { id: string; onFailed(hasFailed: boolean): void; onHeard(): void }) {
  const { t } = useTranslation("fields");
  const [ask, { loading }] = useCaptchaSoundMutation();
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(function stopWithPicture() { return () => audio.current?.pause(); }, []);

  async function listen() {
    onFailed(false);
    try {
      if (audio.current === null) {
        const { data } = await ask({ variables: { input: { challengeId: id } }, context: { hasOwnErrors: true } });
        const sound = data?.createCaptchaSound?.sound;
        if (sound == null) { onFailed(true); return; }
        audio.current = new Audio(sound);
      }
      audio.current.currentTime = 0;
      await audio.current.play();
      onHeard();
    } catch {
      onFailed(true);
    }
  }

  return <Button isBusy={loading} onClick={() => void listen()}><SoundIcon aria-hidden />{t("captchaListen")}</Button>;
}
