/** What clients read of errors that the executor throws. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

it.each([
  [
    "null in a field of a literal that must not be null",
    'query($v: [SubApplicationComponentInput!]) { renderSubApplication(input: { url: "/apps/x", components: $v }) { cssToLoad } }',
    { v: null },
  ],
  [
    "null in a field with a default that must not be null",
    'query($v: Boolean = true) { renderSubApplication(input: { url: "/apps/x", forceSpa: $v }) { cssToLoad } }',
    { v: null },
  ],
] as const)("%s is wrong input, every time it is sent", async (_, query, variables) => {
  for (let call = 0; call < 4; call += 1) {
    const { errors } = (await gateway.ask(query, { variables })) as unknown as {
      errors: { message: string; extensions: { code: string } }[];
    };
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  }
});
