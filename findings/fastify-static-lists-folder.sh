#!/usr/bin/env bash
# @fastify/static 10.1.11 (fastify 5.12.8): with its default `wildcard: true`, each request for a file lists the whole
# folder that holds it, to compare the path's spelling with the name. The processor time of one small file grows with
# the number of its neighbours. `reply.sendFile`, called by a route of one's own, doesn't list.
#
# Seen on Node 24: one readdir a request; in a folder of 3,000 files a request takes several times as long as in one of
# 10, and as long as there by sendFile. Fails when the plugin no longer lists, or when sendFile begins to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/static@10.1.11 >/dev/null
cat > run.cjs <<'JS'
const promises = require("node:fs/promises");
const { mkdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
let lists = 0;
const { readdir } = promises;
promises.readdir = (...given) => ((lists += 1), readdir(...given));
const fastify = require("fastify");
const plugin = require("@fastify/static");

async function measure(files, isOwnRoute) {
  const root = join(__dirname, `files-${files}`);
  mkdirSync(root, { recursive: true });
  for (let number = 0; number < files; number += 1) writeFileSync(join(root, `chunk-${number}.js`), "export {};\n");
  const app = fastify();
  await app.register(plugin, isOwnRoute ? { root, serve: false } : { root, prefix: "/" });
  if (isOwnRoute) app.get("/*", (request, reply) => reply.sendFile(request.params["*"]));
  const ask = async () => (await app.inject("/chunk-1.js")).statusCode;
  for (let warm = 0; warm < 50; warm += 1) await ask();
  lists = 0;
  const before = process.cpuUsage();
  const asked = 300;
  for (let number = 0; number < asked; number += 1) if ((await ask()) !== 200) throw new Error("The file was not sent");
  const { user, system } = process.cpuUsage(before);
  await app.close();
  return { listsEach: lists / asked, microseconds: Math.round((user + system) / asked) };
}

(async () => {
  const [few, many, own] = [await measure(10, false), await measure(3000, false), await measure(3000, true)];
  console.log({ "10 files": few, "3,000 files": many, "3,000 files by sendFile": own });
  const isSeen = few.listsEach === 1 && many.listsEach === 1 && own.listsEach === 0;
  if (!isSeen || many.microseconds < 1.5 * own.microseconds) {
    console.error("The plugin behaves otherwise now.");
    process.exit(1);
  }
})();
JS
node run.cjs
