import { useApp } from "@/app/app.ts";
import { noteAuthSuccess, noteAuthTry } from "@/app/analyticsCounters.ts";
import { trackEvent } from "@/app/analytics.ts";
import { useEnter } from "@/app/useEnter.ts";
import { useLogInBySmsMutation, useLogInMutation, useLogInTwoStepMutation, useSendSignInCodeMutation, useSendTwoStepSmsMutation } from "@/operations/pages.generated.ts";
import type { LogInMutation } from "@/operations/pages.generated.ts";
import type { PhoneValue } from "@/ui/PhoneField.tsx";
import { readDevice } from "@/session/device.ts";
import { type AuthAction, type AuthState, problemsOf } from "./authForm.ts";

/** Without an answer there are no data: what is left to say is that the network failed. */
async function dataOf<Data>(asked: Promise<{ data?: Data | null | undefined }>): Promise<Data | null> {
  return asked.then(({ data }) => data ?? null, () => null);
}

const OWN_ERRORS = { context: { hasOwnErrors: true } } as const;

/** Sends what the form holds, the way its present form says, and takes a signed-in player on. */
export function useSignIn(state: AuthState, tell: (action: AuthAction) => void, onSignedIn: () => void) {
  const app = useApp();
  const enter = useEnter();
  const [byPassword] = useLogInMutation();
  const [bySms] = useLogInBySmsMutation();
  const [twoStep] = useLogInTwoStepMutation();
  const [sendCode] = useSendSignInCodeMutation();
  const [sendTwoStepSms] = useSendTwoStepSmsMutation();

  const { challenge, userInfo } = state;
  const solved = challenge === null ? {} : { captcha: { challengeId: challenge.id, answer: state.captcha.trim() } };
  const phoneOf = ({ code: countryCode, number }: PhoneValue) => ({ countryCode, number });

  function ask(): Promise<LogInMutation["logIn"] | null> {
    const save = state.remember;
    const device = readDevice();
    const proofs = { ...solved, ...(device !== null && { device: { token: device.token, componentsData: device.componentsData } }) };
    switch (state.currentForm) {
      case "login_password":
        return dataOf(byPassword({ variables: { input: { login: state.login.trim(), password: state.passwordLogin, save, ...proofs } }, ...OWN_ERRORS })).then((data) => data?.logIn ?? null);
      case "phone_password":
        return dataOf(byPassword({ variables: { input: { phone: phoneOf(state.phone), password: state.passwordPhone, save, ...proofs } }, ...OWN_ERRORS })).then((data) => data?.logIn ?? null);
      case "sms":
        return dataOf(bySms({ variables: { input: { phone: phoneOf(state.phoneBySms), code: state.code, save, ...proofs } }, ...OWN_ERRORS })).then((data) => data?.logInBySms ?? null);
      case "login_password_two_step_code":
        return dataOf(twoStep({ variables: { input: { token: userInfo?.token ?? "", code: state.code.trim(), after: userInfo?.after ?? "PASSWORD", save, ...proofs } }, ...OWN_ERRORS })).then((data) => data?.logInTwoStep ?? null);
    }
  }

  /** Takes an answer of whatever way to sign in. */
  async function take(answer: LogInMutation["logIn"] | null, after: "PASSWORD" | "SOCIAL" = "PASSWORD") {
    if (answer === null) { tell({ type: "failed" }); trackEvent("signInFailed", { code: "NETWORK" }); return; }
    tell({ type: "answered", answer, after });
    const [error] = answer.errors;
    if (error !== undefined) { trackEvent("signInFailed", { code: error.code }); return; }
    if (answer.twoStep !== null) return;
    noteAuthSuccess(app);
    await enter();
    onSignedIn();
  }

  async function submit() {
    const problems = problemsOf(state);
    if (Object.keys(problems).length > 0) { tell({ type: "checked", problems }); return; }
    tell({ type: "sent" });
    noteAuthTry(app);
    await take(await ask());
  }

  /** Asks for a code to the phone of the SMS form. */
  async function requestCode() {
    const problems = problemsOf(state, true);
    if (Object.keys(problems).length > 0) { tell({ type: "checked", problems }); return; }
    tell({ type: "sent" });
    const data = await dataOf(sendCode({ variables: { input: { phone: phoneOf(state.phoneBySms), ...solved } }, ...OWN_ERRORS }));
    if (data === null) tell({ type: "failed" });
    else if (data.sendSignInCode.errors.length > 0) tell({ type: "answered", answer: { errors: data.sendSignInCode.errors } });
    else tell({ type: "codeSent", retryAt: data.sendSignInCode.retryAt });
  }

  /** The player can't get at his app: the code of the second step goes to his phone. */
  async function requestTwoStepSms() {
    if (userInfo === null) return;
    tell({ type: "sent" });
    const data = await dataOf(sendTwoStepSms({ variables: { input: { token: userInfo.token, after: userInfo.after } }, ...OWN_ERRORS }));
    if (data === null) tell({ type: "failed" });
    else tell({ type: "answered", answer: data.sendTwoStepCode, after: userInfo.after });
  }

  return { submit, requestCode, requestTwoStepSms, take };
}
