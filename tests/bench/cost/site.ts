/** Services and a gateway as real processes, asked as strangers ask, with the processor time each takes. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { upstreamsAt } from "../gateway/ground.ts";
import { answers, startPinned, usage } from "../gateway/pinned.ts";

export interface Site {
  url: string;
  /** Processor time so far, milliseconds. */
  cpu(): { gateway: number; services: number };
  /** Processor time a millisecond while nobody asks. */
  idle(ms: number): Promise<{ gateway: number; services: number }>;
  /** Asks and reads the answer; its status. */
  send(query: string, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
  data<T>(query: string, variables?: object, headers?: Record<string, string>): Promise<T>;
  /** Codes of an answer's errors. */
  codesOf(query: string, headers?: Record<string, string>): Promise<string>;
}

interface Answer {
  data: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export async function startSite(env: Record<string, string>): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "betting-bench-"));
  const [servicesPort, gatewayPort] = [await freePort(), await freePort()];
  const services = startPinned(1, "services/main.ts", { SERVICES_PORT: String(servicesPort), DATA_DIR: dataDir });
  await answers(services, `http://127.0.0.1:${servicesPort}/health`);
  const names = ["CAPTCHA", "CASINO", "FAVORITES", "RECOVERY", "REGISTRATION", "SECURITY"];
  const at = `http://127.0.0.1:${servicesPort}`;
  const gateway = startPinned(0, "gateway/main.ts", {
    GATEWAY_PORT: String(gatewayPort),
    ...upstreamsAt(at),
    ...Object.fromEntries(names.map((name) => [`${name}_URL`, at])),
    ...env,
  });
  const url = `http://127.0.0.1:${gatewayPort}`;
  await answers(gateway, `${url}/ready`);
  const pool = new Pool(url, { connections: 64 });
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await pool.request({
      method: "POST",
      path: "/graphql",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  };
  const cpu = () => ({ gateway: usage(gateway).cpuMs, services: usage(services).cpuMs });
  return {
    url,
    cpu,
    idle: async (ms) => {
      const before = cpu();
      await wait(ms);
      const after = cpu();
      return { gateway: (after.gateway - before.gateway) / ms, services: (after.services - before.services) / ms };
    },
    send: (query, headers) => post({ query }, headers),
    data: async <T>(query: string, variables: object = {}, headers?: Record<string, string>) => {
      const { data, errors } = JSON.parse((await post({ query, variables }, headers)).text) as Answer;
      if (errors !== undefined) throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(errors).slice(0, 400)}`);
      return data as T;
    },
    codesOf: async (query, headers) => {
      const { errors } = JSON.parse((await post({ query }, headers)).text) as Answer;
      return (
        [...new Set((errors ?? []).map(({ extensions, message }) => extensions?.code ?? message))].join(",") +
        (errors?.some(
          ({ extensions }) => extensions?.code === "GRAPHQL_VALIDATION_FAILED" || extensions?.code === "BAD_USER_INPUT",
        )
          ? ` ${errors[0]?.message}`
          : "")
      );
    },
  };
}
