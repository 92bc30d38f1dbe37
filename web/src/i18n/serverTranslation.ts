/**
 * react-i18next's hook for the one render of a page on the server, in its place there (vite.config.ts). All words lie at
 * hand and nobody changes the language of a page that is being made, so that nothing is watched and nothing waits; and a
 * text that nothing is put into is the same each time. The library's own takes nine hooks and a proxy for each of a
 * page's hundreds of components, and looks each text up anew.
 */
import type { i18n, Namespace, TFunction } from "i18next";
import { use } from "react";
import { I18nContext, type ReportNamespaces } from "react-i18next";

export * from "react-i18next";

type Spoken = [t: TFunction, i18n: i18n, ready: true] & { t: TFunction; i18n: i18n; ready: true };

/** By the instance of the request, and by the namespaces a component speaks. */
const spokenBy = new WeakMap<i18n, Map<string, Spoken>>();
/** Texts by the words they are of, which all requests in a language share, and by namespaces and key. */
const textsOf = new WeakMap<i18n["store"], Map<string, string>>();

/** The instance's `getFixedT`, told nothing of which keys there are: any component's come through here. */
type FixedTexts = (this: i18n, language: string, namespace: string, prefix: undefined, options: object) => (key: string, options?: object) => string;

/** Says which namespaces a page was written with (UsedWords.tsx). */
function usedNamespaces(): ReportNamespaces {
  const used = new Set<string>();
  return {
    addUsedNamespaces: (namespaces) => { for (const name of [namespaces].flat()) used.add(name); },
    getUsedNamespaces: () => [...used],
  };
}

function speak(instance: i18n, scope: string): Spoken {
  const namespaces = scope.split(" ");
  instance.reportNamespaces ??= usedNamespaces();
  instance.reportNamespaces.addUsedNamespaces(namespaces as unknown as Namespace);
  const texts = textsOf.get(instance.store) ?? new Map<string, string>();
  textsOf.set(instance.store, texts);
  const fixed = (instance.getFixedT as unknown as FixedTexts).call(instance, instance.language, namespaces[0] ?? "common", undefined, { scopeNs: namespaces });
  const t = ((key: string, options?: object): string => {
    if (options !== undefined) return fixed(key, options);
    const place = `${scope} ${key}`;
    const text = texts.get(place) ?? fixed(key);
    texts.set(place, text);
    return text;
  }) as unknown as TFunction;
  return Object.assign([t, instance, true] as [TFunction, i18n, true], { t, i18n: instance, ready: true as const });
}

export function useTranslation(namespaces: string | readonly string[] = "common"): Spoken {
  const { i18n: instance } = use(I18nContext) ?? {};
  if (instance === undefined) throw new Error("useTranslation needs an I18nextProvider above it");
  const known = spokenBy.get(instance) ?? new Map<string, Spoken>();
  spokenBy.set(instance, known);
  const scope = typeof namespaces === "string" ? namespaces : namespaces.join(" ");
  const found = known.get(scope) ?? speak(instance, scope);
  known.set(scope, found);
  return found;
}
