/** Writes the OpenAPI document of every service to gateway/upstream/, where the gateway's types are made from. */
import { mkdir, writeFile } from "node:fs/promises";
import { openapiDocument } from "../services/core/openapi.ts";
import { serviceNames } from "../services/core/settings.ts";

const folder = new URL("../gateway/upstream/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const service of serviceNames) await writeFile(new URL(`${service}.openapi.json`, folder), await openapiDocument(service));
