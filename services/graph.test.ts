/** The graph of services by the imports of their code. Prints it in layers; a cycle fails. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { services } from "./registry.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const isProduct = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/testing/");

/** "money/accounts" of a file in that folder; null for platform and what lies above the services. */
function serviceOf(file: string): string | null {
  const [area = "", name, ...rest] = relative(root, file).split("/");
  return rest.length === 0 || ["platform", "testing"].includes(area) ? null : `${area}/${name ?? ""}`;
}

/** Services by their imports of others, including types: a type is as much an agreement as a function. */
function readGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name));
  for (const file of files.filter(isProduct)) {
    const from = serviceOf(file);
    if (from === null) continue;
    const uses = graph.get(from) ?? new Set();
    graph.set(from, uses);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)) {
      const to = serviceOf(join(dirname(file), path));
      if (to !== null && to !== from) uses.add(to);
    }
  }
  return graph;
}

/** Services that use only those of earlier layers; the rest is part of a cycle, or above one. */
function layersOf(graph: ReadonlyMap<string, ReadonlySet<string>>): { layers: string[][]; rest: string[] } {
  const layers: string[][] = [];
  const placed = new Set<string>();
  for (;;) {
    const next = [...graph].filter(([name, uses]) => !placed.has(name) && [...uses].every((use) => placed.has(use)));
    if (next.length === 0) break;
    layers.push(next.map(([name]) => name).toSorted());
    for (const [name] of next) placed.add(name);
  }
  return { layers, rest: [...graph.keys()].filter((name) => !placed.has(name)).toSorted() };
}

const graph = readGraph();

it("has no cycle", () => {
  const { layers, rest } = layersOf(graph);
  const lines = layers.map((layer, index) =>
    [
      `layer ${index}`,
      ...layer.map((name) => `  ${name} → ${[...(graph.get(name) ?? [])].toSorted().join(", ")}`),
    ].join("\n"),
  );
  console.info(lines.join("\n"));
  expect(rest.map((name) => `${name} → ${[...(graph.get(name) ?? [])].join(", ")}`)).toEqual([]);
});

it("shows a cycle where there is one", () => {
  const knot = new Map([
    ["a/one", new Set(["a/two"])],
    ["a/two", new Set(["a/one"])],
    ["a/three", new Set<string>()],
  ]);
  expect(layersOf(knot)).toEqual({ layers: [["a/three"]], rest: ["a/one", "a/two"] });
});

it("has a folder for each service of the registry, and no other", () => {
  expect([...graph.keys()].map((path) => path.split("/")[1]).toSorted()).toEqual(
    services.map(({ name }) => name).toSorted(),
  );
});
