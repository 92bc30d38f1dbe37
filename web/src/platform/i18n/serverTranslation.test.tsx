import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import * as library from "react-i18next";
import { describe, expect, it } from "vitest";
import type { LanguageCode } from "#shared/site/languages.ts";
import { createI18n, requestI18n } from "./i18n.ts";
import * as server from "./serverTranslation.ts";

/** Texts with values in them, a page has hundreds of: names that look like patterns, numbers, and what is missing. */
const put: readonly (readonly [string, object])[] = [
  ["favorite", { name: "Reds – Blues" }],
  ["favorite", { name: "$& {{name}} $t(games:favorite)" }],
  ["favorite", { name: 7 }],
  ["favorite", { name: "" }],
  ["games:favorite", { name: "<b>" }],
  ["favorite", { other: "x" }],
  ["noSuchText", { name: "x" }],
  ["statisticsOf", { game: "x", name: "y" }],
];

type Hook = typeof library.useTranslation;

function Words({ hook }: { hook: Hook }) {
  const { t, i18n } = hook(["shell", "menu"]);
  const { t: count } = hook("sports");
  const games = hook("games").t as (key: string, options: object) => string;
  return [
    i18n.language,
    t("signIn"),
    t("menu:all"),
    t("signIn"),
    count("games", { count: 3 }),
    count("games", { count: 1 }),
    ...put.map(([key, options]) => games(key, options)),
  ].join("|");
}

const written = (instance: Awaited<ReturnType<typeof createI18n>>, hook: unknown) =>
  renderToString(
    <I18nextProvider i18n={instance}>
      <Words hook={hook as Hook} />
    </I18nextProvider>,
  );

describe("words of a page that the server makes [0.03]", () => {
  it.each<LanguageCode>(["en", "ru", "ar", "es"])("are those of the library's own hook in %s", async (language) => {
    expect(written(await requestI18n(language, false), server.useTranslation)).toBe(
      written(await createI18n(language), library.useTranslation),
    );
  });

  it("stay apart by language and way of speaking", async () => {
    const pages = await Promise.all([
      requestI18n("en", false),
      requestI18n("es", false),
      requestI18n("en", true),
      requestI18n("en", false),
    ]);
    const [english, spanish, pseudo, again] = pages.map((instance) => written(instance, server.useTranslation));
    expect(new Set([english, spanish, pseudo]).size).toBe(3);
    expect(again).toBe(english);
  });

  it("tell which namespaces a page was written with, each page its own", async () => {
    const [one, other] = await Promise.all([requestI18n("en", false), requestI18n("en", false)]);
    written(one, server.useTranslation);
    expect(one.reportNamespaces?.getUsedNamespaces()).toEqual(["shell", "menu", "sports", "games"]);
    expect(other.reportNamespaces?.getUsedNamespaces() ?? []).toEqual([]);
  });
});
