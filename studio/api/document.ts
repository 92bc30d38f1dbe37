/** The OpenAPI document of the operator's calls. */
import { openapiText } from "../../scripts/lib/standIn/openapi.ts";
import type { StudioContext } from "../context.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "#shared/wire/signedCall.ts";
import { operatorCalls } from "./operator.ts";

const inHeader = (name: string, description: string) => ({ type: "apiKey", in: "header", name, description }) as const;

export const openapiDocument = (): Promise<string> =>
  openapiText({
    title: "Game studio",
    securitySchemes: {
      timestamp: inHeader(TIMESTAMP_HEADER, "Epoch seconds"),
      signature: inHeader(SIGNATURE_HEADER, "HMAC-SHA256 as docs/studio.md describes it"),
    },
    calls: (app) => operatorCalls(app, {} as StudioContext, { seatsOfAll: () => [] }),
  });
