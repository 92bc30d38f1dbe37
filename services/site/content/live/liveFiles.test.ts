/** What is read of folders of texts, and what never is. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LiveFiles } from "./liveFiles.ts";

const words = (title: string) => `# ${title}\n\nA lead.\n`;

let box: string;
let upper: string;
let lower: string;
let files: LiveFiles;

function put(root: string, path: string, content: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), content);
}
const titleOf = (path: string) => files.text(path).text.title;
const troubles = () => [...files.broken].map(([path, { message }]) => [path, message]);

beforeEach(() => {
  box = mkdtempSync(join(tmpdir(), "texts-"));
  [upper, lower] = [join(box, "upper"), join(box, "lower")];
  for (const root of [upper, lower]) mkdirSync(join(root, "news"), { recursive: true });
  files = new LiveFiles([upper, lower]);
});
afterEach(() => rmSync(box, { recursive: true }));

describe("a folder of texts [7.07]", () => {
  it("leaves files outside of it alone, whichever way a link leads there", async () => {
    put(box, "secret.md", words("Secret"));
    put(box, "private/inner.en.md", words("Private"));
    // It begins like the folder, and is another one.
    put(box, "upper-not/near.en.md", words("Near"));
    symlinkSync(join(box, "secret.md"), join(upper, "news/file.en.md"));
    symlinkSync("../../secret.md", join(upper, "news/dots.en.md"));
    symlinkSync("../../upper-not/near.en.md", join(upper, "news/near.en.md"));
    symlinkSync(join(box, "private"), join(upper, "pages"));
    symlinkSync(join(box, "nowhere.md"), join(upper, "news/nowhere.en.md"));
    put(box, "kept/news/kept.en.md", words("Kept"));
    symlinkSync(join(box, "kept"), join(upper, "drafts"));
    put(upper, "news/own.en.md", words("Own"));
    await files.look();
    expect(files.names("news")).toEqual(["own.en.md"]);
    expect(files.names("pages")).toEqual([]);
    const refusal = "It is a link that leads out of the folder of texts";
    expect(troubles().toSorted()).toEqual([
      ["drafts/news/kept.en.md", refusal],
      ["news/dots.en.md", refusal],
      ["news/file.en.md", refusal],
      ["news/near.en.md", refusal],
      ["pages/inner.en.md", refusal],
    ]);
    for (const path of ["../secret.md", "news/../../secret.md", "news/file.en.md"])
      expect(() => files.read(path), path).toThrow("no file");
  });

  it("may be a link itself, and hold links within, as mounted volumes do", async () => {
    const versions = (version: string) => put(upper, `..${version}/news/spring.en.md`, words(version));
    versions("one");
    versions("two");
    symlinkSync("..one", join(upper, "..data"));
    rmSync(join(upper, "news"), { recursive: true });
    symlinkSync("..data/news", join(upper, "news"));
    symlinkSync(upper, join(box, "mounted"));
    files = new LiveFiles([join(box, "mounted"), lower]);
    await files.look();
    expect(titleOf("news/spring.en.md")).toBe("one");
    symlinkSync("..two", join(upper, "..next"));
    renameSync(join(upper, "..next"), join(upper, "..data"));
    expect(await files.look()).toBe(true);
    expect(titleOf("news/spring.en.md")).toBe("two");
    expect(troubles()).toEqual([]);
  });

  it("holds nothing but files of texts of a usual size", async () => {
    put(upper, "news/big.en.md", words("Big") + "a".repeat(1_000_000));
    put(upper, "news/folder.en.md/inner.en.md", words("Inner"));
    for (const name of ["key.pem", ".en.md", "..en.md", "a.b.en.md", "spring.en.md~", "deep/spring.en.md"])
      put(upper, `news/${name}`, words("Odd"));
    await files.look();
    expect(files.names("news")).toEqual([]);
    expect(troubles()).toEqual([["news/big.en.md", "It has more than 1000000 bytes"]]);
  });

  it("covers the one below; a file that can't be used at the start uncovers what is there", async () => {
    put(lower, "news/spring.en.md", words("Lower"));
    put(upper, "news/spring.en.md", "half a fi");
    await files.look();
    expect(titleOf("news/spring.en.md")).toBe("Lower");
    expect(troubles()).toEqual([["news/spring.en.md", expect.stringContaining("begins with")]]);
    expect(await files.look()).toBe(false);
    put(upper, "news/spring.en.md", words("Upper"));
    expect(await files.look()).toBe(true);
    expect(titleOf("news/spring.en.md")).toBe("Upper");
    put(upper, "news/spring.en.md", "half a file");
    expect(await files.look()).toBe(false);
    expect(titleOf("news/spring.en.md")).toBe("Upper");
    rmSync(join(upper, "news/spring.en.md"));
    expect(await files.look()).toBe(true);
    expect(titleOf("news/spring.en.md")).toBe("Lower");
    expect(troubles()).toEqual([]);
  });
});
