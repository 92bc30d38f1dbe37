/** Whose messages use up what: strangers' never those of players. */
import { afterEach, describe, expect, it } from "vitest";
import { standardCeilings } from "../../platform/settings/ceilingSettings.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { admitMessage, type Message } from "./ceilings.ts";

let test: TestServices;
afterEach(() => test.close());

let contacts = 0;
const message = (to: Message["to"], more: Partial<Message> = {}): Message => ({
  to,
  isSent: true,
  phone: `7900${String((contacts += 1)).padStart(7, "0")}`,
  address: `203.0.${contacts % 250}.1`,
  ...more,
});
/** How many of many have room. */
async function taken(count: number, make: () => Message): Promise<number> {
  let room = 0;
  for (let sent = 0; sent < count; sent += 1) {
    const { context } = test.services;
    if ((await context.transact((tx) => admitMessage(tx, context, make()))) === null) room += 1;
  }
  return room;
}

describe.each([
  ["a country", { country: { hour: 3, day: 9 } }],
  ["the site", { site: { hour: 3, day: 9 } }],
])("the messages of %s", (_, change) => {
  it("have a share for strangers and one for players", async () => {
    test = await startTestServices({ settings: { ceilings: { ...standardCeilings(), ...change } } });
    expect(await taken(5, () => message("stranger"))).toBe(3);
    expect(await taken(5, () => message("player"))).toBe(3);
  });

  it("are not used up by contacts that no player has, whose answer is that of a player's", async () => {
    test = await startTestServices({ settings: { ceilings: { ...standardCeilings(), ...change } } });
    expect(await taken(9, () => message("player", { isSent: false }))).toBe(9);
    expect(await taken(5, () => message("player"))).toBe(3);
    expect(await taken(1, () => message("player", { isSent: false }))).toBe(0);
  });

  it("never end those for players who have shown their password, but by recipient and by address", async () => {
    test = await startTestServices({ settings: { ceilings: { ...standardCeilings(), ...change } } });
    await taken(5, () => message("stranger"));
    await taken(5, () => message("player"));
    expect(await taken(9, () => message("proven"))).toBe(9);
    expect(await taken(25, () => message("proven", { phone: "79005550000" }))).toBe(20);
    expect(await taken(35, () => message("proven", { address: "198.51.100.7" }))).toBe(30);
  });
});
