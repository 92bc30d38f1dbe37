/** What operations cost in points against the work they make: calls of services, and objects in what those answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executableSchema } from "../../gateway/schema.ts";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, testOptions } from "../../gateway/testing/gateway.ts";
import { readSettings } from "../../services/settings.ts";
import { memoryDatabase } from "../../services/testing/database.ts";
import { startServices, type RunningServices } from "../../services/server.ts";
import { dearest, type Asked } from "../bench/cost/dearest.ts";
import { groundOf } from "../bench/cost/ground.ts";
import { startRecorder, type Recorder } from "../bench/gateway/record.ts";

/** Each call of a service costs as much at least. */
const leastPerCall = 20;
/** So many objects of services' answers come for a point at most. */
const mostPerPoint = 3;

const objectsIn = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, part) => sum + objectsIn(part), 0);
  return inside + (Array.isArray(value) ? 0 : 1);
};

describe("every root field, asked at its dearest", () => {
  let services: RunningServices;
  let recorder: Recorder;
  let gateway: RunningGateway;
  let all: Asked[] = [];
  let player: Record<string, string> = {};

  beforeAll(async () => {
    services = await startServices({
      database: await memoryDatabase(),
      settings: { ...readSettings({}), dataDir: null, port: 0, serviceKey: "contract-key" },
      logLevel: "error",
    });
    recorder = await startRecorder(services.url);
    gateway = await startGateway({ ...testOptions(recorder.url), serviceKey: "contract-key", rateLimits: false });
    const { ground, token } = await groundOf({
      data: async <T>(query: string, variables: object = {}, headers: Record<string, string> = {}) => {
        const { data, errors } = await ask(gateway.url, query, { variables, headers });
        if (errors) throw new Error(JSON.stringify(errors));
        return data as T;
      },
    });
    player = { authorization: `Bearer ${await token()}` };
    all = dearest(executableSchema(), ground, { guest: 12_000, player: 15_000 });
  }, 120_000);
  afterAll(async () => {
    await gateway?.close();
    await recorder?.close();
    await services?.close();
  });

  it("costs what its calls and their answers make of work", { tags: "slow", timeout: 120_000 }, async () => {
    const tooCheap: string[] = [];
    const unanswered: string[] = [];
    for (const { name, query, points, isPlayers } of all) {
      recorder.answers.length = 0;
      const { errors } = await ask(gateway.url, query, { headers: isPlayers ? player : {} });
      const calls = recorder.answers.length;
      const objects = recorder.answers.reduce((sum, body) => sum + objectsIn(JSON.parse(body)), 0);
      if (points < leastPerCall * calls || points * mostPerPoint < objects)
        tooCheap.push(`${name}: ${points} points for ${calls} calls and ${objects} objects`);
      const codes = new Set(errors?.map(({ extensions }) => extensions["code"]));
      for (const code of ["GRAPHQL_VALIDATION_FAILED", "BAD_USER_INPUT", "OPERATION_TOO_COSTLY", "UNAUTHENTICATED"])
        if (codes.has(code)) unanswered.push(`${name}: ${code}`);
    }
    expect(tooCheap).toEqual([]);
    // What is refused before it is done measures nothing.
    expect(unanswered).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });
});
