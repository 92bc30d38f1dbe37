/**
 * docs/adding-a-service.md does what it says: its blocks of code fit the project, and a copy of the project in which
 * they were followed has the service.
 */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocksOf, follow, withAdded } from "./guide.ts";

const isLong = process.env["TEST_LONG"] === "1";
const root = fileURLToPath(new URL("../..", import.meta.url));
const blocks = blocksOf(readFileSync(join(root, "docs/adding-a-service.md"), "utf8"));
const made = blocks.filter(({ language }) => language !== "diff");
const changed = blocks.filter(({ language }) => language === "diff");

/** Files of the service called support in the area site. */
const isOwn = (path: string) =>
  /^services\/site\/support\/|^gateway\/[\w/]+\/site\/support\.\w+$|^tests\/contract\/support\.test\.ts$/.test(path);
/** What `npm run codegen` and `npm run schema:accept` write. */
const isGenerated = (path: string) =>
  /(^|\/)generated\/|generated\.ts$|^gateway\/(upstream\/support\.|schema\.|documents\/trusted\.json$)/.test(path);

/** Names that a file imports from each file of the project. */
const importsOf = ({ path, text }: { path: string; text: string }) =>
  [...text.matchAll(/^import (?:type )?\{([^}]+)\} from "(\.[^"]+)";$/gm)].flatMap(([, names = "", from = ""]) =>
    names.split(",").map((name) => ({ from: join(dirname(path), from), name: name.replace(/\btype\b/, "").trim() })),
  );

describe("the blocks of docs/adding-a-service.md", () => {
  it("are files of the service alone, and at most three lines elsewhere", () => {
    expect(made.length).toBeGreaterThan(8);
    expect(made.map(({ path }) => path).filter((path) => !isOwn(path) || existsSync(join(root, path)))).toEqual([]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.flatMap(({ text }) => text.match(/^\+/gm) ?? []).length).toBeLessThanOrEqual(3);
  });

  it.each(changed)("fit $path as it is", ({ path, text }) => {
    const before = readFileSync(join(root, path), "utf8");
    expect(withAdded(before, text).length).toBeGreaterThan(before.length);
  });

  it.each(made.filter(({ language }) => language === "ts"))("import what is there: $path", (block) => {
    const missing = importsOf(block).filter(({ from, name }) => {
      if (isGenerated(from)) return false;
      const source = made.find(({ path }) => path === from)?.text ?? readFileSync(join(root, from), "utf8");
      return !new RegExp(String.raw`^export [\w ]*\b${name}\b|^export (?:type )?\{[^}]*\b${name}\b`, "m").test(source);
    });
    expect(missing).toEqual([]);
  });

  it.each(made.filter(({ language }) => language === "graphql"))("are SDL: $path", ({ text }) => {
    expect(parse(text).definitions.length).toBeGreaterThan(1);
  });

  it("lines are put after the one above them, and nowhere else", () => {
    expect(withAdded("a\nb\nc\nb\n", " c\n b\n+d\n+e\n")).toBe("a\nb\nc\nb\nd\ne\n");
    expect(() => withAdded("a\nb\n", " c\n+d\n")).toThrow('There is no line "c"');
  });
});

if (isLong)
  describe("a copy of the project in which they were followed", () => {
    const copy = mkdtempSync(join(tmpdir(), "betting-guide-"));
    const ownPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
    /** Runs a command of the project in the copy; its output where it fails. */
    const run = async (command: string, args: readonly string[]): Promise<void> => {
      await promisify(execFile)(command, args, {
        cwd: copy,
        maxBuffer: 64 * 1024 * 1024,
        env: {
          ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_|NODE_)/.test(name))),
          PATH: [join(copy, "node_modules/.bin"), ...ownPath].join(delimiter),
        },
      }).catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} ${args.join(" ")}\n${error.stdout ?? ""}${error.stderr ?? ""}`);
      });
    };
    const files = (folder: string) =>
      execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: folder, encoding: "utf8" })
        .split("\n")
        .filter((path) => path !== "" && existsSync(join(folder, path)));
    let own: string[] = [];

    beforeAll(async () => {
      for (const path of files(root)) cpSync(join(root, path), join(copy, path), { recursive: true });
      symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
      await run("git", ["init", "--quiet"]);
      own = follow(copy, blocks);
      await run("npm", ["run", "codegen"]);
      await run("npm", ["run", "schema:accept"]);
    }, 600_000);
    afterAll(() => rmSync(copy, { recursive: true, force: true }));

    it("touches no more than three files that are neither the service's own nor generated", () => {
      const touched = files(copy)
        .filter((path) => !isOwn(path) && !isGenerated(path) && path !== "node_modules")
        .filter(
          (path) =>
            !existsSync(join(root, path)) || !readFileSync(join(root, path)).equals(readFileSync(join(copy, path))),
        );
      expect(touched).toEqual(["services/registry.ts"]);
    });

    it("has them formatted, without a flaw of lint and of types", async () => {
      const sources = own.filter((path) => path.endsWith(".ts"));
      await run("oxfmt", ["--check", ...own]);
      await run("oxlint", ["--deny-warnings", ...sources]);
      const config = { extends: "./tsconfig.json", include: [], files: sources };
      writeFileSync(join(copy, "tsconfig.support.json"), JSON.stringify(config));
      await run("tsc", ["--noEmit", "-p", "tsconfig.support.json"]);
    }, 600_000);

    it("answers the service's field, and passes the tests of all services and of the schema", async () => {
      await run("vitest", [
        "run",
        "tests/contract/support.test.ts",
        "tests/contract/schema.test.ts",
        "gateway/explorer/examples/all.test.ts",
        "services/graph.test.ts",
        "services/openapi.test.ts",
        "services/people/security/personalData/personalData.test.ts",
      ]);
    }, 600_000);
  });
