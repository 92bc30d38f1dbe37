// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { keepDevice, readDevice } from "./device.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const device = (token: string, expiresAt: string) => ({
  createDeviceToken: {
    __typename: "CreateDeviceTokenPayload",
    device: { __typename: "DeviceToken", token, expiresAt },
  },
});

/** Answers one after the other, the last one for good; how often was asked. */
async function asking(...answers: (Record<string, unknown> | undefined)[]) {
  const asked: unknown[] = [];
  const app = await createTestApp(GUEST_SITE, (_, variables) => {
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
