/** The operator's own words for notices and windows, by the keys of their dictionaries `main` and `modal` (SPEC 8). */
import type { i18n } from "i18next";

/** Where the site speaks the word of a key: namespaces, and the way to the text in each. */
const PLACES: Readonly<Record<string, readonly (readonly [namespace: string, ...path: string[]])[]>> = {
  main_error: [
    ["notifications", "title", "error"],
    ["notifications", "title", "permanentError"],
  ],
  main_ok: [["notifications", "ok"]],
  main_done: [["notifications", "title", "success"]],
  main_page_refresh_button: [
    ["notifications", "refresh"],
    ["remoteView", "refresh"],
  ],
  main_refreshing_button: [["shell", "refreshing"]],
  main_dictionary_load_error: [["notifications", "wordsFailed"]],
  main_dictionary_website_blocked_by_adblock: [["adBlock", "title"]],
  main_dictionary_disable_adblock_description: [["adBlock", "text"]],
  main_account_will_set: [["notifications", "mainAccountWillSet"]],
  main_page_not_found: [["errors", "missing", "title"]],
  modal_autologoff_title: [["session", "ended", "inactivity", "title"]],
  modal_autologoff_info: [["session", "ended", "inactivity", "info"]],
  modal_close: [
    ["notifications", "close"],
    ["adBlock", "close"],
  ],
};

type Words = { [key: string]: string | Words };

/** Puts a word at the end of a path where the site has a text of its own; elsewhere nothing changes. */
function put(words: Words, [key, ...rest]: readonly string[], word: string): void {
  const own = key === undefined ? undefined : words[key];
  if (key === undefined || own === undefined) return;
  if (typeof own === "string") words[key] = word;
  else put(own, rest, word);
}

/** Dictionaries write `{id}` for what i18next writes `{{id}}`. */
const asTemplate = (word: string) => word.replaceAll(/\{(\w+)\}/g, "{{$1}}");

/**
 * Speaks the operator's words instead of the site's own, in the namespaces that are there and in those that come later.
 * Returns the end of it, which does not take back what was put.
 */
export function speakOperatorWords(instance: i18n, language: string, words: ReadonlyMap<string, string>): () => void {
  const namespaces = new Set(
    Object.values(PLACES)
      .flat()
      .map(([namespace]) => namespace),
  );
  const replaced = new Set<string>();
  function replace(): void {
    for (const namespace of namespaces) {
      if (replaced.has(namespace) || !instance.hasResourceBundle(language, namespace)) continue;
      replaced.add(namespace);
      const bundle = structuredClone(instance.getResourceBundle(language, namespace) as Words);
      for (const [key, places] of Object.entries(PLACES)) {
        const word = words.get(key);
        if (word === undefined) continue;
        for (const [place, ...path] of places) if (place === namespace) put(bundle, path, asTemplate(word));
      }
      instance.addResourceBundle(language, namespace, bundle, false, true);
    }
  }
  replace();
  instance.on("loaded", replace);
  return () => instance.off("loaded", replace);
}
