/** How every process reads its environment: one schema, checked at the start, one line for whatever can't be used. */
import { z } from "zod";
import { untrustable } from "./trustedProxies.ts";

/** A setting that can't be used. Its message is one line for the person who starts the process. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** @throws SettingsError with this trouble for a variable that is missing */
export function needed(value: string | undefined, trouble: string): string {
  if (value === undefined) throw new SettingsError(trouble);
  return value;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The variables that say something: trimmed, without the empty ones. */
export function presentIn(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

/**
 * Checks variables against a schema.
 * @param secrets variables whose values may hold passwords: errors don't show them
 * @throws SettingsError for the first variable that is wrong
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  present: Env,
  secrets: ReadonlySet<string> = new Set(),
): z.output<Schema> {
  const { data, error } = schema.safeParse(present);
  if (error === undefined) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const part: unknown = issue?.code === "custom" ? issue.params?.["shown"] : undefined;
  const shown = secrets.has(name) ? "" : `=${typeof part === "string" ? part : present[name]}`;
  throw new SettingsError(`${name}${shown} ${issue?.message}`);
}

/** A text that must pass a check; `says` follows the variable's name and value in the error. */
export const text = (isGood: (value: string) => boolean, says: string) => z.string().refine(isGood, says);

const isHttp = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? "");
export const httpUrl = text(isHttp, "is not an http(s) URL").optional();

const numberIn = (form: RegExp, kind: string, min: number, max: number) =>
  text(
    (value) => form.test(value) && Number(value) >= min && Number(value) <= max,
    `is not a ${kind} from ${min} to ${max}`,
  ).transform(Number);

/** A number within bounds, both included. */
export const decimal = (min: number, max: number) => numberIn(/^\d+(?:\.\d+)?$/, "number", min, max);

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number) => numberIn(/^\d+$/, "whole number", min, max);

export const whole = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback);

/** One of some names. */
export const choice = <const Name extends string>(names: readonly Name[], fallback: NoInfer<Name>) =>
  z
    .string()
    .default(fallback)
    .refine(
      (value): value is Name => names.some((name) => name === value),
      names.length === 2 ? `is neither ${names.join(" nor ")}` : `is none of ${names.join(", ")}`,
    );

export const logLevel = (fallback: string) =>
  choice<string>(["silent", "fatal", "error", "warn", "info", "debug", "trace"], fallback);

const SHORTEST_KEY = 16;
/** A key that nobody guesses. */
export const key = text(
  (value) => value.length >= SHORTEST_KEY,
  `is too short: it takes ${SHORTEST_KEY} characters or more`,
);

/** A list with commas. */
export const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return url !== null && isHttp(value) && url.pathname === "/" && url.search === "";
};

const noOrigin = "is not an origin such as https://apps.example.com";
export const httpOrigin = text(isOrigin, noOrigin);

/** A list of origins; the error shows the part that is wrong. */
export const origins = list.superRefine((parts, context) => {
  const wrong = parts.find((part) => !isOrigin(part));
  if (wrong !== undefined)
    context.addIssue({
      code: "custom",
      message: noOrigin,
      params: { shown: wrong },
    });
});

/** Addresses and ranges of proxies that are believed. */
export const proxies = z
  .string()
  .optional()
  .superRefine((value, context) => {
    const wrong = untrustable(value);
    if (wrong !== null)
      context.addIssue({ code: "custom", message: "is neither an address nor a range", params: { shown: wrong } });
  });
