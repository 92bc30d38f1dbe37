/** The guards in their order (SPEC 2.63): whether the page exists and who may see it is asked under a valid language. */
import { accessGuard } from "./access.ts";
import { authGuard } from "./auth.ts";
import type { Guard, GuardInput, Verdict } from "./guard.ts";
import { PASS } from "./guard.ts";
import { languageGuard } from "./language.ts";

export const GUARDS: readonly { name: string; check: Guard }[] = [
  { name: "language", check: languageGuard },
  { name: "access", check: accessGuard },
  { name: "auth", check: authGuard },
];

/** The first verdict that does not let the visitor pass. */
export function runGuards(input: GuardInput): Verdict {
  for (const { check } of GUARDS) {
    const verdict = check(input);
    if (verdict.kind !== "pass") return verdict;
  }
  return PASS;
}
