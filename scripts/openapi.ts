/**
 * Writes the OpenAPI documents: of every service to gateway/upstream/, where the gateway's types are made from, and of
 * the demo provider's and the game studio's APIs.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { openapiDocument } from "../services/platform/http/openapi.ts";
import { openapiDocument as providerDocument } from "../provider/api/document.ts";
import { openapiDocument as studioDocument } from "../studio/api/document.ts";
import { services } from "../services/registry.ts";

const folder = new URL("../gateway/upstream/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const service of services.filter(({ api }) => api !== undefined))
  await writeFile(new URL(`${service.name}.openapi.json`, folder), await openapiDocument(service, services));
await writeFile(new URL("../provider/openapi.json", import.meta.url), await providerDocument());
await writeFile(new URL("../studio/openapi.json", import.meta.url), await studioDocument());
