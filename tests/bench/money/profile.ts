/** What this process spends its time on, by samples of its stacks. */
import { Session } from "node:inspector/promises";

/** Named parts, each by what stands in the addresses of its files. */
export interface Parts {
  /** Of the whole stack, wherever it stands. */
  anywhere: readonly (readonly [name: string, files: RegExp])[];
  /** Of what stands nearest to what ran. */
  nearest: readonly (readonly [name: string, files: RegExp])[];
  /** Of stacks in which nothing of these stands. */
  rest: string;
}

export interface Split {
  /** Share of the samples that were not idle, by part. */
  shares: Record<string, number>;
  /** The functions that ran most, with their shares. */
  top: { name: string; share: number }[];
}

const sampleMicroseconds = 250;
/** A longer time between two samples is one in which others had the processor. */
const longestMicroseconds = 4 * sampleMicroseconds;
const mostFunctions = 25;

const native: Readonly<Record<string, string>> = {
  "(garbage collector)": "garbage collector",
  "(program)": "node, outside of JavaScript",
};

/** Begins to sample; the returned function stops and answers. */
export async function profile(parts: Parts): Promise<() => Promise<Split>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: sampleMicroseconds });
  await session.post("Profiler.start");
  return async () => {
    const { profile: taken } = await session.post("Profiler.stop");
    session.disconnect();
    const nodes = new Map(taken.nodes.map((node) => [node.id, node]));
    const parents = new Map(taken.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
    const partOf = (id: number): string => {
      const own = native[nodes.get(id)?.callFrame.functionName ?? ""];
      if (own !== undefined) return own;
      const urls: string[] = [];
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
        urls.push(nodes.get(at)?.callFrame.url ?? "");
      for (const [name, files] of parts.anywhere) if (urls.some((url) => files.test(url))) return name;
      for (const url of urls) {
        const part = parts.nearest.find(([, files]) => files.test(url));
        if (part !== undefined) return part[0];
      }
      return parts.rest;
    };
    const shares = new Map<string, number>();
    const functions = new Map<string, number>();
    const add = (sums: Map<string, number>, name: string, value: number) =>
      sums.set(name, (sums.get(name) ?? 0) + value);
    const known = new Map<number, string>();
    let busy = 0;
    for (const [index, id] of (taken.samples ?? []).entries()) {
      const { functionName, url, lineNumber } = nodes.get(id)?.callFrame ?? {
        functionName: "",
        url: "",
        lineNumber: 0,
      };
      if (functionName === "(idle)" || url === "node:inspector") continue;
      const took = Math.min(taken.timeDeltas?.[index] ?? 0, longestMicroseconds);
      busy += took;
      const part = known.get(id) ?? partOf(id);
      known.set(id, part);
      add(shares, part, took);
      const file = url.split("/node_modules/").at(-1)?.split("/").slice(-3).join("/") ?? "";
      add(functions, `${functionName || "(nameless)"} ${file}:${lineNumber + 1}`, took);
    }
    const inOrder = (sums: Map<string, number>) =>
      [...sums].map(([name, took]) => ({ name, share: took / busy })).toSorted((one, other) => other.share - one.share);
    return {
      shares: Object.fromEntries(inOrder(shares).map(({ name, share }) => [name, share])),
      top: inOrder(functions).slice(0, mostFunctions),
    };
  };
}
