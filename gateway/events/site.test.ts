import { createHash } from "node:crypto";
import type { Client } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteChange } from "../generated/resolvers.ts";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { siteConfig } from "../testing/fakes/site/config.ts";
import { SiteBoard } from "./site.ts";

const document = "query Company { siteConfig { companyName revision } }";
const trusted = [{ id: createHash("sha256").update(document).digest("hex"), name: "Company", text: document }];
const changes = "subscription { siteChanged { revision parts isSnapshot } }";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ trusted });
  await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
});
afterEach(() => gateway.close());

const site = (revision: string, fields: string[] | null = null) => gateway.upstreams.emit("site", { revision, fields });
const configIs = (companyName: string, revision: string) =>
  gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, companyName, revision }));
const company = async () => (await gateway.ask(document)).data?.["siteConfig"];

function listen(client: Client) {
  const told: unknown[] = [];
  client.subscribe<{ siteChanged: unknown }>(
    { query: changes },
    { next: ({ data }) => void told.push(data?.siteChanged), error: () => undefined, complete: () => undefined },
  );
  return told;
}

describe("a changed site config", () => {
  it("is answered at once, although the old one would have been kept for minutes, and told to whoever listens [0.03, 9.29]", async () => {
    configIs("Before", "one");
    site("one");
    const told = listen(gateway.socket());
    await expect.poll(() => told).toEqual([{ revision: "one", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true }]);
    expect(await company()).toEqual({ companyName: "Before", revision: "one" });
    configIs("After", "two");
    expect(await company()).toEqual({ companyName: "Before", revision: "one" });
    site("two", ["companyName"]);
    await expect.poll(() => told.at(-1)).toEqual({ revision: "two", parts: ["CONFIG"], isSnapshot: false });
    expect(await company()).toEqual({ companyName: "After", revision: "two" });
    site("two");
    site("three", ["maintenance"]);
    await expect.poll(() => told.at(-1)).toEqual({ revision: "three", parts: ["MAINTENANCE"], isSnapshot: false });
    expect(told).toHaveLength(3);
  });

  it("does not let an answer that was on its way be kept", async () => {
    site("one");
    let answer: (body: object) => void = () => {};
    gateway.upstreams.on(
      "GET /bff-api/config/all.json",
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const early = company();
    await expect.poll(() => gateway.upstreams.callsOf("GET /bff-api/config/all.json").length).toBe(1);
    const told = listen(gateway.socket());
    site("two");
    await expect.poll(() => told.at(-1)).toMatchObject({ revision: "two" });
    answer({ ...siteConfig, companyName: "Before" });
    expect(await early).toMatchObject({ companyName: "Before" });
    configIs("After", "two");
    expect(await company()).toMatchObject({ companyName: "After" });
  });

  it("is asked for again by texts that name the operator", async () => {
    const seo = {
      title: "Before",
      description: null,
      siteName: null,
      metaRobots: null,
      hierarchyMetaRobots: null,
      metas: [],
      customCanonical: null,
      content: null,
    };
    const title = async () => (await gateway.ask('{ route(path: "/en") { seo { title } } }')).data;
    site("one");
    gateway.upstreams.on("GET /seo-api/v1/page", () => seo);
    expect(await title()).toEqual({ route: { seo: { title: "Before" } } });
    gateway.upstreams.on("GET /seo-api/v1/page", () => ({ ...seo, title: "After" }));
    const told = listen(gateway.socket());
    site("two", ["companyName"]);
    await expect.poll(() => told.at(-1)).toMatchObject({ revision: "two" });
    expect(await title()).toEqual({ route: { seo: { title: "After" } } });
  });

  it("is told to those who come later, too, and nonsense about it ends nothing", async () => {
    site("one");
    for (const nonsense of [5, null, {}, { revision: 7, fields: null }, { revision: "x".repeat(65), fields: null }])
      gateway.upstreams.emit("site", nonsense);
    const told = listen(gateway.socket());
    await expect.poll(() => told).toEqual([{ revision: "one", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true }]);
  });
});

describe("several services processes", () => {
  const boardOf = () => {
    const told: SiteChange[] = [];
    let drops = 0;
    const board = new SiteBoard(() => {
      drops += 1;
    });
    board.watch("site", { changed: (_, change) => told.push(change), lost: () => undefined });
    return { board, told, drops: () => drops };
  };

  it("each count as a change once they have it, and repeat nothing", () => {
    const { board, told, drops } = boardOf();
    for (const teller of ["a", "b"]) board.apply({ teller, revision: "one", fields: null });
    expect(drops()).toBe(1);
    board.apply({ teller: "a", revision: "two", fields: ["companyName"] });
    board.apply({ teller: "b", revision: "one", fields: null });
    board.apply({ teller: "b", revision: "two", fields: ["companyName"] });
    for (let round = 0; round < 5; round += 1)
      for (const teller of ["a", "b"]) board.apply({ teller, revision: "two", fields: null });
    expect(drops()).toBe(3);
    expect(told.map(({ revision }) => revision)).toEqual(["one", "two", "two"]);
  });

  it("are forgotten when there are more than anybody runs", () => {
    const { board, drops } = boardOf();
    for (let teller = 0; teller < 5000; teller += 1)
      board.apply({ teller: String(teller), revision: "one", fields: null });
    expect(drops()).toBe(1);
    expect(board.state()).toEqual({ revision: "one", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true });
  });

  it("are merged for a reader that is busy", async () => {
    const { board } = boardOf();
    board.apply({ revision: "one", fields: null });
    const reader = board.read();
    await reader.next();
    board.apply({ revision: "two", fields: ["maintenance"] });
    board.apply({ revision: "three", fields: ["companyName"] });
    expect(await reader.next()).toEqual({
      done: false,
      value: { revision: "three", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: false },
    });
    await reader.return();
  });
});
