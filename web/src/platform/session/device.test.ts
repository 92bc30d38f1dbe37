// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { keepDevice, readDevice } from "./device.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const device = (token: string, expiresAt: string) => ({
  createDeviceToken: {
    __typename: "CreateDeviceTokenPayload",
    device: { __typename: "DeviceToken", token, expiresAt },
  },
});

const siteConfig = (deviceScriptUrl: string | null) => ({
  siteConfig: { __typename: "SiteConfig", deviceScriptUrl },
});

/** Answers one after the other, the last one for good; how often was asked. */
async function asking(...answers: (Record<string, unknown> | undefined)[]) {
  const asked: unknown[] = [];
  const app = await createTestApp(GUEST_SITE, (operation, variables) => {
    if (operation === "DeviceScript") return siteConfig(null);
    asked.push(variables["input"]);
    return answers[Math.min(asked.length, answers.length) - 1];
  });
  return { app, asked };
}

beforeEach(() => localStorage.clear());

it("a device has a record of its token, its end and what it told, asked for once while it holds [3.34]", async () => {
  const { app, asked } = await asking(device("one", inHours(24)));
  expect(await keepDevice(app)).toBe(true);
  expect(await keepDevice(app)).toBe(true);
  expect(asked).toEqual([{ componentsData: readDevice()?.componentsData }]);
  expect(readDevice()).toEqual({
    token: "one",
    expiresAt: expect.any(Number) as number,
    componentsData: expect.objectContaining({ timeZone: expect.any(String) as string }) as object,
  });
});

it("gets another one when the token is about to end, and keeps the old one where there is none to get", async () => {
  localStorage.setItem(
    "device_record",
    JSON.stringify({ token: "old", expiresAt: Date.now() + 60_000, componentsData: {} }),
  );
  const failing = await asking(undefined);
  expect(await keepDevice(failing.app)).toBe(true);
  expect(readDevice()?.token).toBe("old");
  const { app } = await asking(device("new", inHours(24)));
  await keepDevice(app);
  expect(readDevice()?.token).toBe("new");
});

const failures: [string, Record<string, unknown> | undefined][] = [
  ["a broken network", undefined],
  ["no token", { createDeviceToken: { __typename: "CreateDeviceTokenPayload", device: null } }],
  ["an empty token", device("", inHours(24))],
  ["a token that has run out", device("late", inHours(-1))],
  ["a token without an end", device("endless", "whenever")],
];
it.each(failures)("takes %s for a failure, and tries twice more [8.31] [9.27]", async (_, answer) => {
  const { app, asked } = await asking(answer);
  expect(await keepDevice(app)).toBe(false);
  expect(asked).toHaveLength(3);
  expect(readDevice()).toBeNull();
});

it.each(["", "nonsense", "{}", "null", '{"token":"x"}', `{"token":"x","expiresAt":1,"componentsData":{}}`])(
  "a kept %s is no record [3.34]",
  (kept) => {
    localStorage.setItem("device_record", kept);
    expect(readDevice()).toBeNull();
  },
);

const SCRIPT = "https://device.example/agent.js";
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A site whose operator has a script, and a document in which each load of it ends with this, the last one for good. */
async function scripted(...loads: (() => Promise<unknown>)[]) {
  let count = 0;
  const app = await createTestApp(GUEST_SITE, (operation) =>
    operation === "DeviceScript" ? siteConfig(SCRIPT) : undefined,
  );
  const watch = vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    expect(script.src).toBe(SCRIPT);
    queueMicrotask(() => script.dispatchEvent(new Event(isMissing ? "error" : "load")));
  });
  let isMissing = loads.length === 0;
  globalThis.deviceFingerprint = isMissing
    ? undefined
    : () => {
        count += 1;
        return (loads[count - 1] ?? loads.at(-1) ?? (async () => null))();
      };
  return { app, watch, asked: () => count, comes: () => (isMissing = false) };
}

afterEach(() => {
  globalThis.deviceFingerprint = undefined;
});

it("an operator's script that can't be loaded is asked for twice more, and once it comes its token, end and data are the record [7.40] [8.31] [9.27]", async () => {
  const { app, watch, comes } = await scripted();
  expect(await keepDevice(app)).toBe(false);
  expect(watch).toHaveBeenCalledTimes(3);
  expect(readDevice()).toBeNull();
  comes();
  const expiresAt = inSeconds(7200);
  globalThis.deviceFingerprint = async () => ({ token: "from the script", expiresAt, data: { screen: "wide" } });
  expect(await keepDevice(app)).toBe(true);
  expect(readDevice()).toEqual({
    token: "from the script",
    expiresAt: expiresAt * 1000,
    componentsData: { screen: "wide" },
  });
  // The document keeps the script: only what it says is asked for again.
  expect(watch).toHaveBeenCalledTimes(4);
});

const told: [string, () => Promise<unknown>][] = [
  ["nothing", async () => undefined],
  ["a fault", () => Promise.reject(new Error("blocked"))],
  ["no token", async () => ({ expiresAt: inSeconds(60), data: {} })],
  ["a token of another type", async () => ({ token: 7, expiresAt: inSeconds(60), data: {} })],
  ["no end", async () => ({ token: "a", data: {} })],
  ["an end that is over", async () => ({ token: "a", expiresAt: inSeconds(-1), data: {} })],
  ["no data", async () => ({ token: "a", expiresAt: inSeconds(60) })],
  ["data that is null", async () => ({ token: "a", expiresAt: inSeconds(60), data: null })],
  [
    "more data than a sign-in takes",
    async () => ({ token: "a", expiresAt: inSeconds(60), data: { a: "x".repeat(20_000) } }),
  ],
];
it.each(told)("a script that tells %s is a failure, and is asked twice more [7.40] [8.31]", async (_, tell) => {
  const { app, asked } = await scripted(tell);
  expect(await keepDevice(app)).toBe(false);
  expect(asked()).toBe(3);
  expect(readDevice()).toBeNull();
});

it("a script that never answers is given up after ten seconds each time [7.40]", async () => {
  vi.useFakeTimers();
  try {
    const { app, asked } = await scripted(() => new Promise(() => undefined));
    const kept = keepDevice(app);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await kept).toBe(false);
    expect(asked()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
