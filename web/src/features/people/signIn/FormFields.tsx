import { useTranslation } from "react-i18next";
import { CodeField } from "@/ui/fields/CodeField.tsx";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { PhoneField } from "@/ui/fields/phone/PhoneField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import type { AuthAction, AuthState, Field } from "./authForm.ts";
import styles from "./SignInForm.module.css";

/** A code with the spaces and marks that it is pasted with. */
const LONGEST_CODE = 32;

interface Props {
  state: AuthState;
  /** The server's refusal, where it is about the code. */
  codeError?: string | undefined;
  tell(action: AuthAction): void;
  /** Whether the server's refusal is about a field. */
  isWrong(field: Field): boolean;
  /** Keeps a field's input, for the focus. */
  keep(field: Field): (element: HTMLInputElement | null) => void;
}

/** What is wrong with a field, in words of its own; a refusal of name and password stands below the form. */
function useProblem({ problems }: AuthState) {
  const { t } = useTranslation("signIn");
  return (field: "login" | "phone" | "password" | "code"): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === "tooLong") return t("tooLong");
    return field === "phone" && problem === "invalid" ? t("phoneInvalid") : t(`${field}Required`);
  };
}

const marked = (isWrong: boolean) => (isWrong ? { "aria-invalid": true as const } : {});

export function LoginFields({ state, tell, isWrong, keep }: Props) {
  const { t } = useTranslation("signIn");
  const problem = useProblem(state);
  return (
    <>
      <TextField
        label={t("login")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={keep("login")}
        error={problem("login")}
        {...marked(isWrong("login"))}
        value={state.login}
        onChange={({ target }) => tell({ type: "typed", name: "login", value: target.value })}
      />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        ref={keep("password")}
        error={problem("password")}
        {...marked(isWrong("password"))}
        value={state.passwordLogin}
        onChange={({ target }) => tell({ type: "typed", name: "passwordLogin", value: target.value })}
      />
    </>
  );
}

export function PhoneFields({ state, tell, isWrong, keep }: Props) {
  const { t } = useTranslation("signIn");
  const problem = useProblem(state);
  return (
    <>
      <PhoneField
        label={t("phone")}
        value={state.phone}
        ref={keep("phone")}
        error={problem("phone")}
        isInvalid={isWrong("phone")}
        onChange={(value) => tell({ type: "phoned", name: "phone", value })}
      />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        ref={keep("password")}
        error={problem("password")}
        {...marked(isWrong("password"))}
        value={state.passwordPhone}
        onChange={({ target }) => tell({ type: "typed", name: "passwordPhone", value: target.value })}
      />
    </>
  );
}

export function SmsFields({ state, codeError, tell, isWrong, keep, onResend }: Props & { onResend(): void }) {
  const { t } = useTranslation("signIn");
  const problem = useProblem(state);
  return (
    <>
      <PhoneField
        label={t("phone")}
        value={state.phoneBySms}
        ref={keep("phone")}
        error={problem("phone")}
        isInvalid={isWrong("phone")}
        onChange={(value) => tell({ type: "phoned", name: "phoneBySms", value })}
      />
      {state.sms.isSent ? (
        <>
          <p role="status">{t("codeSentTo")}</p>
          <CodeField
            label={t("code")}
            value={state.code}
            error={problem("code") ?? codeError}
            retryAt={state.sms.retryAt}
            isResending={state.loading}
            ref={keep("code")}
            onChange={(value) => tell({ type: "typed", name: "code", value })}
            onResend={onResend}
          />
        </>
      ) : null}
    </>
  );
}

/** The second step: the code that was sent, or one of the player's app. */
export function CodeFields({ state, codeError, tell, isWrong, keep, onBySms }: Props & { onBySms(): void }) {
  const { t } = useTranslation("signIn");
  const problem = useProblem(state);
  const step = state.userInfo;
  const isByApp = step?.method === "APP";
  return (
    <>
      {/* Isolated, because a phone runs from left to right in every language. */}
      <p>{isByApp ? t("appHint") : t("codeSent", { phone: `\u2066${step?.phone ?? ""}\u2069` })}</p>
      <TextField
        label={t(isByApp ? "appCode" : "code")}
        inputMode={isByApp ? "text" : "numeric"}
        autoComplete="one-time-code"
        dir="ltr"
        autoCapitalize="none"
        maxLength={LONGEST_CODE}
        spellCheck={false}
        ref={keep("code")}
        error={problem("code") ?? codeError}
        {...marked(isWrong("code"))}
        value={state.code}
        onChange={({ target }) => tell({ type: "typed", name: "code", value: target.value })}
      />
      {isByApp && step.phone !== "" ? (
        <button type="button" className={styles.forgot} disabled={state.loading} onClick={onBySms}>
          {t("codeBySms")}
        </button>
      ) : null}
    </>
  );
}
