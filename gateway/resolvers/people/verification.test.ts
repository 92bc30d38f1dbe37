/** Verification at the gateway: documents by GraphQL, their files by an address of their own. */
import { afterEach, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#shared/people/verification.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const document = {
  id: 510001,
  kind: "IDENTITY",
  state: "REQUESTED",
  message: null,
  reason: null,
  files: [{ id: "0d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60", media_type: "image/jpeg", bytes: 1234, at: 1_790_000_000 }],
  requested_at: 1_790_000_000,
  submitted_at: null,
  decided_at: null,
};
const post = (path: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = demoCookie) =>
  fetch(`${gateway.url}${path}`, { method: "POST", headers: { "content-type": "image/jpeg", ...headers }, body });

describe("documents", () => {
  it("are read with where their files go, and changed by their number", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /verification-api/v1/verification", (_, reply) =>
      reply.send({ state: "REQUESTED", documents: [document, { ...document, id: 510002, state: "SUBMITTED" }] }),
    );
    const { data } = await gateway.ask(
      "{ viewer { verification { state documents { id uploadUrl files { mediaType bytes } } } } }",
      { headers: demoCookie },
    );
    expect(data?.["viewer"]).toEqual({
      verification: {
        state: "REQUESTED",
        documents: [
          {
            id: "510001",
            uploadUrl: "/uploads/documents/510001",
            files: [{ mediaType: "image/jpeg", bytes: 1234 }],
          },
          { id: "510002", uploadUrl: null, files: [{ mediaType: "image/jpeg", bytes: 1234 }] },
        ],
      },
    });
  });

  it.each(["", "x", "-1", "1 or 1=1"])("with the number %j are refused here", async (documentId) => {
    gateway = await startTestGateway();
    const { data } = await gateway.ask(
      "mutation ($input: SubmitDocumentInput!) { submitDocument(input: $input) { errors { code } } }",
      { variables: { input: { documentId } }, headers: demoCookie },
    );
    expect(data?.["submitDocument"]).toEqual({ errors: [{ code: "DOCUMENT_UNKNOWN" }] });
  });

  it("keep the words of the schema in refusals of personal data", async () => {
    gateway = await startTestGateway();
    const details = {
      name: null,
      surname: null,
      date_birthday: null,
      document_type_id: null,
      inn: null,
      passport: null,
      passport_date: null,
      passport_end_date: null,
      registration_address: null,
      is_filled: false,
      has_contacts: false,
      is_locked: false,
    };
    gateway.upstreams.on("PUT /verification-api/v1/details", (_, reply) =>
      reply.send({ details, errors: [{ code: "INVALID", message: "", path: ["passport_date"] }] }),
    );
    const { data } = await gateway.ask(
      "mutation ($input: PersonalDetailsInput!) { savePersonalDetails(input: $input) { errors { code path } } }",
      { variables: { input: { passportDate: "never" } }, headers: demoCookie },
    );
    expect(data?.["savePersonalDetails"]).toEqual({ errors: [{ code: "INVALID", path: ["passportDate"] }] });
  });
});

describe("a file", () => {
  it("goes on as it came, for the player of the cookie", async () => {
    gateway = await startTestGateway();
    const sent: unknown[] = [];
    gateway.upstreams.on("POST /verification-api/v1/documents/510001/files", (request, reply) => {
      sent.push(request.body, request.headers["authorization"]);
      return reply.send({ document, errors: [] });
    });
    const response = await post("/uploads/documents/510001", new Uint8Array([0xff, 0xd8, 0xff, 0, 1]));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ document: { id: "510001" }, errors: [] });
    expect(sent).toEqual([{ content: "/9j/AAE=" }, expect.stringMatching(/^Bearer /)]);
  });

  it("of a guest, of another site, or without its length is refused before it is read", async () => {
    gateway = await startTestGateway();
    const bytes = new Uint8Array([1]);
    expect((await post("/uploads/documents/510001", bytes, {})).status).toBe(401);
    const foreign = { ...demoCookie, origin: "https://evil.example" };
    expect((await post("/uploads/documents/510001", bytes, foreign)).status).toBe(403);
    expect(gateway.upstreams.calls.filter(({ path }) => path.includes("verification"))).toEqual([]);
  });

  it("that is too large, or for no document, is told in the player's language", async () => {
    gateway = await startTestGateway();
    const large = await post("/uploads/documents/510001", new Uint8Array(MAX_FILE_BYTES + 1), {
      ...demoCookie,
      "x-language": "es",
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      errors: [{ code: "FILE_TOO_LARGE", message: "El archivo supera los 10 MB." }],
    });
    const nobodys = await post("/uploads/documents/abc", new Uint8Array([1]));
    expect(await nobodys.json()).toMatchObject({ document: null, errors: [{ code: "DOCUMENT_UNKNOWN" }] });
  });

  it("is an error when the service is away", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("POST /verification-api/v1/documents/510001/files", (_, reply) => reply.code(500).send({}));
    const response = await post("/uploads/documents/510001", new Uint8Array([1]));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_ERROR" } }] });
  });
});
