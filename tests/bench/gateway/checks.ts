/** Before anything is timed: every contender answers 200, with the same data, by as many REST calls. */
import type { ChildProcess } from "node:child_process";
import type { Contender } from "./contenders.ts";
import { tell } from "./pinned.ts";
import type { ReplayAnswer, ReplayOrder } from "./replay.ts";
import type { Scenario } from "./scenarios.ts";

interface Checked {
  text: string;
  calls: number;
}

async function once({ port, requests, name }: Contender, scenario: Scenario, replay: ChildProcess): Promise<Checked> {
  const [head = "", body = ""] = requests(scenario)[1]?.split("\r\n\r\n") ?? [];
  const [line = "", ...headers] = head.split("\r\n");
  const [method = "", path = ""] = line.split(" ");
  await tell<ReplayAnswer>(replay, { count: true } satisfies ReplayOrder);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: headers
      .map((header) => header.split(": "))
      .filter(([key]) => key !== "host" && key !== "content-length") as [string, string][],
    ...(body !== "" && { body }),
  });
  const text = (await response.text()).trim();
  const counted = await tell<ReplayAnswer>(replay, { count: true } satisfies ReplayOrder);
  if (response.status !== 200 || text.includes('"errors":[{"message"'))
    throw new Error(`${name}, ${scenario.name}: ${response.status} ${text.slice(0, 400)}`);
  if ("unknown" in counted && counted.unknown.length > 0)
    throw new Error(
      `${name}, ${scenario.name} called what was not recorded: ${counted.unknown.join(" ").slice(0, 400)}`,
    );
  return { text, calls: "calls" in counted ? counted.calls : Number.NaN };
}

/** Every text of an answer that says something about the book, the player or the coupon: ids, names, prices, money. */
function said(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(said);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      /^(startsAt|endCursor|cursor|__typename|type|state)$/.test(key) ? [] : said(inner),
    );
  return typeof value === "string" ? [value] : [];
}

/**
 * @throws when somebody answers otherwise, or makes more calls than the raw fan-out. Fewer are the merit of short
 * caches.
 */
export async function checkSame(
  scenarios: readonly Scenario[],
  all: readonly Contender[],
  replay: ChildProcess,
): Promise<void> {
  for (const scenario of scenarios) {
    const own = all.find(({ kind }) => kind === "own");
    const raw = all.find(({ kind }) => kind === "raw");
    if (own === undefined || raw === undefined) throw new Error("nothing to compare with");
    const [expected, fanOut] = [await once(own, scenario, replay), await once(raw, scenario, replay)];
    for (const contender of all.filter(({ kind, takes }) => kind !== "raw" && takes(scenario))) {
      // What is fetched once in ten minutes, such as the operator's config, is no part of a request.
      await once(contender, scenario, replay);
      const { text, calls } = await once(contender, scenario, replay);
      const wanted = new Set(said((JSON.parse(expected.text) as { data: unknown }).data));
      const got = new Set(said((JSON.parse(text) as { data: unknown }).data));
      const missing = [...wanted].filter(
        (one) => !got.has(one) && !(contender.isForeignSchema && isOfAnotherForm(one)),
      );
      if (missing.length > 0)
        throw new Error(`${contender.name}, ${scenario.name}: other data, without ${missing.slice(0, 5).join(", ")}`);
      if (!contender.isForeignSchema && text.length !== expected.text.length)
        throw new Error(`${contender.name}, ${scenario.name}: ${text.length} bytes instead of ${expected.text.length}`);
      if (calls > fanOut.calls)
        throw new Error(`${contender.name}, ${scenario.name}: ${calls} REST calls instead of ${fanOut.calls}`);
    }
  }
}

/**
 * What a schema made from the OpenAPI documents writes otherwise: it has numbers for some ids, and fields left out
 * because it thinks them never null.
 */
const isOfAnotherForm = (text: string) => /^-?\d+(\.\d+)?$/.test(text) || /^[a-z]{2}(-[a-z]{3})?$/.test(text);
