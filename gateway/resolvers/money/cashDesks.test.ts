import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const path = "GET /payments-api/v1/cash-desks";
const desk = {
  code: "MAD-3",
  kind: "terminal",
  country: "ES",
  city: "Madrid",
  address: "12 Example Street",
  latitude: 40.4378,
  longitude: -3.6998,
  time_zone: "Europe/Madrid",
  hours: [{ days: [1, 2], from: "00:00", to: "24:00" }],
  currencies: ["EUR"],
  can_deposit: true,
  can_withdraw: false,
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const fields =
  "code kind country city address latitude longitude timeZone hours { days from to } currencies canDeposit canWithdraw";

describe("cash desks", () => {
  it("are the service's in the schema's words, for everybody, asked for once a language and country", async () => {
    gateway.upstreams.on(path, () => ({ desks: [desk] }));
    const expected = {
      code: "MAD-3",
      kind: "TERMINAL",
      country: "ES",
      city: "Madrid",
      address: "12 Example Street",
      latitude: 40.4378,
      longitude: -3.6998,
      timeZone: "Europe/Madrid",
      hours: [{ days: [1, 2], from: "00:00", to: "24:00" }],
      currencies: ["EUR"],
      canDeposit: true,
      canWithdraw: false,
    };
    for (let times = 0; times < 2; times += 1)
      expect((await gateway.ask(`{ cashDesks { ${fields} } }`)).data).toEqual({ cashDesks: [expected] });
    await gateway.ask(`{ cashDesks(country: "ES") { code } }`, { headers: { "x-language": "ru" } });
    expect(
      gateway.upstreams.callsOf(path).map(({ query, headers }) => [query["country"], headers["x-language"]]),
    ).toEqual([
      [undefined, "en"],
      ["ES", "ru"],
    ]);
  });

  it.each(["es", "ESP", ""])("of the country %j are refused", async (country) => {
    const { errors } = await gateway.ask(`{ cashDesks(country: "${country}") { code } }`);
    expect(errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  });
});
