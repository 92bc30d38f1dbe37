import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import RefreshIcon from "~icons/mdi/refresh";
import SoundIcon from "~icons/mdi/volume-high";
import { useCaptchaSoundMutation, useNewCaptchaMutation } from "@/operations/people/generated.ts";
import { Button } from "./Button.tsx";
import type { Challenge } from "./captcha.ts";
import styles from "./CaptchaField.module.css";
import { CaptchaWidget } from "./CaptchaWidget.tsx";

/** What went wrong, as its words are called: captchaSilent where the network has used its sound up. */
type Trouble = "captchaFailed" | "captchaSilent";

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
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isHeard, setHeard] = useState(false);

  async function renew() {
    setTrouble(null);
    const { data } = await ask({ variables: { input: { replaces: id } }, context: { hasOwnErrors: true } }).catch(
      () => ({ data: null }),
    );
    const next = data?.createCaptcha?.challenge;
    if (next == null) setTrouble("captchaFailed");
    else onChallenge(next);
  }

  return (
    <>
      <div className={styles.ways}>
        <Button isBusy={isAsking} onClick={() => void renew()}>
          <RefreshIcon aria-hidden />
          {t("captchaNew")}
        </Button>
        <Listen id={id} onTrouble={setTrouble} onHeard={() => setHeard(true)} />
      </div>
      <p role="status" className={styles.heard}>
        {isHeard ? t("captchaHeard") : null}
      </p>
      {trouble !== null ? (
        <p role="alert" className={styles.failed}>
          {t(trouble)}
        </p>
      ) : null}
    </>
  );
}

interface ListenProps {
  id: string;
  onTrouble(trouble: Trouble | null): void;
  onHeard(): void;
}

/** Says the challenge's digits, from the beginning each time it is pressed. */
function Listen({ id, onTrouble, onHeard }: ListenProps) {
  const { t } = useTranslation("fields");
  const [ask, { loading }] = useCaptchaSoundMutation();
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(function stopWithPicture() {
    return () => audio.current?.pause();
  }, []);

  async function listen() {
    onTrouble(null);
    try {
      if (audio.current === null) {
        const { data } = await ask({ variables: { input: { challengeId: id } }, context: { hasOwnErrors: true } });
        const answer = data?.createCaptchaSound;
        const sound = answer?.sound;
        if (sound == null) {
          onTrouble(answer == null ? "captchaFailed" : "captchaSilent");
          return;
        }
        audio.current = new Audio(sound);
      }
      audio.current.currentTime = 0;
      await audio.current.play();
      onHeard();
    } catch {
      onTrouble("captchaFailed");
    }
  }

  return (
    <Button isBusy={loading} onClick={() => void listen()}>
      <SoundIcon aria-hidden />
      {t("captchaListen")}
    </Button>
  );
}
