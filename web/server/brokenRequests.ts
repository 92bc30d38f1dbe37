/** Answers bytes that are no HTTP request, or one whose head is too long, before there is a request to answer. */
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PLAIN_POLICY, plainPage, sendPlain } from "./pages/plainPage.ts";

const answers: Readonly<Record<string, { status: string; kind: "long" | "bad" }>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", kind: "long" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", kind: "bad" },
};

function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, kind } = answers[error.code ?? ""] ?? { status: "400 Bad Request", kind: "bad" };
  // Nobody knows yet which language the visitor speaks.
  const body = plainPage(kind, "en");
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Security-Policy: ${PLAIN_POLICY}\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** How Fastify is made so that nothing is answered in its own words. */
export const refusals = {
  // Longer addresses are refused as pages (web/server/pages/pages.ts), not as parameters.
  routerOptions: { maxParamLength: 16_384 },
  clientErrorHandler: refuseBrokenRequest,
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    sendPlain(request, reply, 400, "bad");
  },
};
