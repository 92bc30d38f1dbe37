/**
 * The sign-in form as one state (SPEC 3.26): which of its four forms shows (SPEC 4.41), what was typed into each, and
 * what the server said.
 */
import type { LogInMutation, SignInErrorFieldsFragment } from "@/operations/people/generated.ts";
import type { Challenge } from "@/ui/fields/captcha.ts";
import { NO_PHONE } from "@/ui/fields/phone/PhoneField.tsx";
import type { PhoneValue } from "@/ui/fields/phone/phoneText.ts";

/** The forms somebody may choose, in the order of their buttons. */
export const FIRST_FORMS = ["login_password", "phone_password", "sms"] as const;
export type FirstForm = (typeof FIRST_FORMS)[number];
export type FormName = FirstForm | "login_password_two_step_code";

/** What can be wrong about a field before the server is asked. */
export type Problem = "required" | "tooLong" | "invalid";
export type Field = "login" | "phone" | "password" | "code" | "captcha";

type Answer = NonNullable<LogInMutation["logIn"]>;
export type TwoStep = NonNullable<Answer["twoStep"]>;
export type ErrorClass = NonNullable<Answer["errorClass"]>;
/** "NETWORK" when there was no answer. */
export type Refusal = Pick<SignInErrorFieldsFragment, "code" | "path"> | SignInErrorFieldsFragment | "NETWORK";

export interface AuthState {
  currentForm: FormName;
  login: string;
  phone: PhoneValue;
  phoneBySms: PhoneValue;
  passwordLogin: string;
  passwordPhone: string;
  code: string;
  captcha: string;
  remember: boolean;
  loading: boolean;
  message: Refusal | null;
  /** Which field the message belongs to (SPEC 5.27). */
  responseType: ErrorClass | null;
  /** What the first step told of the second. */
  userInfo: (TwoStep & { after: "PASSWORD" | "SOCIAL" }) | null;
  problems: Readonly<Partial<Record<Field, Problem>>>;
  challenge: Challenge | null;
  /** Whether a code is on its way, and from when on another may be asked for. */
  sms: { isSent: boolean; retryAt: string | null };
  /** Where the focus goes next; another object each time. */
  focus: { field: Field } | null;
  /** The form that a second step goes back to. */
  firstForm: FirstForm;
}

export const EMPTY_FORM: AuthState = {
  currentForm: "login_password",
  login: "",
  phone: NO_PHONE,
  phoneBySms: NO_PHONE,
  passwordLogin: "",
  passwordPhone: "",
  code: "",
  captcha: "",
  remember: true,
  loading: false,
  message: null,
  responseType: null,
  userInfo: null,
  problems: {},
  challenge: null,
  sms: { isSent: false, retryAt: null },
  focus: null,
  firstForm: "login_password",
};

export type AuthAction =
  | { type: "chosen"; form: FirstForm }
  | { type: "typed"; name: "login" | "passwordLogin" | "passwordPhone" | "code" | "captcha"; value: string }
  | { type: "phoned"; name: "phone" | "phoneBySms"; value: PhoneValue }
  | { type: "remembered"; value: boolean }
  | { type: "checked"; problems: AuthState["problems"] }
  | { type: "challenged"; challenge: Challenge }
  | { type: "sent" }
  | { type: "failed" }
  | {
      type: "answered";
      answer: {
        errors: readonly SignInErrorFieldsFragment[];
        errorClass?: ErrorClass | null;
        twoStep?: TwoStep | null;
      };
      after?: "PASSWORD" | "SOCIAL";
    }
  | { type: "codeSent"; retryAt: string | null }
  | { type: "again" };

const quiet = { message: null, responseType: null, problems: {} } as const;
const FIELD_OF: Readonly<Record<string, Field>> = {
  login: "login",
  passwordLogin: "password",
  passwordPhone: "password",
  code: "code",
  captcha: "captcha",
};

/** Longest values the schema takes (LogInInput). */
const LONGEST = { login: 128, password: 256 } as const;
const SHORTEST_PHONE = 4;

function textProblem(value: string, longest: number): Problem | undefined {
  if (value.trim() === "") return "required";
  return value.length > longest ? "tooLong" : value.includes("\0") ? "invalid" : undefined;
}

const phoneProblem = ({ number, code }: PhoneValue): Problem | undefined =>
  number === "" ? "required" : number.length < SHORTEST_PHONE || code === "" ? "invalid" : undefined;

/**
 * What the form itself has against its values; whether they are right only the server knows. `isForCode`: a code is
 * asked for, none typed yet.
 */
