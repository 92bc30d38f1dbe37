// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { chatAddress, goingOn, keepConversation, sandboxOf } from "./chat.ts";
import SupportWindow from "./SupportWindow.tsx";

afterEach(() => {
  cleanup();
  // Someone else asks, so that nothing goes on in the next test.
  goingOn("https://chat.example/", "nobody");
});

const consultant = (provider: string): NonNullable<SiteConfig["supportConsultant"]> => ({
  id: "a b&c",
  providers: [
    { language: "en", provider },
    { language: "ru", provider: "own-chat" },
  ],
  colors: [
    { name: "background", value: "#112233" },
    { name: "text", value: "#FFEEDD" },
  ],
});
const EXAMPLE = consultant("https://chat.example/desk");
const ADDRESS = "https://chat.example/desk/widget?website_token=a+b%26c";

async function show(site = GUEST_SITE, answer: Answers = () => ({ viewer: null })) {
  const config = site.siteConfig && { ...site.siteConfig, supportConsultant: EXAMPLE };
  const app = await createTestApp({ ...site, siteConfig: config }, answer);
  renderInApp(app, <SupportWindow isOpen onClose={() => undefined} />);
}
const launch = () => screen.findByRole("button", { name: /Start a live chat/ });
const frame = () => screen.getByTitle<HTMLIFrameElement>("Live chat");
const loaded = (token: string) =>
  `chatwoot-widget:${JSON.stringify({ event: "loaded", config: { authToken: token } })}`;

async function say(data: unknown, { origin = "https://chat.example", source = frame().contentWindow } = {}) {
  await act(async () => void dispatchEvent(new MessageEvent("message", { data, origin, source })));
}

describe("the support chat [3.36]", () => {
  it("has an address by language, with the consultant's id", () => {
    expect(chatAddress(EXAMPLE, "en")).toBe(ADDRESS);
    expect(chatAddress(consultant("https://chat.example/desk/"), "en")).toBe(ADDRESS);
    expect(chatAddress(EXAMPLE, "ru")).toBeNull();
    expect(chatAddress(EXAMPLE, "ar")).toBeNull();
    expect(chatAddress(null, "en")).toBeNull();
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://chat.example", "//chat.example", "chat"])(
    "is never framed from %s",
    (provider) => expect(chatAddress(consultant(provider), "en")).toBeNull(),
  );

  it("opens in the operator's colors, in a frame that hears how the page looks once it has loaded", async () => {
    await show();
    const button = await launch();
    expect(button.style.getPropertyValue("--chat-background")).toBe("#112233");
    expect(button.style.getPropertyValue("--chat-text")).toBe("#FFEEDD");
    expect(document.querySelector("iframe")).toBeNull();
    await userEvent.click(button);
    expect(frame().src).toBe(ADDRESS);
    expect(frame().getAttribute("sandbox")).not.toContain("top-navigation");
    expect(frame().getAttribute("referrerpolicy")).toBe("no-referrer");
    const told = vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => undefined);
    expect(screen.getByRole("status").textContent).toBe("Opening the chat…");
    await say(loaded("token"));
    expect(screen.queryByRole("status")).toBeNull();
    const messages = told.mock.calls.map(([message]) => JSON.parse(String(message).replace("chatwoot-widget:", "")));
    expect(messages).toMatchObject([
      { event: "config-set", locale: "en", position: "right", darkMode: "light", hideMessageBubble: true },
      { event: "toggle-open", isOpen: true },
    ]);
    expect(told.mock.calls.map(([, target]) => target)).toEqual(["https://chat.example", "https://chat.example"]);
  });

  it("may keep what it knows in the browser, unless it would be the site's own origin", () => {
    expect(sandboxOf("https://chat.example").split(" ")).toContain("allow-same-origin");
    expect(sandboxOf(location.origin).split(" ")).not.toContain("allow-same-origin");
  });

  it("hears nobody but its own frame, and no message of another form", async () => {
    await show();
    await userEvent.click(await launch());
    const told = vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => undefined);
    await say(loaded("token"), { origin: "https://evil.example" });
    await say(loaded("token"), { source: window });
    for (const data of [
      "loaded",
      "chatwoot-widget:",
      "chatwoot-widget:null",
      'chatwoot-widget:{"event":"other"}',
      {},
      null,
    ])
      await say(data);
    expect(told).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("goes on where it was for the same visitor, and begins anew after somebody has signed in or out", async () => {
    await show(playerSite("1"));
    await userEvent.click(await launch());
    vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => undefined);
    await say(loaded("of-the-player"));
    cleanup();
    await show(playerSite("1"));
    await userEvent.click(await launch());
    expect(new URL(frame().src).searchParams.get("cw_conversation")).toBe("of-the-player");
    cleanup();
    await show();
    await userEvent.click(await launch());
    expect(frame().src).toBe(ADDRESS);
    cleanup();
    await show(playerSite("1"));
    await userEvent.click(await launch());
    expect(frame().src).toBe(ADDRESS);
  });

  describe("of a signed-in player", () => {
    const asked = (viewer: object | null) => (name: string) =>
      name === "ChatIdentity" ? { viewer } : { viewer: null };
    const site = playerSite("1");
    const id = site.viewer?.id ?? "";
    const named = (identifier: string) => ({
      __typename: "Viewer",
      id: identifier,
      chatIdentity: { __typename: "ChatIdentity", identifier, hash: "abc123" },
    });
    async function told(viewer: object | null, shown = site) {
      await show(shown, asked(viewer));
      await userEvent.click(await launch());
      const post = vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => undefined);
      await say(loaded("token"));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      return post.mock.calls
        .filter(([message]) => String(message).includes("set-user"))
        .map(([message, target]) => [JSON.parse(String(message).replace("chatwoot-widget:", "")) as unknown, target]);
    }

    it("is told who they are as the server says it, and nobody but the chat is told", async () => {
      expect(await told(named(id))).toEqual([
        [{ event: "set-user", identifier: id, user: { identifier_hash: "abc123" } }, "https://chat.example"],
      ]);
    });

    it.each<[string, object | null, typeof site]>([
      ["without a secret of the operator", { __typename: "Viewer", id, chatIdentity: null }, site],
      ["of another player than the window's", named("999999"), site],
      ["once they have signed out", null, site],
      ["of a guest", named(id), GUEST_SITE],
    ])("is told nothing %s", async (_, viewer, shown) => expect(await told(viewer, shown)).toEqual([]));
  });

  it("is nobody's under another's name", () => {
    keepConversation(null, "of-a-guest");
    expect(goingOn(ADDRESS, "7")).toBe(ADDRESS);
    expect(goingOn(ADDRESS, null)).toBe(ADDRESS);
  });
});
