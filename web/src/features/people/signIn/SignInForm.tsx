import { type SubmitEvent, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import QrIcon from "~icons/mdi/qrcode";
import { useDialog } from "@/platform/app/app.ts";
import { useOpenRegistration } from "@/account/openRegistration.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { CaptchaField } from "@/ui/fields/CaptchaField.tsx";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import { whenAgain } from "@/ui/fields/whenAgain.ts";
import { type Arrival, isOfAnybody } from "./arrival.ts";
import { authForm, EMPTY_FORM, type Field, FIRST_FORMS } from "./authForm.ts";
import { CodeFields, LoginFields, PhoneFields, SmsFields } from "./FormFields.tsx";
import { QrPanel } from "./QrPanel.tsx";
import { isAboutPassword, refusalWords } from "./refusals.ts";
import styles from "./SignInForm.module.css";
import { SocialButtons } from "./SocialButtons.tsx";
import { useArrival } from "./useArrival.ts";
import { useSignIn } from "./useSignIn.ts";

interface Props {
  /** @param returnTo page that a trip to a network began on */
  onSignedIn(returnTo?: string): void;
  /** What the browser came back with from elsewhere. */
  arrival?: Arrival | null;
  /** Page that asked for signing in; null for the one this stands on. */
  returnTo?: string | null;
}

/**
 * Signs a player in: by login or phone and password, by SMS, in two steps, by a network, by a picture (SPEC 3.26,
 * 4.41). The coupon and the page stay as they are.
 */
export function SignInForm({ onSignedIn, arrival = null, returnTo = null }: Props) {
  const dialog = useDialog();
  const { t } = useTranslation(["signIn", "fields"]);
  const times = useTime();
  const openRegistration = useOpenRegistration();
  const isRegistrationOpen = useSiteConfig()?.isRegistrationAvailable === true;
  const [state, tell] = useReducer(authForm, EMPTY_FORM);
  const [hasQr, setQr] = useState(false);
  const fields = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const cameFrom = arrival?.kind === "oauth" ? (arrival.trip.returnTo ?? undefined) : undefined;
  const { submit, requestCode, requestTwoStepSms, take } = useSignIn(state, tell, () => onSignedIn(cameFrom));
  const { isArriving, words: arrivalWords } = useArrival(arrival, take);

  const { focus } = state;
  useEffect(
    function goToField() {
      if (focus !== null) fields.current[focus.field]?.focus();
    },
    [focus],
  );

  function send(event: SubmitEvent) {
    event.preventDefault();
    void (state.currentForm === "sms" && !state.sms.isSent ? requestCode() : submit());
  }

  if (isArriving)
    return (
      <p role="status" className={styles.arriving}>
        {t("arriving")}
      </p>
    );
  if (hasQr) return <QrPanel onSignedIn={() => onSignedIn()} onBack={() => setQr(false)} />;

  const isSecondStep = state.currentForm === "login_password_two_step_code";
  const hasCode = isSecondStep || (state.currentForm === "sms" && state.sms.isSent);
  const said = state.message === null ? null : refusalWords(state.message);
  const isLinkOver = said?.key === "error.CREDENTIAL_REFUSED" && arrival !== null && isOfAnybody(arrival);
  const message = isLinkOver
    ? t("link.over")
    : said === null
      ? arrivalWords
      : said.moment === null
        ? t(said.key, "count" in said ? { count: said.count } : {})
        : t(said.key, { time: whenAgain(times, said.moment) });
  // Where the server says which field is wrong, that field is marked too; the words stand once.
  const isWrong = (field: Field) =>
    state.focus?.field === field || (state.responseType === "BOTH" && field !== "code" && field !== "captcha");
  // What is about one field that shows stands there, the rest over the button.
  const told =
    state.message === null
      ? null
      : state.focus?.field === "captcha" && state.challenge !== null
        ? "captcha"
        : state.focus?.field === "code" && hasCode
          ? "code"
          : null;
  const errorAt = (field: Field) => (told === field ? (message ?? undefined) : undefined);
  const common = {
    state,
    codeError: errorAt("code"),
    tell,
    isWrong: (field: Field) => state.message !== null && isWrong(field),
    keep: (field: Field) => (element: HTMLInputElement | null) => {
      fields.current[field] = element;
    },
  };

  return (
    <div className={styles.whole}>
      {isSecondStep ? null : (
        <div role="group" aria-label={t("ways")} className={styles.ways}>
          {FIRST_FORMS.map((form) => (
            <button
              key={form}
              type="button"
              className={styles.way}
              aria-pressed={form === state.currentForm}
              disabled={state.loading}
              onClick={() => tell({ type: "chosen", form })}
            >
              {t(`way.${form}`)}
            </button>
          ))}
        </div>
      )}
      <form className={styles.form} method="post" onSubmit={send} noValidate>
        {state.currentForm === "login_password" ? <LoginFields {...common} /> : null}
        {state.currentForm === "phone_password" ? <PhoneFields {...common} /> : null}
        {state.currentForm === "sms" ? <SmsFields {...common} onResend={() => void requestCode()} /> : null}
        {isSecondStep ? <CodeFields {...common} onBySms={() => void requestTwoStepSms()} /> : null}
        <CaptchaField
          challenge={state.challenge}
          onChallenge={(challenge) => tell({ type: "challenged", challenge })}
          error={state.problems.captcha === undefined ? errorAt("captcha") : t("captchaRequired")}
          registration={{
            value: state.captcha,
            onChange: ({ target }) => tell({ type: "typed", name: "captcha", value: target.value }),
            ref: common.keep("captcha"),
          }}
        />
        {isSecondStep ? null : (
          <CheckField
            label={t("remember")}
            checked={state.remember}
            onChange={({ target }) => tell({ type: "remembered", value: target.checked })}
          />
        )}
        <div aria-live="assertive">
          {message === null || told !== null ? null : (
            <p className={styles.refusal} role="alert">
              {message}
            </p>
          )}
        </div>
        {state.message !== null && isAboutPassword(state.message) ? (
          <p className={styles.hint}>{t("otherWays")}</p>
        ) : null}
        <Button look="primary" isWide type="submit" isBusy={state.loading}>
          {t(
            state.loading
              ? "signingIn"
              : isSecondStep
                ? "confirm"
                : state.currentForm === "sms" && !state.sms.isSent
                  ? "sendCode"
                  : "signIn",
          )}
        </Button>
        {isSecondStep ? (
          <Button isWide onClick={() => tell({ type: "again" })}>
            {t("again")}
          </Button>
        ) : null}
      </form>
      {isSecondStep ? null : (
        <>
          <button type="button" className={styles.forgot} onClick={() => dialog({ name: "forgotPassword" })}>
            {t("forgot")}
          </button>
          <SocialButtons
            returnTo={returnTo}
            isDisabled={state.loading}
            onRefused={(error) =>
              tell(error === "NETWORK" ? { type: "failed" } : { type: "answered", answer: { errors: [error] } })
            }
          />
          <Button isWide onClick={() => setQr(true)}>
            <QrIcon aria-hidden />
            {t("qr")}
          </Button>
          {isRegistrationOpen ? (
            <p className={styles.register}>
              {t("noAccount")}{" "}
              <button
                type="button"
                className={styles.forgot}
                onClick={() => {
                  dialog(null);
                  openRegistration(returnTo === null ? {} : { returnTo });
                }}
              >
                {t("register")}
              </button>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
