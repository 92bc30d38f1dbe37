/** What tells that accounts are of one household, and that it is noted. */
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { householdNetwork } from "./keys.ts";
import { noteHousehold, sharedHouseholds } from "./public.ts";
import { householdWorld, someone, type Person } from "./testing/world.ts";

let test: TestServices;
let acts: ReturnType<typeof householdWorld>;
beforeAll(async () => {
  test = await startTestServices();
  acts = householdWorld(test);
});
afterAll(() => test.close());

describe("a household", () => {
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.5", "203.0.113.0/24"],
    ["127.0.0.1", null],
    ["::ffff:192.168.1.5", null],
    ["fd00::1", null],
    ["nonsense", null],
  ])("with the address %s is in %s", (address, network) => {
    expect(householdNetwork(address)).toBe(network);
  });

  it("is known by network, device or personal data, the surest first, and never by a match the staff ruled out", async () => {
    const [one, neighbor, family, self] = [
      await acts.player(),
      await acts.player(),
      await acts.player(),
      await acts.player(),
    ];
    const note = ({ id }: Person, seen: { address?: string; device?: string }) =>
      noteHousehold(test.services.context, test.services.context.db, id, seen);
    await note(one, { address: "2001:db8:77:1::1", device: "laptop" });
    await note(neighbor, { address: "2001:db8:77:1:ffff::2" });
    await note(family, { address: "2001:db8:77:1::3", device: "laptop" });
    await note(self, { address: "2001:db8:77:2::3" });
    const person = someone();
    for (const each of [one, self]) await acts.tell(each, { name: person });
    const others = [neighbor, family, self].map(({ id }) => id);
    const shared = () => sharedHouseholds(test.services.context.db, one.id, others);
    expect(await shared()).toEqual(
      new Map([
        [neighbor.id, "NETWORK"],
        [family.id, "DEVICE"],
        [self.id, "NAME"],
      ]),
    );
    const [match] = await acts.matchesOf(self.id);
    await acts.decide(match?.id, false);
    expect((await shared()).has(self.id)).toBe(false);
  });

  it("is noted where a session is used", async () => {
    const { db } = test.services.context;
    const session = async (login: string, address: string) => {
      const signedIn = await test.signIn(login);
      // As if it had not been used for a while.
      await db.execute(sql`update session set last_seen_at = 1`);
      await test.call("GET", "/web-api/user/gettoken", {
        headers: { "x-session": signedIn.session, "x-client-address": address },
      });
    };
    await session("demo", "198.51.100.4");
    await session("demo2", "198.51.100.200");
    const { rows } = await db.execute<{ kind: string }>(
      sql`select kind from household_of((select id from player where login = 'demo')) where member_id = (select id from player where login = 'demo2') and kind = 'NETWORK'`,
    );
    expect(rows).toHaveLength(1);
  });
});
