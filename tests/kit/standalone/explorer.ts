import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../gateway/build/explorer/", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether the explorer was built. */
export const hasExplorer = (): boolean => isFile(join(folder, "index.html"));

/** Serves the built explorer below `/explorer/`; false when the path is another or there is no such file. */
export function serveExplorer(pathname: string, response: ServerResponse): boolean {
  if (pathname === "/explorer" && hasExplorer()) {
    response.writeHead(302, { location: "/explorer/" }).end();
    return true;
  }
  if (!pathname.startsWith("/explorer/")) return false;
  const path = normalize(join(folder, pathname.slice("/explorer/".length) || "index.html"));
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep) || !isFile(path)) return false;
  response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" });
  createReadStream(path).pipe(response);
  return true;
}
