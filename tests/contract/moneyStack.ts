/**
 * The gateway on the project's own services with a book and a clock that the test moves, and how the money tests ask
 * it.
 */
import { vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import type { Settings } from "../../services/platform/settings/settings.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";

export interface MoneyStack {
  test: TestServices;
  gateway: RunningGateway;
  /** Signs a demo player in; answers the header that keeps it. */
  signIn(login?: string): Promise<{ cookie: string }>;
  /** Asks, expects no top-level errors, and answers one field of the data. */
  field<T>(name: string, query: string, options?: { variables?: object; headers?: Record<string, string> }): Promise<T>;
  close(): Promise<void>;
}

/** @param settings laid over the services' settings of tests */
export async function startMoneyStack(settings: Partial<Settings> = {}): Promise<MoneyStack> {
  const test = await startTestServices({ settings });
  const gateway = await startGateway({ ...testOptions(test.services.url), serviceKey: "test-key" });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok, { timeout: 10_000 });
  const field: MoneyStack["field"] = async (name, query, options) => {
    const { data, errors } = await ask(gateway.url, query, options);
    if (errors) throw new Error(JSON.stringify(errors));
    return fieldOf(data, name);
  };
  return {
    test,
    gateway,
    field,
    signIn: async (login = "demo") => {
      const { headers } = await ask(
        gateway.url,
        "mutation($input: LogInInput!) { logIn(input: $input) { viewer { login } errors { code } } }",
        { variables: { input: { login, password: "Demo-2026!" } } },
      );
      const cookie = headers
        .getSetCookie()
        .find((each) => each.startsWith("session="))
        ?.split(";")[0];
      if (cookie === undefined) throw new Error(`${login} was not signed in`);
      return { cookie };
    },
    close: async () => {
      await gateway.close();
      await test.close();
    },
  };
}
