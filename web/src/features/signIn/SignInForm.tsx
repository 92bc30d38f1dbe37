import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/navigation.ts";
import { useTime } from "@/betting/useTime.ts";
import { useLogInMutation, type UserErrorFieldsFragment } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { TextField } from "@/ui/TextField.tsx";
import { checkSignIn, type SignInValues } from "./checkSignIn.ts";
import styles from "./SignInForm.module.css";

/** Signs a player in by login, number, e-mail or phone and password. The coupon and the page stay as they are. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const app = useApp();
  const { t } = useTranslation("signIn");
  const { time } = useTime();
  const [logIn] = useLogInMutation();
  const [refusal, setRefusal] = useState<UserErrorFieldsFragment | "NETWORK" | null>(null);
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm<SignInValues>({ resolver: checkSignIn, defaultValues: { login: "", password: "" } });

  const submit = handleSubmit(async (input) => {
    setRefusal(null);
    const { data } = await logIn({ variables: { input } }).catch(() => ({ data: undefined }));
    if (data == null) { setRefusal("NETWORK"); return; }
    const [error] = data.logIn.errors;
    if (error !== undefined) { setRefusal(error); return; }
    await refreshSite(app);
    app.connection?.renew();
    onSignedIn();
  });

  function refusalText(): string | null {
    if (refusal === null) return null;
    if (refusal === "NETWORK") return t("error.NETWORK");
    if ("lockedUntil" in refusal) return t("error.SIGN_IN_LOCKED", { time: time(refusal.lockedUntil) });
    return refusal.code === "BAD_CREDENTIALS" ? t("error.BAD_CREDENTIALS") : t("error.OTHER");
  }

  const message = refusalText();
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={t("login")} autoComplete="username" error={errors.login?.type === undefined ? undefined : t(errors.login.type === "tooLong" ? "tooLong" : "loginRequired")} {...register("login")} />
      <TextField label={t("password")} type="password" autoComplete="current-password" error={errors.password?.type === undefined ? undefined : t(errors.password.type === "tooLong" ? "tooLong" : "passwordRequired")} {...register("password")} />
      <div aria-live="assertive">{message === null ? null : <p className={styles.refusal} role="alert">{message}</p>}</div>
      <Button look="primary" isWide type="submit" isBusy={isSubmitting}>{isSubmitting ? t("signingIn") : t("signIn")}</Button>
    </form>
  );
}
