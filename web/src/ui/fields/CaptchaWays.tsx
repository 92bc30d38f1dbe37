import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import RefreshIcon from "~icons/mdi/refresh";
import SoundIcon from "~icons/mdi/volume-high";
import { useCaptchaSoundMutation, useNewCaptchaMutation } from "@/operations/people/generated.ts";
import { Button } from "./Button.tsx";
import type { Challenge } from "./captcha.ts";
import styles from "./CaptchaField.module.css";
import { CaptchaWidget } from "./CaptchaWidget.tsx";

interface Props extends Omit<ComponentProps<typeof CaptchaWidget>, "widget"> {
  onChallenge(next: Challenge): void;
}

/** The operator's own captcha; or what helps with a picture that can't be read. */
export default function CaptchaWays({ challenge, onChallenge, ...answer }: Props) {
  return challenge.widget == null ? (
    <PictureWays id={challenge.id} onChallenge={onChallenge} />
  ) : (
    <CaptchaWidget challenge={challenge} widget={challenge.widget} {...answer} />
  );
}

/** Another picture, or the same challenge to hear. */
function PictureWays({ id, onChallenge }: { id: string; onChallenge(next: Challenge): void }) {
  const { t } = useTranslation("fields");
  const [ask, { loading: isAsking }] = useNewCaptchaMutation();
  const [hasFailed, setFailed] = useState(false);
  const [isHeard, setHeard] = useState(false);

  async function renew() {
    setFailed(false);
    const { data } = await ask({ variables: { input: { replaces: id } }, context: { hasOwnErrors: true } }).catch(
      () => ({ data: null }),
    );
    const next = data?.createCaptcha?.challenge;
    if (next == null) setFailed(true);
    else onChallenge(next);
  }

  return (
    <>
      <div className={styles.ways}>
        <Button isBusy={isAsking} onClick={() => void renew()}>
          <RefreshIcon aria-hidden />
          {t("captchaNew")}
        </Button>
        <Listen id={id} onFailed={setFailed} onHeard={() => setHeard(true)} />
      </div>
      <p role="status" className={styles.heard}>
        {isHeard ? t("captchaHeard") : null}
      </p>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t("captchaFailed")}
        </p>
      ) : null}
    </>
  );
}

/** Says the challenge's digits, from the beginning each time it is pressed. */
function Listen({ id, onFailed, onHeard }: { id: string; onFailed(hasFailed: boolean): void; onHeard(): void }) {
  const { t } = useTranslation("fields");
  const [ask, { loading }] = useCaptchaSoundMutation();
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(function stopWithPicture() {
    return () => audio.current?.pause();
  }, []);

  async function listen() {
    onFailed(false);
    try {
      if (audio.current === null) {
        const { data } = await ask({ variables: { input: { challengeId: id } }, context: { hasOwnErrors: true } });
        const sound = data?.createCaptchaSound?.sound;
        if (sound == null) {
          onFailed(true);
          return;
        }
        audio.current = new Audio(sound);
      }
      audio.current.currentTime = 0;
      await audio.current.play();
      onHeard();
    } catch {
      onFailed(true);
    }
  }

  return (
    <Button isBusy={loading} onClick={() => void listen()}>
      <SoundIcon aria-hidden />
      {t("captchaListen")}
    </Button>
  );
}
