import { type Guard, hasLanguage, PASS, passWith } from "./guard.ts";

/** A page whose words come from the operator's dictionaries asks for them before it shows (SPEC 7.10). Without an answer it shows with its own words. */
export const dictionaryLoader: Guard = (facts) => {
  const { route, path } = facts;
  if (route === null || route.dictionaries.length === 0 || !hasLanguage(facts)) return PASS;
  return passWith({ kind: "loadDictionaries", path, ids: route.dictionaries });
};
