/**
 * Takes files of documents and of requests to desks, and gives those of requests back: one HTTP request a file, its
 * bytes as they are. Files are too large for operations, so they have addresses of their own; whose they are, the cookie
 * or the bearer token says.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { type FileType, MAX_FILE_BYTES } from "#shared/people/verification.ts";
import type { Admission } from "../admission/admission.ts";
import type { Doors } from "../admission/doors.ts";
import { REQUEST_UPLOADS } from "../datasources/money/requests.ts";
import { UPLOADS } from "../datasources/people/verification.ts";
import { unauthenticated } from "../errors/errors.ts";
import { inputError, toUserErrors } from "../errors/userErrors.ts";
import type { Client, GatewayContext } from "../execution/context.ts";
import type { UserErrorCode } from "../generated/resolvers.ts";
import { UpstreamError } from "../transport/upstreamError.ts";

export interface UploadsOptions {
  /** Whether files are taken from this visitor now. */
  doorToUpload: Doors["toUpload"];
  admitUpload: Admission["admitUpload"];
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  clientOf: (request: FastifyRequest, reply: FastifyReply) => Client;
  contextOf: (client: Client, request: FastifyRequest) => GatewayContext;
}

/** What becomes of a file; null for an address that names nothing. */
type Take = (context: GatewayContext, id: string, bytes: Buffer) => Promise<object> | null;

/** Addresses of files, and who takes them. */
const takers: Readonly<Record<string, { unknown: UserErrorCode; take: Take }>> = {
  [`${UPLOADS}/:id`]: {
    unknown: "DOCUMENT_UNKNOWN",
    take: ({ credentials, parts, language }, id, bytes) =>
      /^\d{1,15}$/.test(id)
        ? credentials
            .withToken((token) => parts.services.verification.addFile(token, id, bytes))
            .then(({ document, errors }) => ({ document, errors: toUserErrors(errors, language) }))
        : null,
  },
  [REQUEST_UPLOADS]: {
    unknown: "FILE_UNKNOWN",
    take: ({ credentials, parts, language }, _, bytes) =>
      credentials
        .withToken((token) => parts.services.requests.addFile(token, bytes))
        .then(({ file, errors }) => ({ file, errors: toUserErrors(errors, language) })),
  },
};

const SIGN_IN_CODES: ReadonlySet<unknown> = new Set(["UNAUTHENTICATED", "TOKEN_EXPIRED"]);

const statusOf = ({ extensions }: GraphQLError): number => {
  const { http } = extensions as { http?: { status?: number } };
  return http?.status ?? (SIGN_IN_CODES.has(extensions["code"]) ? 401 : 502);
};

const tooLarge = (reply: FastifyReply, client: Client) =>
  reply.code(413).send({ document: null, file: null, errors: [inputError("FILE_TOO_LARGE", null, client.language)] });

/** What the download of a file costs of what its player may send, in bytes: how large it is, nobody knows before. */
const DOWNLOAD_COST = 1024 * 1024;

const fileForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ENDINGS: Readonly<Record<FileType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** A browser keeps the file, and shows nothing of it on the site's address. */
const attachment = (id: string, mediaType: FileType) => ({
  "content-type": mediaType,
  "content-disposition": `attachment; filename="${id.slice(0, 8)}.${ENDINGS[mediaType]}"`,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});

export const uploadsPlugin: FastifyPluginAsync<UploadsOptions> = async (app, options) => {
  const { doorToUpload, admitUpload, format, clientOf, contextOf } = options;
  /** Answers a failure as /graphql would. */
  const fail = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (!(error instanceof GraphQLError)) throw error;
    const { retryAfterSeconds } = error.extensions;
    if (typeof retryAfterSeconds === "number") reply.header("retry-after", String(retryAfterSeconds));
    return reply.code(statusOf(error)).send({ errors: [format(error)] });
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_FILE_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) return tooLarge(reply, clientOf(request, reply));
    throw error;
  });

  app.get<{ Params: { id: string } }>(`${REQUEST_UPLOADS}/:id`, async (request, reply) => {
    const { id } = request.params;
    const client = clientOf(request, reply);
    if (client.caller.kind === "guest") return fail(reply, unauthenticated());
    const { language } = client;
    const unknown = () => reply.code(404).send({ errors: [inputError("FILE_UNKNOWN", null, language)] });
    if (!fileForm.test(id)) return unknown();
    const refused = await admitUpload(DOWNLOAD_COST, client);
    if (refused !== null) return fail(reply, refused);
    try {
      const { credentials, parts } = contextOf(client, request);
      const { mediaType, bytes } = await credentials.withToken((token) => parts.services.requests.openFile(token, id));
      return await reply.headers(attachment(id, mediaType)).send(bytes);
    } catch (error) {
      return error instanceof UpstreamError && error.upstreamCode === "FILE_UNKNOWN" ? unknown() : fail(reply, error);
    }
  });

  for (const [address, { unknown, take }] of Object.entries(takers))
    app.post<{ Params: { id?: string }; Body: Buffer }>(address, {
      // Who may not send it is told before the file is read.
      onRequest: async (request, reply) => {
        const client = clientOf(request, reply);
        const length = Number(request.headers["content-length"] ?? Number.NaN);
        if (client.caller.kind === "guest") return fail(reply, unauthenticated());
        if (!Number.isSafeInteger(length))
          return reply
            .code(411)
            .send({ errors: [{ message: "Content-Length is needed.", extensions: { code: "BAD_REQUEST" } }] });
        if (length > MAX_FILE_BYTES) return tooLarge(reply, client);
        const refused = (await doorToUpload(client)) ?? (await admitUpload(length, client));
        return refused === null ? undefined : fail(reply, refused);
      },
      handler: async (request, reply) => {
        const client = clientOf(request, reply);
        const context = contextOf(client, request);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const taken = await take(context, request.params.id ?? "", bytes);
          return await reply.send(
            taken ?? { document: null, file: null, errors: [inputError(unknown, null, context.language)] },
          );
        } catch (error) {
          return fail(reply, error);
        }
      },
    });
};