export function problemsOf(state: AuthState, isForCode = false): AuthState["problems"] {
  const captcha = state.challenge !== null && state.captcha.trim() === "" ? "required" : undefined;
  const found: Record<FormName, AuthState["problems"]> = {
    login_password: {
      login: textProblem(state.login.trim(), LONGEST.login),
      password: textProblem(state.passwordLogin, LONGEST.password),
    },
    phone_password: { phone: phoneProblem(state.phone), password: textProblem(state.passwordPhone, LONGEST.password) },
    sms: { phone: phoneProblem(state.phoneBySms), code: isForCode || state.code !== "" ? undefined : "required" },
    login_password_two_step_code: { code: state.code.trim() === "" ? "required" : undefined },
  };
  return Object.fromEntries(
    Object.entries({ ...found[state.currentForm], captcha }).filter(([, problem]) => problem !== undefined),
  );
}

const ORDER: readonly Field[] = ["login", "phone", "password", "code", "captcha"];
const firstOf = (problems: AuthState["problems"]) => ORDER.find((field) => problems[field] !== undefined);

/** The field a refusal is about: of a name and a password together the name comes first. */
function fieldOf(
  form: FormName,
  { code, path }: Pick<SignInErrorFieldsFragment, "code" | "path">,
  errorClass: ErrorClass | null,
): Field | null {
  if (path?.[0] === "captcha") return "captcha";
  if (path?.[0] === "code" || code === "WRONG_CODE" || code === "TIME_UP") return "code";
  if (errorClass === "PASSWORD") return "password";
  return errorClass === "LOGIN" || errorClass === "BOTH" ? (form === "login_password" ? "login" : "phone") : null;
}

function answered(
  state: AuthState,
  {
    answer: {
      errors: [error],
      errorClass = null,
      twoStep = null,
    },
    after = "PASSWORD",
  }: Extract<AuthAction, { type: "answered" }>,
): AuthState {
  // A picture is good for one call: the next comes with the refusal that asks for it.
  const isAboutCaptcha = error?.path?.[0] === "captcha";
  const challenge =
    error !== undefined && "challenge" in error ? error.challenge : isAboutCaptcha ? state.challenge : null;
  const next = { ...state, ...quiet, challenge, captcha: "" };
  if (error !== undefined) {
    const field = fieldOf(state.currentForm, error, errorClass);
    return {
      ...next,
      loading: false,
      message: error,
      responseType: errorClass,
      focus: field === null ? null : { field },
    };
  }
  if (twoStep === null) return next;
  return {
    ...next,
    loading: false,
    currentForm: "login_password_two_step_code",
    userInfo: { ...twoStep, after },
    code: "",
    sms: { isSent: twoStep.method === "SMS", retryAt: null },
    focus: { field: "code" },
  };
}

export function authForm(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case "chosen":
      return action.form === state.currentForm
        ? state
        : {
            ...state,
            ...quiet,
            currentForm: action.form,
            firstForm: action.form,
            code: "",
            userInfo: null,
            sms: EMPTY_FORM.sms,
            focus: null,
          };
    case "typed":
      return {
        ...state,
        [action.name]: action.value,
        problems: { ...state.problems, [FIELD_OF[action.name] ?? "login"]: undefined },
      };
    case "phoned": {
      // A code belongs to the phone it was sent to.
      const isAnother = action.name === "phoneBySms" && action.value.number !== state.phoneBySms.number;
      return {
        ...state,
        [action.name]: action.value,
        problems: { ...state.problems, phone: undefined },
        ...(isAnother && { sms: EMPTY_FORM.sms, code: "" }),
      };
    }
    case "remembered":
      return { ...state, remember: action.value };
    case "checked": {
      const field = firstOf(action.problems);
      return {
        ...state,
        ...quiet,
        loading: false,
        problems: action.problems,
        focus: field === undefined ? null : { field },
      };
    }
    case "challenged":
      return {
        ...state,
        challenge: action.challenge,
        captcha: "",
        problems: { ...state.problems, captcha: undefined },
      };
    case "sent":
      return { ...state, ...quiet, loading: true, focus: null };
    case "failed":
      return { ...state, loading: false, message: "NETWORK", responseType: null };
    case "answered":
      return answered(state, action);
    case "codeSent":
      return {
        ...state,
        ...quiet,
        loading: false,
        challenge: null,
        captcha: "",
        code: "",
        sms: { isSent: true, retryAt: action.retryAt },
        focus: { field: "code" },
      };
    case "again":
      return {
        ...state,
        ...quiet,
        currentForm: state.firstForm,
        userInfo: null,
        code: "",
        passwordLogin: "",
        passwordPhone: "",
        sms: EMPTY_FORM.sms,
        focus: null,
      };
  }
}
