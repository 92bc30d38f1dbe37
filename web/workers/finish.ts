/**
 * What a build of the site needs after it is built: its files compressed once for good, and the worker that keeps them
 * in the browser (SPEC 7.41). The worker never keeps pages or answers of the gateway: they are a player's, and they
 * move.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { injectManifest } from "workbox-build";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { plainPage } from "../server/pages/plainPage.ts";

const client = fileURLToPath(new URL("../build/client/", import.meta.url));
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Less is not worth a second file. */
const SMALLEST = 1024;

async function compressAssets(): Promise<void> {
  const folder = `${client}assets/`;
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(`${folder}${name}`);
      if (bytes.length < SMALLEST) return;
      await writeFile(
        `${folder}${name}.br`,
        await toBrotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      );
      await writeFile(`${folder}${name}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}

const offlineUrl = (language: LanguageCode) => `/offline/${language}.html`;
const languages = Object.keys(LANGUAGES) as LanguageCode[];

async function makeWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "#shared": fileURLToPath(new URL("../../shared", import.meta.url)) } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: client,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: fileURLToPath(new URL("./pwaWorker.ts", import.meta.url)),
        formats: ["iife"],
        name: "worker",
        fileName: () => "pwa-sw.js",
      },
    },
  });
  const { warnings, count, size } = await injectManifest({
    swSrc: `${client}pwa-sw.js`,
    swDest: `${client}pwa-sw.js`,
    globDirectory: client,
    globPatterns: ["assets/*.{js,css,woff2}"],
    modifyURLPrefix: { "": "/" },
    // Their names say what is in them.
    dontCacheBustURLsMatching: /^\/assets\//,
    additionalManifestEntries: languages.map((language) => ({
      url: offlineUrl(language),
      revision: createHash("sha256").update(plainPage("offline", language)).digest("hex").slice(0, 16),
    })),
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  console.log(`worker: ${count} files, ${Math.round(size / 1024)} KiB`);
}

await compressAssets();
await makeWorker();
