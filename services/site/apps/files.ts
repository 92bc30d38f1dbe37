/**
 * Scripts and styles of the sub-applications under names that hold a hash of their contents, so that they can be kept
 * for ever.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { applications } from "./applications.ts";

export interface AppFile {
  path: string;
  type: string;
  text: string;
}

const types = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" } as const;

function load(app: string, extension: keyof typeof types): AppFile {
  const text = readFileSync(new URL(`./files/${app}.${extension}`, import.meta.url), "utf8");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `/apps/${app}/main.${hash}.${extension}`, type: types[extension], text };
}

/** Script and style of an application. */
export const filesOf: Readonly<Record<string, { script: AppFile; style: AppFile }>> = Object.fromEntries(
  Object.keys(applications).map((app) => [app, { script: load(app, "js"), style: load(app, "css") }]),
);

/** All of them by their path. */
export const fileAt: ReadonlyMap<string, AppFile> = new Map(
  Object.values(filesOf).flatMap(({ script, style }) => [
    [script.path, script],
    [style.path, style],
  ]),
);
