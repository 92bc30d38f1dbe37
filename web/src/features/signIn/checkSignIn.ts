import type { FieldErrors, Resolver } from "react-hook-form";

export interface SignInValues {
  login: string;
  password: string;
  /** The characters of a captcha, where there is one. */
  captcha: string;
}

/** Longest values the schema takes (LogInInput). */
const LONGEST = { login: 128, password: 256 } as const;

/** Says what a form can say before the server is asked; whether they are right only the server knows. */
export const checkSignIn: Resolver<SignInValues> = (values) => {
  const clean = { login: values.login.trim(), password: values.password, captcha: values.captcha.trim() };
  const errors: FieldErrors<SignInValues> = {};
  for (const name of ["login", "password"] as const) {
    if (clean[name] === "") errors[name] = { type: "required" };
    else if (clean[name].length > LONGEST[name]) errors[name] = { type: "tooLong" };
  }
  return Object.keys(errors).length === 0 ? { values: clean, errors: {} } : { values: {}, errors };
};
