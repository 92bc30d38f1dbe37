import { afterEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, testOptions, type TestGateway } from "../testing/gateway.ts";
import { siteConfig } from "../testing/fakes/site/config.ts";
import { pageSeo } from "../testing/fakes/site/content.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

describe("a service that fails", () => {
  it("takes only its own fields with it; the rest of the page stands [8.20]", async () => {
    // Nothing listens on port 9 of this machine.
    const base = testOptions("http://127.0.0.1:9");
    gateway = await startTestGateway();
    const { url } = gateway.upstreams;
    await gateway.close();
    gateway = await startTestGateway({ urls: { ...testOptions(url).urls, sportsbook: base.urls.sportsbook } });
    const answer = await gateway.ask("{ sports(section: LIVE) { id } __typename }");
    expect(answer).toMatchObject({
      status: 200,
      data: { sports: null, __typename: "Query" },
      errors: [
        { path: ["sports"], extensions: { code: "NETWORK_ERROR", upstream: { service: "sportsbook", status: 599 } } },
      ],
    });
  });

  it("is named with its status, never with its body or a stack, in both executors [8.19]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) =>
      reply.code(502).send({ code: "X", message: "password=hunter2 at /srv/app.js:1" }),
    );
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await gateway.ask("{ sports(section: LIVE) { id } siteConfig { companyName } }");
      expect(data).toEqual({ sports: null, siteConfig: { companyName: siteConfig.companyName } });
      expect(errors).toEqual([
        {
          message: "The operator's service failed.",
          path: ["sports"],
          extensions: { code: "UPSTREAM_ERROR", upstream: { service: "sportsbook", status: 502 } },
        },
      ]);
    }
  });

  it.each(["null", "[]", '"ok"', "<html></html>", ""])(
    "that answers 200 with %s has failed, and is named",
    async (body) => {
      gateway = await startTestGateway();
      gateway.upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) => reply.type("application/json").send(body));
      const { errors } = await gateway.ask("{ sports(section: LIVE) { id } }");
      expect(errors?.[0]?.extensions).toEqual({
        code: "UPSTREAM_ERROR",
        upstream: { service: "sportsbook", status: 200 },
      });
    },
  );

  it("that does not answer in time is a timeout", async () => {
    gateway = await startTestGateway({ upstreamTimeoutMs: 100 });
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", () => new Promise(() => undefined));
    const { errors } = await gateway.ask("{ sports(section: LIVE) { id } }");
    expect(errors?.[0]?.extensions).toEqual({
      code: "UPSTREAM_TIMEOUT",
      upstream: { service: "sportsbook", status: 500 },
    });
  });

  it("that answers no JSON is an error of its own", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) => reply.type("text/html").send("<html>"));
    const { errors } = await gateway.ask("{ sports(section: LIVE) { id } }");
    expect(errors?.[0]?.extensions["code"]).toBe("UPSTREAM_ERROR");
  });

  it("leaves the parts of a route that other services answer", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /seo-api/v1/page", () => ({ ...pageSeo, title: "T" }));
    gateway.upstreams.on("POST /redirects-api/api/v1/redirect-light", (_, reply) =>
      reply.code(500).send({ code: "X", message: "" }),
    );
    gateway.upstreams.on("POST /blocks-api/api/v2/block", () => ({ data: { displayTypeId: 4, templateTypeId: 1 } }));
    const { data, errors } = await gateway.ask(
      '{ route(path: "/en/line?redirects=on") { path seo { title } redirect { url code } block { displayTypeId templateTypeId } } }',
    );
    expect(data).toEqual({
      route: {
        path: "/en/line?redirects=on",
        seo: { title: "T" },
        redirect: null,
        block: { displayTypeId: 4, templateTypeId: 1 },
      },
    });
    expect(errors?.map(({ path }) => path)).toEqual([["route", "redirect"]]);
    expect(gateway.upstreams.callsOf("POST /redirects-api/api/v1/redirect-light")).toHaveLength(5);
  });
});

describe("every call", () => {
  it("carries X-Requested-With and the app's name, and a session goes to /web-api [7.01, 7.02, 7.14]", async () => {
    gateway = await startTestGateway();
    await gateway.ask("{ viewer { id } }", { headers: demoCookie });
    const [exchange] = gateway.upstreams.callsOf("GET /web-api/user/gettoken");
    expect(exchange?.headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      "x-app-name": "white-label-gateway",
      "x-session": "session-of-demo",
    });
  });
});

describe("site config", () => {
  const query = "{ siteConfig { companyName couponKinds brandBook { cssProp cssValue } themeColor } }";

  it("is asked in the visitor's language and country, and then kept [7.03, 7.04, 9.29]", async () => {
    gateway = await startTestGateway();
    const headers = { "x-language": "ar", "x-geo-country": "KZ" };
    const [one, other] = [await gateway.ask(query, { headers }), await gateway.ask(query, { headers })];
    expect(one.data).toEqual({
      siteConfig: {
        companyName: "Test Bets",
        couponKinds: ["SINGLE", "EXPRESS"],
        brandBook: [{ cssProp: "--color-accent", cssValue: "#F5B014" }],
        themeColor: "#0F1A2B",
      },
    });
    expect(other.data).toEqual(one.data);
    const calls = gateway.upstreams.callsOf("GET /bff-api/config/all.json");
    expect(calls.map(({ query: { lang }, headers: sent }) => [lang, sent["x-geo-country"]])).toEqual([["ar", "kz"]]);
    await gateway.ask(query);
    expect(gateway.upstreams.callsOf("GET /bff-api/config/all.json")[1]?.headers["x-geo-country"]).toBe("ru");
  });

  it("is tried 5 times, then it is missing, without another round for the next reader [8.25]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /bff-api/config/all.json", (_, reply) =>
      reply.code(500).send({ code: "X", message: "" }),
    );
    for (let time = 0; time < 2; time += 1) {
      const { errors } = await gateway.ask(query);
      expect(errors).toEqual([
        {
          message: "No site config.",
          path: ["siteConfig"],
          extensions: { code: "CONFIG_UNAVAILABLE", upstream: { service: "config", status: 500 } },
        },
      ]);
    }
    expect(gateway.upstreams.callsOf("GET /bff-api/config/all.json")).toHaveLength(5);
  });

  it("comes when a later try succeeds [8.25]", async () => {
    gateway = await startTestGateway();
    let tries = 0;
    gateway.upstreams.on("GET /bff-api/config/all.json", (_, reply) => {
      tries += 1;
      return tries < 5 ? reply.code(503).send({ code: "X", message: "" }) : siteConfig;
    });
    expect((await gateway.ask(query)).errors).toBeUndefined();
  });
});
