/** A player's tickets, listed by draw and by kind. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTotoWorld, type TotoWorld } from "../testing/world.ts";

let world: TotoWorld;
beforeAll(async () => {
  world = await startTotoWorld();
});
afterAll(() => world.close());

it("are those of a draw, or of all draws of a kind", async () => {
  const [one, other] = [await world.compose(), await world.compose()];
  const ids = [];
  for (const draw of [one, other]) ids.push((await world.buy(draw, ["1", "X", "2"])).body.ticket?.id);
  const listed = async (query: string) => {
    const { headers } = world.client;
    const { body } = await world.test.call<{ tickets: { id: string }[]; total: number }>(
      "GET",
      `/toto-api/v1/tickets?${query}`,
      { headers },
    );
    return [body.total, ...body.tickets.map(({ id }) => id)];
  };
  expect(await listed(`kind=${one.kind}`)).toEqual([1, ids[0]]);
  expect(await listed(`kind=${other.kind}&draw_id=${one.id}`)).toEqual([0]);
  expect(await listed("kind=nothing-like-it")).toEqual([0]);
  expect((await listed("limit=1"))[1]).toBe(ids[1]);
  expect((await listed(`limit=1&after=${ids[1]}`))[1]).toBe(ids[0]);
});
