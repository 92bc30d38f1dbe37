import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testSettings } from "../../testing/services.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import type { Dictionary, DictionaryBundle } from "./dictionaries.ts";
import { dictionariesService } from "./routes.ts";
import { dictionaries, routeDictionaries } from "./words.ts";

let service: OneService;
beforeAll(async () => {
  service = await serveOne(dictionariesService, {
    settings: { ...testSettings, dictionariesCdn: "https://cdn.example.com" },
  });
});
afterAll(() => service.close());

const load = async (query: string) =>
  (await service.get(`/dictionaries-api/v1/dictionaries?${query}`)).body as DictionaryBundle & { cdn: string };
const ids = ({ dictionaries: all }: { dictionaries: Dictionary[] }) => all.map(({ id }) => id);

describe("dictionaries [7.10]", () => {
  it("come by route, in a language, with the base of their files", async () => {
    const blog = await load("route=/blog/how-to-read-odds?x=1&lng=ru");
    expect([ids(blog), blog.language, blog.cdn]).toEqual([["main", "modal", "blog"], "ru", "https://cdn.example.com"]);
    expect(blog.dictionaries[2]?.entries).toMatchObject({ blog_title: "Блог" });
    expect(ids(await load("route=line/football&lng=en"))).toEqual(["main", "modal"]);
    expect(ids(await load("route=blogs&lng=en"))).toEqual(["main", "modal"]);
    expect((await load("route=&lng=de")).language).toBe("en");
  });

  it("come by their ids, each once, unknown ones left out", async () => {
    expect(ids(await load("ids=office,blog,office,none,__proto__&lng=en"))).toEqual(["office", "blog"]);
  });

  it("have a hash that is the same for the same words and another for others", async () => {
    const [one, same, other] = [
      await load("ids=main&lng=en"),
      await load("ids=main&lng=en"),
      await load("ids=main&lng=ru"),
    ];
    expect(one.hash).toBe(same.hash);
    expect(new Set([one.hash, other.hash, (await load("ids=main,modal&lng=en")).hash]).size).toBe(3);
  });

  it("lie as files that may be kept for ever, under their version only", async () => {
    const [main] = (await load("ids=main&lng=ar")).dictionaries;
    const response = await fetch(service.url + (main?.path ?? ""));
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.json()).toEqual(main?.entries);
    expect((await fetch(`${service.url}/dictionaries/ar/main.0000000000000000.json`)).status).toBe(404);
  });

  it("are whole in every language, and every route names ones that are there", () => {
    for (const words of Object.values(dictionaries))
      for (const [key, { en, ru, ar }] of Object.entries(words))
        expect(
          [en, ru, ar].every((text) => text.trim() !== ""),
          key,
        ).toBe(true);
    for (const names of Object.values(routeDictionaries))
      for (const name of names) expect(Object.keys(dictionaries)).toContain(name);
  });
});
