import { configureFor } from "../start/testing.ts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isRouteErrorResponse } from "react-router";
import { TEST_CONFIG } from "@/testing.tsx";
import { SERVER_PARTS } from "@/serverParts.server.ts";
import { guardRequest } from "./serverRun.server.ts";

interface Asked {
  operationName: string;
  variables: { path: string; hasSession: boolean };
  cookie: string | undefined;
}

let gateway: Server;
let asked: Asked[] = [];
/** What the gateway says: of an address, and of the player. */
let answers: { route: (path: string) => object; viewer: object | null; errors?: object[]; config?: object };
const SITE = "http://site.test";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const route = (path: string, parts: object = {}) => ({
  path,
  seo: null,
  visual: null,
  redirect: null,
  block: null,
  ...parts,
});

const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://gateway.test");
      const body = (
        request.method === "GET"
          ? {
              operationName: url.searchParams.get("operationName"),
              variables: JSON.parse(url.searchParams.get("variables") ?? "{}"),
            }
          : JSON.parse(Buffer.concat(chunks).toString())
      ) as Asked;
      asked.push({ operationName: body.operationName, variables: body.variables, cookie: request.headers.cookie });
      const { path, hasSession } = body.variables;
      const facts = {
        siteConfig: { ...TEST_CONFIG, ...answers.config, languages: [{ code: "en", name: "English", isRtl: false }] },
        isoCodes: [],
        ...(hasSession && { viewer: answers.viewer }),
      };
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          data: { ...(body.operationName === "PageFacts" && facts), route: answers.route(path) },
          ...(answers.errors !== undefined && { errors: answers.errors }),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, "127.0.0.1", resolve);
  });
  configureFor(gatewayUrl());
});
afterAll(
  () =>
    new Promise((resolve) => {
      gateway.close(resolve);
    }),
);
beforeEach(() => {
  asked = [];
  answers = { route, viewer: null };
});

const open = (path: string, headers: Record<string, string> = {}) =>
  guardRequest(new Request(`${SITE}${path}`, { headers: { "user-agent": BROWSER, ...headers } }), SERVER_PARTS);
const shown = (instead: unknown) => {
  if (instead instanceof Response) return `${instead.status} ${instead.headers.get("location")}`;
  const { init } = instead as { init?: { status?: number } };
  return isRouteErrorResponse(instead) ? String(instead.status) : String(init?.status);
};

describe("the guards of a request", () => {
  it("cost a guest one question, in which nobody asks who he is [6.12]", async () => {
    const { instead, headers } = await open("/en/line");
    expect([instead, headers]).toEqual([null, []]);
    expect(asked.map(({ operationName, variables }) => [operationName, variables.hasSession])).toEqual([
      ["PageFacts", false],
    ]);
  });

  it("ask who a browser with a session is, in the same question", async () => {
    await open("/en/line", { cookie: "session=abcdefgh12345" });
    expect(asked).toMatchObject([
      { operationName: "PageFacts", variables: { hasSession: true }, cookie: "session=abcdefgh12345" },
    ]);
  });

  it("stand in for the page before any of its data is asked for [4.49] [6.06]", async () => {
    expect(shown((await open("/en/office/history")).instead)).toBe(
      "302 /en/user/login?returnTo=%2Fen%2Foffice%2Fhistory",
    );
    answers.route = (path) =>
      route(path, path.startsWith("/en/line") ? { block: { displayTypeId: 13, templateTypeId: 1 } } : {});
    expect(shown((await open("/en/line")).instead)).toBe("302 /en/block-ua?reason=13&template=1&from=%2Fen%2Fline");
    expect(new Set(asked.map(({ operationName }) => operationName))).toEqual(
      new Set(["PageFacts", "RouteInfo", "RouteBlock"]),
    );
  });

  it("send a banned player to the operator's page, whatever the page holds [4.52]", async () => {
    answers.viewer = {
      id: "1",
      login: "demo",
      accounts: [],
      activeAccount: null,
      agreement: { isChanged: false },
      rights: null,
      config: { banLevel: 3, banVersion: 1 },
    };
    answers.config = { blockedPageUrl: "https://help.example/banned" };
    expect(shown((await open("/en/office/history", { cookie: "session=abcdefgh12345" })).instead)).toBe(
      "302 https://help.example/banned",
    );
  });

  it("send a player to the terms when a call was refused for them [8.24] [4.55]", async () => {
    answers.viewer = {
      id: "1",
      login: "demo",
      accounts: [],
      activeAccount: null,
      agreement: null,
      rights: null,
      config: null,
    };
    answers.errors = [{ message: "terms", path: ["viewer", "config"], extensions: { code: "TERMS_NOT_ACCEPTED" } }];
    expect(shown((await open("/en/line", { cookie: "session=abcdefgh12345" })).instead)).toBe(
      "302 /en/confirm-terms?returnTo=%2Fen%2Fline",
    );
  });

  it("close the site for maintenance with a word on when to come back [4.59]", async () => {
    const { instead, headers } = await open("/en/line", { cookie: "maintenance=1" });
    expect([shown(instead), headers]).toEqual(["503", [["retry-after", "600"]]]);
    expect(instead).toMatchObject({ data: { reason: "maintenance" } });
  });

  it("set the cookies of a partner's link, where the visitor need not agree or has [5.09] [6.11]", async () => {
    answers.config = { isShowCookieAgreePopup: false };
    const { headers } = await open("/en?subid=7&evil=1");
    expect(headers).toEqual([["set-cookie", "subid=7; Path=/; Max-Age=5184000; SameSite=Lax"]]);
    answers.config = { isShowCookieAgreePopup: true };
    expect((await open("/en?subid=7")).headers).toEqual([]);
    expect((await open("/en?subid=7", { cookie: "cookies_agree=3.1795000000" })).headers).toHaveLength(1);
    expect(
      (await open("/en?subid=7", { cookie: "cookies_agree=3.1795000000", "x-page-cache": "shared" })).headers,
    ).toEqual([]);
  });

  it("take the cookies of a session that is nobody's any more, and none while nobody can tell [4.23]", async () => {
    const cookie = "session=abcdefgh12345; grant=x; lang=en";
    expect((await open("/en/line", { cookie })).headers).toEqual([
      ["set-cookie", "session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"],
      ["set-cookie", "grant=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"],
    ]);
    answers.errors = [{ message: "down", path: ["viewer"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }];
    expect((await open("/en/line", { cookie })).headers).toEqual([]);
    answers = {
      route,
      viewer: {
        id: "1",
        login: "demo",
        accounts: [],
        activeAccount: null,
        agreement: null,
        rights: null,
        config: null,
      },
    };
    expect((await open("/en/line", { cookie })).headers).toEqual([]);
  });

  it("show pages of a site whose gateway is away, and no guarded one in the place of another", async () => {
    configureFor("http://127.0.0.1:1");
    expect((await open("/en/line")).instead).toBeNull();
    configureFor(gatewayUrl());
  });

  it("are a page with status 500 when one of them fails, and never a blank one", async () => {
    answers.config = { availableRoutes: null };
    const { instead, app } = await open("/en/user/login");
    expect(shown(instead)).toBe("500");
    expect(app.i18n.language).toBe("en");
  });

  it("cut a circle of the operator's and the site's redirects [8.04]", async () => {
    answers.route = (path) => route(path, path === "/en" ? { redirect: { url: "/en/user/coupon", code: 301 } } : {});
    expect(shown((await open("/en/user/coupon")).instead)).toBe("301 /en");
    expect((await open("/en")).instead).toBeNull();
  });
});
