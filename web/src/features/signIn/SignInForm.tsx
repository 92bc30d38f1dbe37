import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/navigation.ts";
import { useTime } from "@/betting/useTime.ts";
import { useLogInMutation } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { TextField } from "@/ui/TextField.tsx";
import { checkSignIn, type SignInValues } from "./checkSignIn.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type Refusal, refusalKey } from "./refusals.ts";
import styles from "./SignInForm.module.css";

/** Signs a player in by login, number, e-mail or phone and password. The coupon and the page stay as they are. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const app = useApp();
  const { t } = useTranslation("signIn");
  const { time } = useTime();
  const [logIn] = useLogInMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [challenge, setChallenge] = useState<{ id: string; image: string } | null>(null);
  const [twoStep, setTwoStep] = useState<{ token: string; phone: string } | null>(null);
  const { register, handleSubmit, resetField, formState: { errors, isSubmitting } } = useForm<SignInValues>({ resolver: checkSignIn, defaultValues: { login: "", password: "", captcha: "" } });

  async function enter() {
    await refreshSite(app);
    app.connection?.renew();
    onSignedIn();
  }

  const submit = handleSubmit(async ({ login, password, captcha }) => {
    setRefusal(null);
    const input = { login, password, ...(challenge && { captcha: { challengeId: challenge.id, answer: captcha } }) };
    const { data } = await logIn({ variables: { input }, context: { hasOwnErrors: true } }).catch(() => ({ data: undefined }));
    if (data == null) { setRefusal("NETWORK"); return; }
    const [error] = data.logIn.errors;
    // A picture is good for one call: the next comes with the refusal that asks for it.
    if (error !== undefined && "challenge" in error) setChallenge(error.challenge);
    else if (error?.path?.[0] !== "captcha") setChallenge(null);
    resetField("captcha");
    if (error !== undefined) setRefusal(error);
    else if (data.logIn.twoStep) setTwoStep(data.logIn.twoStep);
    else await enter();
  });

  if (twoStep !== null) return <CodeForm step={twoStep} onDone={enter} onAgain={() => setTwoStep(null)} />;

  const message = refusal === null ? null
    : refusal !== "NETWORK" && "lockedUntil" in refusal ? t("error.SIGN_IN_LOCKED", { time: time(refusal.lockedUntil) }) : t(refusalKey(refusal));
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={t("login")} autoComplete="username" error={errors.login?.type === undefined ? undefined : t(errors.login.type === "tooLong" ? "tooLong" : "loginRequired")} {...register("login")} />
      <TextField label={t("password")} type="password" autoComplete="current-password" error={errors.password?.type === undefined ? undefined : t(errors.password.type === "tooLong" ? "tooLong" : "passwordRequired")} {...register("password")} />
      {challenge === null ? null : <>
        <img className={styles.challenge} src={`data:image/svg+xml,${encodeURIComponent(challenge.image)}`} alt={t("captchaPicture")} />
        <TextField label={t("captcha")} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" {...register("captcha")} />
      </>}
      <div aria-live="assertive">{message === null ? null : <p className={styles.refusal} role="alert">{message}</p>}</div>
      <Button look="primary" isWide type="submit" isBusy={isSubmitting}>{isSubmitting ? t("signingIn") : t("signIn")}</Button>
      <button type="button" className={styles.forgot} onClick={() => app.dialog({ name: "forgotPassword" })}>{t("forgot")}</button>
    </form>
  );
}
