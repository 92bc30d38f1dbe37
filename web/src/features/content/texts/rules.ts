/**
 * Where the groups of the rules lie among the texts. They are numbered from 1 without gaps; the operator has some of
 * them.
 */
import { matchRoute, ROUTES } from "#shared/routes/routes.ts";
import { filled } from "#shared/routes/entry.ts";

const MOST_GROUPS = 20;

/** Path of a group's text. */
export const groupPath = (ruleGroup: string): string => filled(ROUTES.rules.pattern, { ruleGroup }).slice(0, 200);

export const groupPaths = (): string[] =>
  Array.from({ length: MOST_GROUPS }, (_, index) => groupPath(String(index + 1)));

/** Number or name of the group whose text lies at a path. */
export const groupOf = (path: string): string => matchRoute(path)?.params["ruleGroup"] ?? "";
