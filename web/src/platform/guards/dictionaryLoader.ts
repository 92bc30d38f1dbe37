import { type Guard, hasLanguage, PASS, passWith } from "./guard.ts";

/**
 * A page whose words come from the operator's dictionaries asks for them before it shows (SPEC 7.10). Without an answer
 * it shows with its own words.
 */
export const dictionaryLoader: Guard = (facts) => {
  const { route, path } = facts;
  if (route === null || route.dictionaries.length === 0 || !hasLanguage(facts)) return PASS;
  // By section: all its pages have the same, so that they are asked for once.
  return passWith({ kind: "loadDictionaries", path: path.split("/")[0] ?? "", ids: route.dictionaries });
};
