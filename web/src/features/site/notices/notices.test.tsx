// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOTICE_CHANNELS, NOTICE_KINDS } from "#shared/people/notices.ts";
import { NoticesDocument } from "@/operations/site/generated.ts";
import { Asked, createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import NoticeBell from "./NoticeBell.tsx";
import NoticeSettings from "./NoticeSettings.tsx";
import { NoticesPage } from "./NoticesPage.tsx";
import PushOfferWatch from "./PushOfferWatch.tsx";
import PushWindow from "./PushWindow.tsx";

const KEY = "BKey";
const device = {
  endpoint: "https://fcm.googleapis.com/x",
  toJSON: () => ({ endpoint: device.endpoint, keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn(async () => true),
};

/** A browser with the site's worker. */
function browser({ answer = "granted" as NotificationPermission, asked = "default" as NotificationPermission } = {}) {
  const state = { subscription: null as typeof device | null };
  const notification = {
    permission: asked,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: vi.fn(async (_options: { userVisibleOnly: boolean }) => (state.subscription = device)),
  };
  device.unsubscribe = vi.fn(async () => {
    state.subscription = null;
    return true;
  });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", vi.fn());
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: async () => ({ active: { scriptURL: "https://bets.example/pwa-sw.js" }, pushManager }),
    },
  });
  return { notification, pushManager };
}

/** Lets everything run that waits for nothing but its turn. */
const turns = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.body.replaceChildren();
});

const notice = (id: string, isRead: boolean, link: string | null = "/en/office/historypay") => ({
  __typename: "Notice" as const,
  id,
  kind: "PAYMENTS" as const,
  title: `Deposit ${id}`,
  text: "100.00 RUB is in your account.",
  link,
  createdAt: "2026-11-21T10:00:00Z",
  isRead,
});

/** A gateway that notes what it was asked. */
async function gateway({
  notices = [notice("2", false), notice("1", true)],
  unread = 1,
  key = KEY as string | null,
  errors = [] as object[],
} = {}) {
  const asked: [string, unknown][] = [];
  const chosen = new Map<string, boolean>();
  const settings = () =>
    NOTICE_KINDS.flatMap((kind) =>
      NOTICE_CHANNELS.map((channel) => ({
        __typename: "NoticeSetting",
        kind,
        channel,
        isOn: chosen.get(`${kind} ${channel}`) ?? kind !== "BETS",
        isFixed: kind === "SECURITY",
      })),
    );
  const app = await createTestApp(playerSite("100.00"), (operation, variables) => {
    asked.push([operation, variables]);
    const viewer = { __typename: "Viewer", id: "1" };
    switch (operation) {
      case "UnreadNotices":
        return { viewer: { ...viewer, unreadNotices: unread } };
      case "Notices":
        return {
          viewer: {
            ...viewer,
            unreadNotices: unread,
            notices: {
              __typename: "NoticeConnection",
              edges: notices.map((node) => ({ __typename: "NoticeEdge", node, cursor: node.id })),
              pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
              totalCount: notices.length,
            },
          },
        };
      case "MarkNoticesRead":
        return { markNoticesRead: { __typename: "MarkNoticesReadPayload", unreadCount: 0 } };
      case "WebPushKey":
        return { webPushKey: key };
      case "NoticeSettings":
        return { webPushKey: key, viewer: { ...viewer, noticeSettings: settings() } };
      case "SetNoticeSetting": {
        const { kind, channel, isOn } = variables["input"] as { kind: string; channel: string; isOn: boolean };
        if (errors.length === 0) chosen.set(`${kind} ${channel}`, isOn);
        return { setNoticeSetting: { __typename: "SetNoticeSettingPayload", settings: settings(), errors } };
      }
      case "SubscribePush":
        return { subscribePush: { __typename: "SubscribePushPayload", errors } };
      case "UnsubscribePush":
        return { unsubscribePush: { __typename: "UnsubscribePushPayload", isDropped: true } };
      default:
        return undefined;
    }
  });
  const inputs = (operation: string) =>
    asked.filter(([name]) => name === operation).map(([, variables]) => (variables as { input: unknown }).input);
  return { app, asked, inputs };
}

