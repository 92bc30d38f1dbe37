// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { PreviewStrip } from "./PreviewStrip.tsx";
import { checkPreview, previewVariables } from "./previewToken.ts";

afterEach(cleanup);

const at = (query: string) => new URL(`https://bets.example/en/information/about${query}`);

describe("a preview link [7.07]", () => {
  it("asks for the text of its path with its token; any other address asks for none", () => {
    expect(previewVariables(at("?preview=1.abc"), "information/about")).toEqual({
      path: "information/about",
      token: "1.abc",
    });
    expect(previewVariables(at("?x=1"), "information/about")).toBeNull();
  });

  it("asks with no more than the gateway takes, so that a forged token opens nothing rather than failing", () => {
    expect(previewVariables(at(`?preview=${"a".repeat(5000)}`), "mobile")?.token).toHaveLength(100);
    expect(previewVariables(at("?preview="), "mobile")?.token).toBe("");
  });

  it("is a missing page where it opens nothing, and no preview where there is no token", () => {
    const missing = { page: null };
    let thrown: unknown;
    try {
      checkPreview(at("?preview=1.abc"), missing);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(checkPreview(at("?preview=1.abc"), undefined)).toBe(true);
    expect(checkPreview(at(""), undefined)).toBe(false);
  });

  it("tells its reader so, and search engines to keep nothing", async () => {
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), <PreviewStrip />, "/en/news/spring?preview=1.abc");
    expect(await screen.findByText("Preview")).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  });
});
