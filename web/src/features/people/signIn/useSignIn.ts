import { useClient } from "@/platform/app/app.ts";
import { noteAuthSuccess, noteAuthTry } from "@/platform/analytics/analyticsCounters.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useSettledPhone } from "@/ui/fields/phone/usePhoneCountries.ts";
import {
  type LogInMutation,
  useLogInBySmsMutation,
  useLogInMutation,
  useLogInTwoStepMutation,
  useSendSignInCodeMutation,
  useSendTwoStepSmsMutation,
} from "@/operations/people/generated.ts";
import type { PhoneValue } from "@/ui/fields/phone/phoneText.ts";
import { readOneTimeCode } from "#shared/typed/codes.ts";
import { deviceProof } from "@/platform/session/device.ts";
import { type AuthAction, type AuthState, problemsOf } from "./authForm.ts";

/** Without an answer there are no data: what is left to say is that the network failed. */
async function dataOf<Data>(asked: Promise<{ data?: Data | null | undefined }>): Promise<Data | null> {
  return asked.then(
    ({ data }) => data ?? null,
    () => null,
  );
}

const OWN_ERRORS = { context: { hasOwnErrors: true } } as const;

/** Sends what the form holds, the way its present form says, and takes a signed-in player on. */
export function useSignIn(state: AuthState, tell: (action: AuthAction) => void, onSignedIn: () => void) {
  const client = useClient();
  const enter = useEnter();
  const settled = useSettledPhone();
  const [byPassword] = useLogInMutation();
  const [bySms] = useLogInBySmsMutation();
  const [twoStep] = useLogInTwoStepMutation();
  const [sendCode] = useSendSignInCodeMutation();
  const [sendTwoStepSms] = useSendTwoStepSmsMutation();

  const { challenge, userInfo } = state;
  const solved = challenge === null ? {} : { captcha: { challengeId: challenge.id, answer: state.captcha.trim() } };
  const phoneOf = ({ code: countryCode, number }: PhoneValue) => ({ countryCode, number });

  /** The phone that the present form holds, where it holds one. */
  const phoneName = (
    { login_password: null, phone_password: "phone", sms: "phoneBySms", login_password_two_step_code: null } as const
  )[state.currentForm];

  /** What the form holds, with its phone's country: that may be on its way still. Null if it is not told. */
  async function whole(): Promise<AuthState | null> {
    if (phoneName === null || state[phoneName].number === "") return state;
    tell({ type: "sent" });
    const value = await settled(state[phoneName]);
    if (value === null) {
      tell({ type: "failed" });
      return null;
    }
    tell({ type: "phoned", name: phoneName, value });
    return { ...state, [phoneName]: value };
  }

  function ask(form: AuthState): Promise<LogInMutation["logIn"] | null> {
    const save = form.remember;
    const proofs = { ...solved, ...deviceProof() };
    switch (form.currentForm) {
      case "login_password":
        return dataOf(
          byPassword({
            variables: { input: { login: form.login.trim(), password: form.passwordLogin, save, ...proofs } },
            ...OWN_ERRORS,
          }),
        ).then((data) => data?.logIn ?? null);
      case "phone_password":
        return dataOf(
          byPassword({
            variables: { input: { phone: phoneOf(form.phone), password: form.passwordPhone, save, ...proofs } },
            ...OWN_ERRORS,
          }),
        ).then((data) => data?.logIn ?? null);
      case "sms":
        return dataOf(
          bySms({
            variables: { input: { phone: phoneOf(form.phoneBySms), code: form.code, save, ...proofs } },
            ...OWN_ERRORS,
          }),
        ).then((data) => data?.logInBySms ?? null);
      case "login_password_two_step_code":
        return dataOf(
          twoStep({
            variables: {
              input: {
                token: userInfo?.token ?? "",
                code: readOneTimeCode(form.code),
                after: userInfo?.after ?? "PASSWORD",
                save,
                ...proofs,
              },
            },
            ...OWN_ERRORS,
          }),
        ).then((data) => data?.logInTwoStep ?? null);
    }
  }

  /** Takes an answer of whatever way to sign in. */
  async function take(answer: LogInMutation["logIn"] | null, after: "PASSWORD" | "SOCIAL" = "PASSWORD") {
    if (answer === null) {
      tell({ type: "failed" });
      trackEvent("signInFailed", { code: "NETWORK" });
      return;
    }
    tell({ type: "answered", answer, after });
    const [error] = answer.errors;
    if (error !== undefined) {
      trackEvent("signInFailed", { code: error.code });
      return;
    }
    if (answer.twoStep !== null) return;
    noteAuthSuccess({ client });
    trackEvent("signedIn", { way: after });
    await enter();
    onSignedIn();
  }

  async function submit() {
    const form = await whole();
    if (form === null) return;
    const problems = problemsOf(form);
    if (Object.keys(problems).length > 0) {
      tell({ type: "checked", problems });
      return;
    }
    tell({ type: "sent" });
    noteAuthTry({ client });
    await take(await ask(form));
  }

  /** Asks for a code to the phone of the SMS form. */
  async function requestCode() {
    const form = await whole();
    if (form === null) return;
    const problems = problemsOf(form, true);
    if (Object.keys(problems).length > 0) {
      tell({ type: "checked", problems });
      return;
    }
    tell({ type: "sent" });
    const answer =
      (await dataOf(sendCode({ variables: { input: { phone: phoneOf(form.phoneBySms), ...solved } }, ...OWN_ERRORS })))
        ?.sendSignInCode ?? null;
    if (answer === null) tell({ type: "failed" });
    else if (answer.errors.length > 0) tell({ type: "answered", answer: { errors: answer.errors } });
    else tell({ type: "codeSent", retryAt: answer.retryAt });
  }

  /** The player can't get at their app: the code of the second step goes to their phone. */
  async function requestTwoStepSms() {
    if (userInfo === null) return;
    tell({ type: "sent" });
    const answer =
      (
        await dataOf(
          sendTwoStepSms({ variables: { input: { token: userInfo.token, after: userInfo.after } }, ...OWN_ERRORS }),
        )
      )?.sendTwoStepCode ?? null;
    tell(answer === null ? { type: "failed" } : { type: "answered", answer, after: userInfo.after });
  }

  return { submit, requestCode, requestTwoStepSms, take };
}
