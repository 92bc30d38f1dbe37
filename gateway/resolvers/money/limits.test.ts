import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const base = "/limit-service-api/api/external/web/v3";
const bare = {
  limitType: 30,
  limitValue: "7",
  limitBalance: null,
  limitState: "ACTIVE",
  needApprove: 0,
  startedAt: 1_790_000_000,
  endsAt: 1_790_604_800,
  label: "Self-exclusion",
  measure: "days",
  currency: null,
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const asked = (query: string, headers: Record<string, string> = {}) =>
  gateway.ask(query, { headers: { ...demoCookie, ...headers } });

describe("limits", () => {
  it("tell section, options and whether they can be changed by the table of types when a service leaves them out [3.14] [4.66] [5.30]", async () => {
    const { data } = await asked(
      "{ viewer { limits { limitType section options isChangeable pending { limitValue } } } }",
    );
    expect(data).toEqual({
      viewer: { limits: [{ limitType: 20, section: "DEPOSIT", options: null, isChangeable: true, pending: null }] },
    });
    gateway.upstreams.on(`GET ${base}/limits`, () => ({
      limits: [bare, { ...bare, limitType: 31, endsAt: null, needApprove: 1 }],
    }));
    const { data: more } = await asked("{ viewer { limits { limitType section options isChangeable } } }");
    expect(more).toMatchObject({
      viewer: {
        limits: [
          { limitType: 30, section: "EXTRA", isChangeable: false },
          { limitType: 31, section: "EXTRA", isChangeable: false },
        ],
      },
    });
  });

  it("are asked for with X-Auth and X-Language [7.30]", async () => {
    await asked("{ viewer { limits { label } } }", { "x-language": "ru" });
    const [call] = gateway.upstreams.callsOf(`GET ${base}/limits`);
    expect(call?.headers).toMatchObject({ "x-auth": expect.stringMatching(/\.sig$/), "x-language": "ru" });
    expect(call?.headers["authorization"]).toBeUndefined();
  });

  it("are decided by limitaction with 0 or 1, cancelled by DELETE, and pinged [7.31] [7.32] [7.33]", async () => {
    const done = () => ({ status: true, title: "Done", limits: [bare] });
    gateway.upstreams.on(`POST ${base}/limitaction`, done);
    gateway.upstreams.on(`DELETE ${base}/limit`, done);
    gateway.upstreams.on(`POST ${base}/ping`, () => ({
      pingSeconds: 30,
      session: { limitHours: null, usedSeconds: 60, leftSeconds: null },
      realityCheck: { limitMinutes: 5, playedSeconds: 60, isDue: false },
      isDisconnected: false,
    }));
    const { data } =
      await asked(`mutation { approve: decideLimit(input: { limitType: 20, approve: true }) { title limits { id } }  reject: decideLimit(input: { approve: false }) { title }
      cancelLimit(input: { limitType: 21 }) { title errors { code } }  pingSession { usedSeconds leftSeconds isRealityCheckDue } }`);
    expect(data).toEqual({
      approve: { title: "Done", limits: [{ id: "30" }] },
      reject: { title: "Done" },
      cancelLimit: { title: "Done", errors: [] },
      pingSession: { usedSeconds: 60, leftSeconds: null, isRealityCheckDue: false },
    });
    expect(gateway.upstreams.callsOf(`POST ${base}/limitaction`).map(({ query }) => query)).toEqual([
      { action: "1", limitType: "20" },
      { action: "0" },
    ]);
    expect(gateway.upstreams.callsOf(`DELETE ${base}/limit`).map(({ query }) => query)).toEqual([{ limitType: "21" }]);
    expect(gateway.upstreams.callsOf(`POST ${base}/ping`).map(({ body }) => body)).toEqual([
      { isRealityCheckSeen: false },
    ]);
  });

  it("show a refusal with the server's sentence, and an unknown code as INVALID [8.22]", async () => {
    gateway.upstreams.on(`POST ${base}/limitaction`, () => ({
      status: false,
      title: "Too late",
      code: "WEIRD",
      limits: [],
    }));
    gateway.upstreams.on(`POST ${base}/limit`, () => ({
      status: false,
      title: "Not so",
      limits: [],
      errors: [{ code: "LIMIT_LOCKED", message: "locked", path: ["limitType"] }],
    }));
    const { data } = await asked(
      'mutation { decideLimit(input: { approve: true }) { title limits { id } errors { code path } }  setLimit(input: { limitType: 1, value: "5" }) { limit { id } title errors { code path } } }',
    );
    expect(data).toEqual({
      decideLimit: { title: "Too late", limits: null, errors: [{ code: "INVALID", path: null }] },
      setLimit: { limit: null, title: "Not so", errors: [{ code: "LIMIT_LOCKED", path: ["limitType"] }] },
    });
  });
});
