import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettledPhone } from "@/ui/fields/phone/usePhoneCountries.ts";
import { useSendRecoveryCodeMutation } from "@/operations/people/generated.ts";
import { NO_PHONE, PhoneField } from "@/ui/fields/phone/PhoneField.tsx";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./Recovery.module.css";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./useStep.ts";

/** Whose password is lost, as they say it. */
export type Whom = { email: string } | { phone: { countryCode: string; number: string } };

/** A code that is on its way, perhaps. */
export interface SentTo {
  whom: Whom;
  id: string;
  retryAt: string | null;
}

interface Props {
  onSent(sent: SentTo): void;
}

/** The first step: where the code is to go. Whether anybody is there, the answer does not tell. */
export function HowStep({ onSent }: Props) {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [sendCode] = useSendRecoveryCodeMutation();
  const settled = useSettledPhone();
  const [way, setWay] = useState<"email" | "phone">("email");
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState(NO_PHONE);
  const [isEmpty, setEmpty] = useState(false);

  function choose(next: "email" | "phone") {
    setWay(next);
    setEmpty(false);
    step.forget();
  }

  async function submit() {
    const isNothing = way === "email" ? email.trim() === "" : phone.number === "";
    setEmpty(isNothing);
    if (isNothing) return;
    let whom: Whom | null = null;
    const payload = await step.send(async (captcha) => {
      const own = way === "email" ? NO_PHONE : await settled(phone);
      if (own === null) return null;
      if (way === "phone") setPhone(own);
      whom = way === "email" ? { email: email.trim() } : { phone: { countryCode: own.code, number: own.number } };
      return (await sendCode({ variables: { input: { ...whom, ...captcha } }, context: { hasOwnErrors: true } })).data
        ?.sendRecoveryCode;
    });
    if (whom !== null && payload?.id != null) onSent({ whom, id: payload.id, retryAt: payload.retryAt ?? null });
  }

  const error = isEmpty ? t(`required.${way}`) : step.errorAt(way);
  return (
    <StepForm step={step} action={t("sendCode")} fields={[way]} onSubmit={() => void submit()}>
      <p className={styles.lead}>{t("lead")}</p>
      <Tabs
        label={t("how")}
        value={way}
        tabs={[
          { value: "email", name: t("byEmail") },
          { value: "phone", name: t("byPhone") },
        ]}
        onChange={choose}
      >
        <div className={styles.how}>
          {way === "email" ? (
            <TextField
              label={t("email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              maxLength={254}
              error={error}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          ) : (
            <PhoneField label={t("phone")} value={phone} error={error} onChange={setPhone} />
          )}
        </div>
      </Tabs>
    </StepForm>
  );
}
