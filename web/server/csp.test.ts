import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, isForPartners, readOuterOrigins } from "./csp.ts";
import { securityHeaders } from "./headers.ts";

/** Sources by directive. */
const policy = (env: Record<string, string> = {}) =>
  new Map(
    contentSecurityPolicy({ scripts: ["nonce-a"], styles: ["nonce-a"], outer: readOuterOrigins(env) })
      .split("; ")
      .map((part) => {
        const [name = "", ...sources] = part.split(" ");
        return [name, sources] as const;
      }),
  );
const namesOf = (origin: string, env: Record<string, string>) =>
  [...policy(env)].flatMap(([name, sources]) => (sources.includes(origin) ? [name] : []));

describe("what a page may load", () => {
  it("comes from the site itself where nothing is set, and nothing inline runs without its nonce", () => {
    expect(policy().get("script-src")).toEqual(["'self'", "'nonce-a'"]);
    for (const [name, sources] of policy())
      if (name !== "style-src-attr") expect(sources.join(" ")).not.toMatch(/unsafe|\*|http/);
  });

  it.each([
    [
      "SUB_APP_ORIGINS",
      "https://apps.example",
      ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"],
    ],
    ["ONE_TAP_ORIGIN", "https://accounts.google.com", ["script-src", "style-src", "connect-src", "frame-src"]],
    ["DEVICE_SCRIPT_ORIGIN", "https://device.example", ["script-src", "connect-src"]],
    ["VIDEO_ORIGINS", "https://video.example", ["frame-src"]],
    ["GAME_ORIGINS", "https://games.example", ["img-src", "frame-src"]],
    ["CHAT_ORIGINS", "https://chat.example", ["frame-src"]],
    ["ANALYTICS_ORIGINS", "https://tags.example", ["script-src", "img-src", "connect-src"]],
  ])("comes from %s, too, as far as that needs it", (variable, origin, directives) => {
    expect(namesOf(origin, { [variable]: `${origin}/` })).toEqual(directives);
  });

  it("comes from an operator's own captcha, where there is one", () => {
    const of = ["script-src", "style-src", "connect-src", "frame-src"];
    const script = { CAPTCHA_SCRIPT_URL: "https://captcha.example/api.js" };
    const own = ["https://challenges.cloudflare.com", "https://captcha.example", "https://hcaptcha.com"];
    const found = (env: Record<string, string>) => own.map((origin) => namesOf(origin, env));
    expect(found(script)).toEqual([[], [], []]);
    expect(found({ ...script, CAPTCHA_PROVIDER: "turnstile" })).toEqual([of, of, []]);
    expect(found({ ...script, CAPTCHA_PROVIDER: "hcaptcha" })).toEqual([[], of, of]);
    expect(found({ ...script, CAPTCHA_PROVIDER: "constructor" })).toEqual([[], [], []]);
  });

  it.each([
    "javascript:alert(1)",
    "accounts.google.com",
    "*",
    "https:",
    "'unsafe-inline'",
    "https://a.example; script-src *",
  ])("never comes from a setting that is no origin: %s", (text) => {
    expect(policy({ ONE_TAP_ORIGIN: text })).toEqual(policy());
  });
});

describe("who may frame a page", () => {
  const env = { TOTO_FRAME_ORIGINS: "https://partner.example, https://other.example/" };
  const framers = (path: string, given: Record<string, string>) =>
    /frame-ancestors ([^;]*)/.exec(
      contentSecurityPolicy({
        scripts: [],
        styles: [],
        outer: readOuterOrigins(given),
        isForPartners: isForPartners(path),
      }),
    )?.[1];

  it.each([
    ["/en/totoframe/football", env, "'self' https://partner.example https://other.example"],
    ["/ru/totoframe/football", env, "'self' https://partner.example https://other.example"],
    ["/en/totoframe/football", {}, "'self'"],
    ["/en/toto", env, "'self'"],
    ["/en/user/login", env, "'self'"],
  ])("%s with %j: %s [2.54]", (path, given, allowed) => {
    expect(framers(path, given)).toBe(allowed);
  });

  it("is told once: browsers would keep partners out by X-Frame-Options", async () => {
    const app = Fastify();
    await app.register(securityHeaders);
    const policyOf = (path: string) =>
      contentSecurityPolicy({
        scripts: [],
        styles: [],
        outer: readOuterOrigins(env),
        isForPartners: isForPartners(path),
      });
    app.get("/*", (request, reply) => reply.header("content-security-policy", policyOf(request.url)).send(""));
    const told = async (url: string) => (await app.inject({ url })).headers["x-frame-options"];
    expect([await told("/en/totoframe/football"), await told("/en/toto")]).toEqual([undefined, "SAMEORIGIN"]);
    await app.close();
  });
});
