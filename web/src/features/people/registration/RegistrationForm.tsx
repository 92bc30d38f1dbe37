import { siteClock } from "@/platform/browser/siteClock.ts";
import { type SubmitEvent, useState } from "react";
import { type SubmitHandler, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { noteRegDone, noteSocialData } from "@/platform/analytics/analyticsCounters.ts";
import { useClient } from "@/platform/app/app.ts";
import { madeCredentials } from "./madeCredentials.ts";
import { bonusOf, preselectedBonus } from "@/account/openRegistration.ts";
import { usePromptDeposit } from "@/account/usePromptDeposit.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useSettledPhone } from "@/ui/fields/phone/usePhoneCountries.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { Button } from "@/ui/fields/Button.tsx";
import type { Challenge } from "@/ui/fields/captcha.ts";
import { CaptchaField } from "@/ui/fields/CaptchaField.tsx";
import { CodeStep, isolated } from "@/ui/fields/CodeStep.tsx";
import { NO_PHONE } from "@/ui/fields/phone/PhoneField.tsx";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import { chosenBefore, forgetChosen, keepChosen } from "./chosen.ts";
import { CommonFields, PlaceFields } from "./CommonFields.tsx";
import { Networks } from "./Networks.tsx";
import { FullFields, PhoneFields } from "./OwnFields.tsx";
import styles from "./Registration.module.css";
import { type Outcome, type RegistrationError, useRegister } from "./useRegister.ts";
import { checkValues, fieldsThatTell, type Kind, NO_VALUES, type Options, type Rules, type Values } from "./values.ts";
import { fieldWords, refusalWords } from "./words.ts";
import { randomKey } from "@/platform/browser/claims.ts";

/** What analytics calls the ways to register (SPEC 3.27). */
const REG_TYPE = {
  ONE_CLICK: "one_click",
  FULL: "full_reg",
  PHONE: "phone_reg",
  SOCIAL: "soc_reg",
} as const satisfies Record<Kind, string>;

interface Props {
  options: Options;
  /** What a sign-in through a network gave who is nobody here yet; null without it. */
  socialToken: string | null;
  /** first_deposit_bonus_choice that the address names; it goes before the one that was preselected. */
  bonusId: string | null;
  /** They are a player now, and signed in. */
  onDone(): void;
}

/** Codes wait for their step under the values they were asked with. */
interface Waiting {
  values: Values;
  token: string | null;
  retryAt: string | null;
}

const today = () => new Date(siteClock.now()).toISOString().slice(0, 10);

function firstValues(options: Options, bonusId: string | null): Values {
  return {
    ...NO_VALUES,
    countryId: options.defaultCountryId ?? "",
    currencyId: options.defaultCurrencyId,
    phone: { ...NO_PHONE, country: options.countries.find(({ id }) => id === options.defaultCountryId)?.code ?? "" },
    bonusChoice: bonusOf(bonusId) ?? preselectedBonus() ?? "REFUSED",
    ...chosenBefore(),
  };
}

/** The ways to register, each a tab; what was typed stays from one to the next (SPEC 3.27). */
export default function RegistrationForm({ options, socialToken, bonusId, onDone }: Props) {
  const client = useClient();
  const { t } = useTranslation("registration");
  const { time } = useTime();
  const enter = useEnter();
  const settled = useSettledPhone();
  const promptDeposit = usePromptDeposit();
  const hasPrompt = useSiteConfig()?.isDepositPromptShown === true;
  const { first, withCode } = useRegister();
  const [kind, setKind] = useState<Kind>(socialToken === null ? (options.types[0] ?? "ONE_CLICK") : "SOCIAL");
  const [key, setKey] = useState(randomKey);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [refusal, setRefusal] = useState<RegistrationError | "NETWORK" | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<Values, Rules>({
    resolver: checkValues,
    context: { kind, options, today: today() },
    defaultValues: firstValues(options, bonusId),
    shouldFocusError: false,
  });
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    formState: { errors, isSubmitting },
  } = form;
  const { form: element, begin, end } = useFocusWrong(isSubmitting);

  const solved = (answer: string) => (challenge === null ? null : { challengeId: challenge.id, answer: answer.trim() });

  async function finish({ credentials }: Extract<Outcome, { is: "done" }>) {
    noteRegDone({ client }, REG_TYPE[kind]);
    preselectedBonus(null);
    forgetChosen();
    if (credentials !== null) madeCredentials(credentials);
    await enter();
    // Anyone who has a password to keep is asked after that.
    if (hasPrompt && credentials === null) promptDeposit("toast");
    onDone();
  }

  function renewed(next: Challenge) {
    setChallenge(next);
    setValue("captcha", "");
  }

  /** Puts each error where it belongs: at its field, at the picture, or over the button. */
  function tell(all: readonly RegistrationError[]) {
    const picture = all.find((error) => "challenge" in error);
    setChallenge(picture !== undefined && "challenge" in picture ? picture.challenge : null);
    setValue("captcha", "");
    for (const error of all) {
      const field = [...fieldsThatTell(kind), ...(picture === undefined ? [] : ["captcha" as const])].find(
        (name) => name === error.path?.[0],
      );
      if (field !== undefined) {
        setError(field, { type: error.code });
        // The fields of the form are out of sight while a code is typed.
        if (field !== "captcha") {
          setWaiting(null);
          begin();
        }
      } else setRefusal(error);
      if (error.code === "IDEMPOTENCY_MISMATCH") setKey(randomKey());
    }
  }

  async function take(outcome: Outcome, values: Values) {
    if (outcome === null) setRefusal("NETWORK");
    else if (outcome.is === "refused") tell(outcome.errors);
    else if (outcome.is === "done") await finish(outcome);
    else {
      setChallenge(null);
      setWaiting({ values, token: outcome.token, retryAt: outcome.retryAt });
    }
  }

  const send: SubmitHandler<Values> = async (values) => {
    setRefusal(null);
    await take(await first[kind]({ values, key, captcha: solved(values.captcha) }, socialToken ?? ""), values);
  };

  async function confirm({ values, token }: Waiting, code: string) {
    setRefusal(null);
    setConfirming(true);
    await take(await withCode({ values, key, captcha: solved(getValues("captcha")) }, token, code), values);
    setConfirming(false);
  }

  async function resend({ values }: Waiting) {
    setRefusal(null);
    setConfirming(true);
    await take(await first[kind]({ values, key, captcha: solved(getValues("captcha")) }, ""), values);
    setConfirming(false);
  }

  /** A phone waits for its country, which may be on its way still, before it is judged. */
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    begin();
    const phone = kind === "PHONE" ? await settled(getValues("phone")) : NO_PHONE;
    if (phone === null) {
      setRefusal("NETWORK");
      return;
    }
    if (kind === "PHONE") setValue("phone", phone);
    await handleSubmit(send)();
  }

  function change(next: Kind) {
    setRefusal(null);
    setChallenge(null);
    setKind(next);
    form.clearErrors();
  }

  function keepForReturn() {
    const { countryId, currencyId, promoCode } = getValues();
    keepChosen({ countryId, currencyId, promoCode });
    const countryCode = options.countries.find(({ id }) => id === countryId)?.code ?? "";
    noteSocialData(
      { client },
      {
        currencyId: Number(currencyId),
        countryId: Number(countryId),
        regType: "soc_reg",
        promocode: promoCode.trim(),
        countryCode,
      },
    );
  }

  const words = refusal === null ? null : refusalWords(t, refusal, time);
  const captcha = {
    challenge,
    onChallenge: renewed,
    registration: register("captcha"),
    error: errors.captcha?.type === undefined ? undefined : fieldWords(t, "captcha", String(errors.captcha.type), 0),
  };
  if (waiting !== null) {
    const { values } = waiting;
    const isOfCode = refusal !== null && refusal !== "NETWORK" && refusal.path?.[0] === "code";
    return (
      <CodeStep
        lead={t("codeSent", {
          to: isolated(kind === "FULL" ? values.email.trim() : `${values.phone.code} ${values.phone.number}`),
        })}
        label={t("code")}
        action={t("confirm")}
        back={t("back")}
        retryAt={waiting.retryAt}
        isBusy={isConfirming}
        codeError={isOfCode ? (words ?? undefined) : undefined}
        error={isOfCode ? null : words}
        captcha={captcha}
        onSubmit={(code) => void confirm(waiting, code)}
        onResend={() => void resend(waiting)}
        onBack={() => {
          setWaiting(null);
          setRefusal(null);
        }}
      />
    );
  }

  const isAway = kind === "SOCIAL" && socialToken === null;
  return (
    <Tabs
      label={t("ways")}
      value={kind}
      onChange={change}
      tabs={options.types.map((value) => ({ value, name: t(`type.${value}`) }))}
    >
      <form
        className={styles.form}
        method="post"
        ref={element}
        onInput={end}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <p className={styles.lead}>{t(isAway ? "lead.SOCIAL_AWAY" : `lead.${kind}`)}</p>
        <div className={styles.fields}>
          {kind === "FULL" ? <FullFields form={form} options={options} /> : null}
          {kind === "PHONE" ? <PhoneFields form={form} /> : null}
          <PlaceFields form={form} options={options} />
        </div>
        {isAway ? (
          <Networks onLeave={keepForReturn} />
        ) : (
          <>
            <CommonFields form={form} options={options} hasMail={kind === "FULL"} hasPhone={kind === "PHONE"} />
            <div className={styles.captcha}>
              <CaptchaField {...captcha} />
            </div>
            <div aria-live="assertive">
              {words === null ? null : (
                <p className={styles.refusal} role="alert">
                  {words}
                </p>
              )}
            </div>
            <Button look="primary" type="submit" className={styles.submit ?? ""} isBusy={isSubmitting}>
              {t(isSubmitting ? "registering" : `submit.${kind}`)}
            </Button>
          </>
        )}
      </form>
    </Tabs>
  );
}
