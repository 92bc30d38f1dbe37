/** How much a player may ask: requests that are not closed, and messages an hour. */
import { and, desc, eq, gt, ne } from "../../../platform/database/drizzle.ts";
import { MAX_OPEN_REQUESTS, MAX_REQUEST_MESSAGES, type RequestDesk } from "#shared/money/requests.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { paymentRequest, requestMessage } from "../tables.ts";

const hourMs = 3_600_000;

export async function tooManyOpen(tx: Tx, playerId: number, desk: RequestDesk): Promise<FieldError[]> {
  const open = await tx.$count(
    paymentRequest,
    and(eq(paymentRequest.playerId, playerId), eq(paymentRequest.desk, desk), ne(paymentRequest.state, "CLOSED")),
  );
  return open < MAX_OPEN_REQUESTS
    ? []
    : [
        {
          code: "TOO_MANY_REQUESTS",
          message: `At most ${MAX_OPEN_REQUESTS} requests are open at once at a desk`,
          path: null,
        },
      ];
}

export async function tooManyMessages(tx: Tx, playerId: number, now: number): Promise<FieldError[]> {
  const latest = await tx
    .select({ at: requestMessage.at })
    .from(requestMessage)
    .innerJoin(paymentRequest, eq(requestMessage.requestId, paymentRequest.id))
    .where(
      and(
        eq(paymentRequest.playerId, playerId),
        eq(requestMessage.author, "player"),
        gt(requestMessage.at, now - hourMs),
      ),
    )
    .orderBy(desc(requestMessage.at))
    .limit(MAX_REQUEST_MESSAGES);
  const oldest = latest[MAX_REQUEST_MESSAGES - 1];
  if (oldest === undefined) return [];
  return [
    {
      code: "TOO_MANY_MESSAGES",
      message: `At most ${MAX_REQUEST_MESSAGES} messages an hour`,
      path: null,
      retryAt: Math.ceil((oldest.at + hourMs) / 1000),
    },
  ];
}
