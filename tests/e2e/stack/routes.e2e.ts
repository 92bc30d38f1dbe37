/** Every page on the operator's real texts, games and players; where more is off or on than usual: kit/routes.e2e.ts. */
import { troubles } from "../everyRoute.ts";
import { addressOf, pathOf, realValues } from "./everyPage.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

test.describe("every page of the site, opened by its address", () => {
  test("for a guest: status, target, layout, one title of its own and one h1 [2.07] [5.05] [5.06] [6.01] [6.04] [6.06]", async ({
    request,
    stack,
  }) => {
    expect(
      await troubles(request, await realValues(request, stack.gatewayUrl), { isPlayer: false, isOff: false }),
    ).toEqual([]);
  });

  test("for a player [2.59] [4.51] [4.53] [4.56] [6.01] [6.07]", async ({ request, stack }) => {
    await newPlayer(request);
    expect(
      await troubles(request, await realValues(request, stack.gatewayUrl), { isPlayer: true, isOff: false }),
    ).toEqual([]);
  });

  test("is 404 where the address names something that there is not, also in areas that are on [2.38] [5.04]", async ({
    request,
    stack,
  }) => {
    const values = await realValues(request, stack.gatewayUrl);
    const otherTeam = pathOf("teamInLineGame", { ...values, line: { ...values.line, team: "no-such-team" } });
    for (const path of [
      "slots/any/game/99999999/nothing",
      "casino/game/99999999/nothing",
      "bonuses/xyz",
      "bonus/casino/tournaments/xyz",
      "toto/zzz",
      "providers/x",
      "promotions/xyz",
      "games/xyz",
      "betting-alphabet/zzz",
      "user/xyz",
      "user/passwordreset/more",
      "print-coupon/12a",
      otherTeam,
    ])
      expect({ path, status: (await request.get(addressOf("en", path), { maxRedirects: 0 })).status() }).toEqual({
        path,
        status: 404,
      });
  });
});
