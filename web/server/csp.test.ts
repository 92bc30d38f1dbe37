import { afterEach, describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

/** Sources by directive. */
const policy = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  new Map(contentSecurityPolicy({ scripts: ["nonce-a"], styles: ["nonce-a"], ...more }).split("; ").map((part) => { const [name = "", ...sources] = part.split(" "); return [name, sources] as const; }));
const namesOf = (origin: string) => [...policy()].flatMap(([name, sources]) => (sources.includes(origin) ? [name] : []));

afterEach(() => vi.unstubAllEnvs());

describe("what a page may load", () => {
  it("comes from the site itself where nothing is set, and nothing inline runs without its nonce", () => {
    expect(policy().get("script-src")).toEqual(["'self'", "'nonce-a'"]);
    for (const [name, sources] of policy()) if (name !== "style-src-attr") expect(sources.join(" ")).not.toMatch(/unsafe|\*|http/);
  });

  it.each([
    ["SUB_APP_ORIGINS", "https://apps.example", ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"]],
    ["ONE_TAP_ORIGIN", "https://accounts.google.com", ["script-src", "style-src", "connect-src", "frame-src"]],
    ["VIDEO_ORIGINS", "https://video.example", ["frame-src"]],
  ])("comes from %s, too, as far as that needs it", (variable, origin, directives) => {
    vi.stubEnv(variable, `${origin}/`);
    expect(namesOf(origin)).toEqual(directives);
  });

  it("comes from an operator's own captcha, where there is one", () => {
    const of = ["script-src", "style-src", "connect-src", "frame-src"];
    vi.stubEnv("CAPTCHA_SCRIPT_URL", "https://captcha.example/api.js");
    expect([namesOf("https://challenges.cloudflare.com"), namesOf("https://captcha.example")]).toEqual([[], []]);
    vi.stubEnv("CAPTCHA_PROVIDER", "turnstile");
    expect([namesOf("https://challenges.cloudflare.com"), namesOf("https://captcha.example"), namesOf("https://hcaptcha.com")]).toEqual([of, of, []]);
    vi.stubEnv("CAPTCHA_PROVIDER", "hcaptcha");
    expect(namesOf("https://hcaptcha.com")).toEqual(of);
    vi.stubEnv("CAPTCHA_PROVIDER", "constructor");
    expect(namesOf("https://captcha.example")).toEqual([]);
  });

  it.each(["javascript:alert(1)", "accounts.google.com", "*", "https:", "'unsafe-inline'", "https://a.example; script-src *"])("never comes from a setting that is no origin: %s", (text) => {
    vi.stubEnv("ONE_TAP_ORIGIN", text);
    const found = contentSecurityPolicy({ scripts: [], styles: [] });
    vi.unstubAllEnvs();
    expect(found).toBe(contentSecurityPolicy({ scripts: [], styles: [] }));
  });
});
