// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { beforeEach, describe, expect, it } from "vitest";
import { createBrowserI18n, FIRST_NAMESPACES } from "./browserI18n.ts";
import { createI18n } from "./i18n.ts";
import { readUsedWords, UsedWords } from "./UsedWords.tsx";

const loaded = (instance: Awaited<ReturnType<typeof createBrowserI18n>>, language = "en") =>
  Object.keys(instance.getDataByLanguage(language) ?? {}).toSorted();

beforeEach(() => {
  document.body.replaceChildren();
});

describe("words in the browser [0.03]", () => {
  it("are those of first pages at the beginning, in one language only", async () => {
    const instance = await createBrowserI18n("es", [], false);
    expect(loaded(instance, "es")).toEqual(FIRST_NAMESPACES.toSorted());
    expect(loaded(instance, "en")).toEqual([]);
    expect(instance.t("coupon:title")).toBe("Boleto");
  });

  it("come with those the server wrote the page with", async () => {
    const instance = await createBrowserI18n("ru", ["history", "shell"], false);
    expect(instance.t("history:title")).toBe("Мои ставки");
  });

  it("come when a component asks, which shows nothing of them until then", async () => {
    const instance = await createBrowserI18n("ar", [], false);
    function History() {
      const { t } = useTranslation("history");
      return <h1>{t("title")}</h1>;
    }
    render(
      <I18nextProvider i18n={instance}>
        <History />
      </I18nextProvider>,
    );
    expect(screen.queryByRole("heading")).toBeNull();
    expect((await screen.findByRole("heading")).textContent).toBe("رهاناتي");
  });

  it("follow a change of language with every namespace that was in use", async () => {
    const instance = await createBrowserI18n("en", ["history"], false);
    await instance.reloadResources(["es"], instance.options.ns);
    await instance.changeLanguage("es");
    expect([instance.t("history:title"), instance.t("shell:signIn")]).toEqual(["Mis apuestas", "Entrar"]);
    expect(loaded(instance, "ar")).toEqual([]);
  });

  it("never show a key: a missing text is what its caller says instead, or an ellipsis", async () => {
    const instance = await createBrowserI18n("en", [], false);
    expect(instance.t("shell:nothingOfTheKind" as never)).toBe("…");
    expect(instance.t("shell:nothingOfTheKind" as never, { defaultValue: "Corners 9.5" })).toBe("Corners 9.5");
  });

  it("are told by the server's page to the browser that takes it over", async () => {
    const server = await createI18n("en");
    function Page() {
      useTranslation("history");
      useTranslation("shell");
      return null;
    }
    render(
      <I18nextProvider i18n={server}>
        <Page />
        <UsedWords />
      </I18nextProvider>,
    );
    const told = server.reportNamespaces?.getUsedNamespaces().join(" ") ?? "";
    document.body.innerHTML = `<data id="words" value="${told}" hidden></data>`;
    expect(readUsedWords()).toEqual(expect.arrayContaining(["history", "shell"]));
    document.body.innerHTML = '<data id="words" value="&lt;b&gt; history" hidden></data>';
    expect(readUsedWords()).toEqual(["history"]);
  });
});