describe("the inbox [2.61]", () => {
  const page = (
    <Asked query={NoticesDocument} variables={{ first: 20 }}>
      {(answer) => <NoticesPage answer={answer} />}
    </Asked>
  );

  it("lists what came, says what is unread, and leads on", async () => {
    const { app, inputs } = await gateway();
    renderInApp(app, page, "/en/office/notices");
    const link = await screen.findByRole("link", { name: "Deposit 2" });
    expect(link.getAttribute("href")).toBe("/en/office/historypay");
    const rows = screen.getAllByRole("listitem");
    expect(rows.map((row) => within(row).queryByRole("img", { name: "Unread" }) !== null)).toEqual([true, false]);
    expect(screen.getByText("1 unread").getAttribute("role")).toBe("status");
    fireEvent.click(link);
    await waitFor(() => expect(inputs("MarkNoticesRead")).toEqual([{ ids: ["2"] }]));
  });

  it("marks all of them by one button", async () => {
    const { app, inputs } = await gateway();
    renderInApp(app, page, "/en/office/notices");
    fireEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(screen.queryByRole("img", { name: "Unread" })).toBeNull());
    expect(inputs("MarkNoticesRead")).toEqual([{}]);
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("follows no address of another site", async () => {
    const { app } = await gateway({ notices: [notice("2", true, "https://evil.example")] });
    renderInApp(app, page, "/en/office/notices");
    expect(await screen.findByText("Deposit 2")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Deposit 2" })).toBeNull();
  });

  it("says so where there is nothing", async () => {
    const { app } = await gateway({ notices: [], unread: 0 });
    renderInApp(app, page, "/en/office/notices");
    expect(await screen.findByText("No notifications yet")).toBeTruthy();
  });

  it("has a bell in the header with the number of unread ones", async () => {
    const place = document.createElement("span");
    place.dataset["bell"] = "";
    document.body.append(place);
    const { app } = await gateway({ unread: 120 });
    renderInApp(app, <NoticeBell playerId="1" />);
    const bell = await screen.findByRole("link", { name: "Notifications: 120 unread" });
    expect([bell.getAttribute("href"), bell.textContent]).toEqual(["/en/office/notices", "99+"]);
    expect(place.contains(bell)).toBe(true);
  });
});

describe("the agreement to web push [2.61]", () => {
  const watch = <PushOfferWatch playerId="1" />;
  const offered = { name: "webPush", params: { key: KEY } };

  it("is asked for once there is something to tell, before the browser asks", async () => {
    const { notification } = browser();
    const { app } = await gateway();
    renderInApp(app, watch, "/en");
    await waitFor(() => expect(app.dialog()).toEqual(offered));
    expect(notification.requestPermission).not.toHaveBeenCalled();
  });

  it.each([
    ["nothing is unread", { unread: 0 }, {}, "/en"],
    ["the site has no web push", { key: null }, {}, "/en"],
    ["the browser was told to ask no more", {}, { asked: "denied" as const }, "/en"],
    ["the player is about to bet", {}, {}, "/en/live"],
    ["the player pays", {}, {}, "/en/office/recharge"],
  ])("is not asked for where %s", async (_why, site, here, path) => {
    browser(here);
    const { app, asked } = await gateway(site);
    renderInApp(app, watch, path);
    await waitFor(() => expect(asked.map(([name]) => name)).toContain("UnreadNotices"));
    await turns();
    expect(app.dialog()).toBeNull();
  });

  it("is not asked for in a browser that knows no web push, nor twice", async () => {
    const { app } = await gateway();
    renderInApp(app, watch, "/en");
    await turns();
    expect(app.dialog()).toBeNull();
    cleanup();
    browser();
    const again = await gateway();
    renderInApp(again.app, <PushWindow isOpen onClose={() => undefined} params={{ key: KEY }} />);
    fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
    cleanup();
    renderInApp(again.app, watch, "/en");
    await turns();
    expect(again.app.dialog()).toBeNull();
  });

  async function shown(answer: NotificationPermission) {
    const here = browser({ answer });
    const made = await gateway();
    const onClose = vi.fn();
    renderInApp(made.app, <PushWindow isOpen onClose={onClose} params={{ key: KEY }} />);
    const dialog = within(await screen.findByRole("dialog", { name: "Stay informed" }));
    return { ...made, ...here, dialog, onClose };
  }

  it("has the browser ask who says yes, and hands the device over", async () => {
    const { app, inputs, dialog, onClose, pushManager } = await shown("granted");
    fireEvent.click(dialog.getByRole("button", { name: "Turn on notifications" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(pushManager.subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
    expect(inputs("SubscribePush")).toEqual([{ endpoint: device.endpoint, p256dh: "p", auth: "a" }]);
    expect(app.notifications.list().map(({ text }) => text)).toEqual(["Notifications are on for this device."]);
  });

  it("tells nobody of a device whose player says no to the browser", async () => {
    const { app, inputs, dialog, onClose } = await shown("denied");
    fireEvent.click(dialog.getByRole("button", { name: "Turn on notifications" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(inputs("SubscribePush")).toEqual([]);
    expect(app.notifications.list().map(({ kind }) => kind)).toEqual(["error"]);
  });

  it("doesn't ask the browser when the window is closed", async () => {
    const { dialog, onClose, notification } = await shown("granted");
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalled();
    expect(notification.requestPermission).not.toHaveBeenCalled();
  });
});

describe("the settings of notices [2.61]", () => {
  const switchOf = (name: string) => screen.findByRole("switch", { name });

  it("have a switch for each kind and channel; those of security stand fixed", async () => {
    browser();
    const { app, inputs } = await gateway();
    renderInApp(app, <NoticeSettings />, "/en/office/settings");
    expect(((await switchOf("Security: Push")) as HTMLInputElement).disabled).toBe(true);
    const bets = (await switchOf("Settled bets: Inbox")) as HTMLInputElement;
    expect(bets.checked).toBe(false);
    fireEvent.click(bets);
    await waitFor(async () => expect(((await switchOf("Settled bets: Inbox")) as HTMLInputElement).checked).toBe(true));
    expect(inputs("SetNoticeSetting")).toEqual([{ kind: "BETS", channel: "INBOX", isOn: true }]);
  });

  it("switch web push on this device on and off", async () => {
    browser();
    const { app, inputs } = await gateway();
    renderInApp(app, <NoticeSettings />, "/en/office/settings");
    const here = async () => (await switchOf("Push notifications on this device")) as HTMLInputElement;
    await waitFor(async () => expect((await here()).disabled).toBe(false));
    fireEvent.click(await here());
    await waitFor(async () => expect((await here()).checked).toBe(true));
    expect(inputs("SubscribePush")).toHaveLength(1);
    fireEvent.click(await here());
    await waitFor(async () => expect((await here()).checked).toBe(false));
    expect(inputs("UnsubscribePush")).toEqual([{ endpoint: device.endpoint }]);
  });

  it("say why a device can't be told", async () => {
    browser({ asked: "denied" });
    const { app } = await gateway();
    renderInApp(app, <NoticeSettings />, "/en/office/settings");
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    cleanup();
    browser();
    renderInApp((await gateway({ key: null })).app, <NoticeSettings />, "/en/office/settings");
    expect(await screen.findByText("This browser doesn't support notifications.")).toBeTruthy();
  });
});
