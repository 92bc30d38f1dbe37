/** The GraphQL-over-HTTP audits of graphql-http: all of what the specification asks of a server, and all it advises. */
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const audits = serverAudits({ url: () => `${gateway.url}/graphql` });

describe("GraphQL over HTTP", () => {
  it("has 61 audits", () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => [`${name} (${id})`, fn] as const))("%s", async (_, audit) => {
    const result = await audit();
    expect("reason" in result ? result.reason : result.status).toBe("ok");
  });

  it.each(audits.map(({ id, name, fn }) => [`${name} (${id})`, fn] as const))(
    "the same once all documents are known: %s",
    async (_, audit) => {
      expect((await audit()).status).toBe("ok");
    },
  );
});
