/** Which field of a sign-in form an error belongs to [5.27]. */
export type AuthErrorClass = "LOGIN" | "PASSWORD" | "BOTH" | "UNKNOWN";

const fieldClasses: Readonly<Record<string, AuthErrorClass>> = { login: "LOGIN", phone: "LOGIN", password: "PASSWORD" };

/** The class of the errors of one sign-in together; null if there are none. */
export function authErrorClass(
  errors: readonly { code: string; path: readonly string[] | null }[],
): AuthErrorClass | null {
  if (errors.length === 0) return null;
  // The answer doesn't reveal which of the two was wrong.
  const classes = errors.map(({ code, path }): AuthErrorClass =>
    code === "BAD_CREDENTIALS" ? "BOTH" : (fieldClasses[path?.[0] ?? ""] ?? "UNKNOWN"),
  );
  const [first = "UNKNOWN"] = classes;
  if (classes.includes("UNKNOWN")) return "UNKNOWN";
  return classes.every((one) => one === first) ? first : "BOTH";
}
