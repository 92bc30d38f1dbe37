/** Writes the types of every upstream service, made from its OpenAPI document, beside the document. Part of `npm run codegen`. */
import { readdir, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const folder = new URL("./", import.meta.url);
const suffix = ".openapi.json";

for (const file of (await readdir(folder)).filter((name) => name.endsWith(suffix)).toSorted()) {
  const types = astToString(await openapiTS(new URL(file, folder), { alphabetize: true }));
  const service = file.slice(0, -suffix.length);
  await writeFile(
    new URL(`${service}.ts`, folder),
    `/** Types of the ${service} service, generated from ${file}. */\n${types}`,
  );
}
