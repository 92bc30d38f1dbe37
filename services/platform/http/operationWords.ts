/** What a document says about a call besides its schemas: who may make it, its headers, and its errors. */
import type { Contract, ErrorStatus } from "./rest.ts";

/** Headers that calls read, besides those for security. */
export const headerWords = {
  "X-Language": "Language of sentences in the answer and of messages sent, two lower-case letters; English without it",
  "X-Client-Address":
    "Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key",
  "X-Geo-Country":
    "Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is",
  "User-Agent": "Browser of the visitor, for the list of sessions",
  "X-Captcha-Result": "A solved captcha, `<id>.<answer>`; needed when a 400 asks for one",
  "X-Fingerprint": "A device token; a fresh one is needed when a 400 asks for it",
  "Idempotency-Key":
    "Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once",
  "X-Cookie-Iframe": '"1" where the browser keeps no cookies and a token shows the session',
  "Last-Event-ID": "Number of the last event received; the stream goes on after it",
  "MF-Render-Mode": 'Always "json"',
  "MF-API-Version": 'Always "v2"',
  "Force-SPA": '"1" when the page draws the application by its scripts, without markup from the server',
} as const;
export type HeaderName = keyof typeof headerWords;

/** Security schemes of the documents, by their names there. */
const schemes = {
  playerToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The player's `user_token`, which holds for ten minutes",
  },
  playerTokenHeader: {
    type: "apiKey",
    in: "header",
    name: "X-Auth",
    description: "The player's `user_token`, without a prefix",
  },
  session: { type: "apiKey", in: "header", name: "X-Session", description: "Id of the player's session" },
  serviceKey: {
    type: "apiKey",
    in: "header",
    name: "X-Service-Key",
    description: "Key that the operator's own processes share (SERVICE_KEY)",
  },
  redirectsKey: {
    type: "apiKey",
    in: "header",
    name: "X-Redirects-Key",
    description: "Fixed key of the redirects call (REDIRECTS_KEY)",
  },
} as const;
type SchemeName = keyof typeof schemes;

/** Ways to show who calls, one of which is enough; null is "without". An empty list is a public call. */
const needs = {
  none: [],
  player: ["playerToken"],
  playerOrGuest: ["playerToken", null],
  playerHeader: ["playerTokenHeader"],
  session: ["session"],
  sessionOrNone: ["session", null],
  sessionOrPlayer: ["session", "playerToken", null],
  serviceKey: ["serviceKey"],
  redirectsKey: ["redirectsKey"],
} as const satisfies Record<string, readonly (SchemeName | null)[]>;
/** Who may make a call. */
export type Security = keyof typeof needs;

/** Codes of an error status, each with one sentence. */
export type Codes = Readonly<Record<string, string>>;

/** Codes of a 401 if the contract names none. */
function unauthorized(security: Security): Codes | undefined {
  if (security === "serviceKey") return { KEY_NEEDED: "The service key is missing or wrong" };
  if (security === "redirectsKey") return { KEY_NEEDED: "The redirects key is missing or wrong" };
  if (security === "none") return undefined;
  return { UNAUTHENTICATED: "The token or session is missing, has expired or has ended" };
}

/** Codes of a status, those that many calls share included; undefined for a status without words. */
function codesOf({ security, headers = [], codes = {} }: Contract, status: number): Codes | undefined {
  const own = codes[status as ErrorStatus];
  if (status === 500) return { INTERNAL: "The service failed" };
  if (status === 401) return own ?? unauthorized(security);
  if (status === 451) return own ?? { TERMS_CHANGED: "The terms have changed and must be accepted first" };
  if (status !== 400) return own;
  return {
    BAD_REQUEST: "The request is not what this document says",
    ...(headers.includes("X-Captcha-Result") && {
      CAPTCHA: "A solved captcha is needed, or the one sent is not right",
    }),
    ...(headers.includes("X-Fingerprint") && { FINGERPRINT: "The device token has expired" }),
    ...own,
  };
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: object[];
  responses: Record<string, { description?: string }>;
}

export interface Document {
  components: { securitySchemes?: object };
  paths: Record<string, Record<string, Operation>>;
}

/** Writes the words of the contracts into a document. @throws Error for an error status without a code */
export function describeOperations(document: Document, contracts: Readonly<Record<string, Contract>>): void {
  const used = new Set<SchemeName>();
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const contract = contracts[operation.operationId];
    if (contract === undefined) continue;
    const { summary, description, security, headers = [] } = contract;
    operation.summary = summary;
    if (description !== undefined) operation.description = description;
    operation.security = needs[security].map((scheme) => (scheme === null ? {} : { [scheme]: [] }));
    for (const scheme of needs[security]) if (scheme !== null) used.add(scheme);
    const parameters = headers.map((name) => ({
      in: "header",
      name,
      required: false,
      description: headerWords[name],
      schema: { type: "string" },
    }));
    if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) {
        if (contract.response !== undefined) response.description = "Done";
        continue;
      }
      const codes = codesOf(contract, Number(status));
      if (codes === undefined) throw new Error(`${operation.operationId}: the codes of ${status} are missing`);
      response.description = Object.entries(codes)
        .map(([code, sentence]) => `${code}: ${sentence}.`)
        .join(" ");
    }
  }
  document.components.securitySchemes = Object.fromEntries([...used].toSorted().map((name) => [name, schemes[name]]));
}
