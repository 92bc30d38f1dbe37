import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadScript } from "@/platform/page/loadScript.ts";
import type { Challenge } from "./captcha.ts";
import styles from "./CaptchaField.module.css";

/** What both providers' scripts offer. */
interface Provider {
  render(element: HTMLElement, options: Record<string, unknown>): unknown;
  remove(id: unknown): void;
}

const providerOf = (type: string): Provider | undefined =>
  (window as unknown as Record<string, Provider | undefined>)[type];

interface Props {
  challenge: Challenge;
  widget: NonNullable<Challenge["widget"]>;
  registration: Partial<ComponentPropsWithRef<"input">>;
  error?: string | undefined;
}

/** The operator's own captcha: its token is the answer of the form's field. */
export function CaptchaWidget({ challenge: { type = "" }, widget: { siteKey, script }, registration, error }: Props) {
  const { t, i18n } = useTranslation("fields");
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  // The form's field is told as if the token had been typed.
  const tell = useEffectEvent((value: string) => {
    registration.onChange?.({ target: { name: registration.name ?? "", value } } as never);
  });

  useEffect(
    function showWidget() {
      let isOver = false;
      let shown: unknown;
      async function show() {
        await loadScript(script);
        const provider = providerOf(type);
        if (isOver || place.current === null) return;
        if (provider === undefined) throw new Error(`the captcha's script has no ${type}`);
        shown = provider.render(place.current, {
          sitekey: siteKey,
          language: i18n.language,
          hl: i18n.language,
          callback: (token: string) => tell(token),
          "expired-callback": () => tell(""),
          "error-callback": () => setFailed(true),
        });
      }
      show().catch(() => setFailed(true));
      return () => {
        isOver = true;
        if (shown !== undefined) providerOf(type)?.remove(shown);
      };
    },
    [script, siteKey, type, i18n.language],
  );

  return (
    <div role="group" aria-label={t("captchaWidget")}>
      <div ref={place} />
      {error === undefined && !hasFailed ? null : (
        <p role="alert" className={styles.failed}>
          {hasFailed ? t("captchaFailed") : error}
        </p>
      )}
    </div>
  );
}
