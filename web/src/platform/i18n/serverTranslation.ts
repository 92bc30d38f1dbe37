/**
 * react-i18next's hook for the one render of a page on the server, instead there (vite.config.ts). All words lie at
 * hand and nobody changes the language of a page that is being made, so that nothing is watched and nothing waits; and
 * a text that nothing is put into is the same each time. The library's own takes nine hooks and a proxy for each of a
 * page's hundreds of components, and looks each text up again.
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

/** A text that values are only put into: what stands around them, and their names. */
interface Template {
  around: readonly string[];
  names: readonly string[];
}

/**
 * Templates by words, namespaces and key; null for a text whose form depends on a value, or that needs more than
 * values.
 */
const templatesOf = new WeakMap<i18n["store"], Map<string, Template | null>>();

/** Options that choose among forms of a text, or have it looked up elsewhere. */
const CHOOSING = [
  "count",
  "context",
  "ordinal",
  "ns",
  "lng",
  "defaultValue",
  "returnObjects",
  "joinArrays",
  "replace",
  "postProcess",
];

function templateOf(text: unknown): Template | null {
  if (typeof text !== "string" || text.includes("$t(")) return null;
  const parts = text.split(/\{\{\s*(\w+)\s*\}\}/);
  const around = parts.filter((_, index) => index % 2 === 0);
  return around.some((part) => part.includes("{{"))
    ? null
    : { around, names: parts.filter((_, index) => index % 2 === 1) };
}

/** The text with its values; undefined if a value is missing or is neither a text nor a number. */
function filled({ around, names }: Template, options: Readonly<Record<string, unknown>>): string | undefined {
  let text = around[0] ?? "";
  for (const [index, name] of names.entries()) {
    const value = options[name];
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    text += String(value) + around[index + 1];
  }
  return text;
}

/** The instance's `getFixedT`, told nothing of which keys there are: any component's come through here. */
type FixedTexts = (
  this: i18n,
  language: string,
  namespace: string,
  prefix: undefined,
  options: object,
) => (key: string, options?: object) => string;

/** Says which namespaces a page was written with (UsedWords.tsx). */
function usedNamespaces(): ReportNamespaces {
  const used = new Set<string>();
  return {
    addUsedNamespaces: (namespaces) => {
      for (const name of [namespaces].flat()) used.add(name);
    },
    getUsedNamespaces: () => [...used],
  };
}

function speak(instance: i18n, scope: string): Spoken {
  const namespaces = scope.split(" ");
  instance.reportNamespaces ??= usedNamespaces();
  instance.reportNamespaces.addUsedNamespaces(namespaces as unknown as Namespace);
  const texts = textsOf.get(instance.store) ?? new Map<string, string>();
  textsOf.set(instance.store, texts);
  const fixed = (instance.getFixedT as unknown as FixedTexts).call(
    instance,
    instance.language,
    namespaces[0] ?? "common",
    undefined,
    { scopeNs: namespaces },
  );
  const templates = templatesOf.get(instance.store) ?? new Map<string, Template | null>();
  templatesOf.set(instance.store, templates);
  // A way of speaking works on what a text has become.
  const isPlain = instance.options.postProcess === undefined || instance.options.postProcess === false;

  function template(place: string, key: string): Template | null {
    const known = templates.get(place);
    if (known !== undefined) return known;
    const [namespace = "", name = key] = key.includes(":") ? key.split(":") : [namespaces[0], key];
    const found = templateOf(instance.getResource(instance.language, namespace, name));
    templates.set(place, found);
    return found;
  }

  const t = ((key: string, options?: Readonly<Record<string, unknown>>): string => {
    const place = `${scope} ${key}`;
    if (options !== undefined) {
      const own = isPlain && !CHOOSING.some((name) => name in options) ? template(place, key) : null;
      return (own === null ? undefined : filled(own, options)) ?? fixed(key, options);
    }
    const text = texts.get(place) ?? fixed(key);
    texts.set(place, text);
    return text;
  }) as unknown as TFunction;
  return Object.assign([t, instance, true] as [TFunction, i18n, true], { t, i18n: instance, ready: true as const });
}

/** Knows no options: keys are written whole, so that the same words are found here and in the browser. */
export function useTranslation(namespaces: string | readonly string[] = "common", options?: never): Spoken {
  if (options !== undefined) throw new Error("useTranslation takes no options on this site: write keys whole");
  const { i18n: instance } = use(I18nContext) ?? {};
  if (instance === undefined) throw new Error("useTranslation needs an I18nextProvider above it");
  const known = spokenBy.get(instance) ?? new Map<string, Spoken>();
  spokenBy.set(instance, known);
  const scope = typeof namespaces === "string" ? namespaces : namespaces.join(" ");
  const found = known.get(scope) ?? speak(instance, scope);
  known.set(scope, found);
  return found;
}
