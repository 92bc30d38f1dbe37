/** What players write: a new request, or one more message. Both once per idempotency key, with the player locked. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { MAX_REQUEST_FILES, MAX_REQUEST_TEXT, requestTextProblem } from "#shared/money/requests.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import { Refused } from "../../../platform/http/refused.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { paymentOf } from "../../payments/public.ts";
import { paymentRequest, requestMessage } from "../tables.ts";
import type { TopicList } from "../topics/catalogue.ts";
import { offeredTopic, type Offered } from "../topics/offered.ts";
import { tooManyMessages, tooManyOpen } from "./ceilings.ts";
import { attachFiles } from "../files.ts";
import { change, tell, withRequest, type Context } from "./change.ts";
import { reopenUntil } from "./show.ts";

export interface Written {
  text: string;
  files: readonly string[];
  /** As it was sent; checked here. */
  key: string | undefined;
}

export interface NewRequest extends Written {
  playerId: number;
  topicId: number;
  subTopicId: number;
  paymentId: number | null;
  language: LanguageCode;
}

/** The number of the request that was written to, or why it was not. */
type Outcome = { id: number; errors: [] } | { id: null; errors: FieldError[] };

const error = (code: string, message: string, path: string | null): FieldError => ({
  code,
  message,
  path: path === null ? null : [path],
});
const mismatch = () => error("IDEMPOTENCY_MISMATCH", "The key was used for something else", "idempotencyKey");

const textWords = {
  REQUIRED: "Some text is needed",
  TEXT_TOO_SHORT: "The text is too short to be understood",
  TEXT_TOO_LONG: `The text has more than ${MAX_REQUEST_TEXT} characters`,
} as const;

function textErrors(text: string, isFirst: boolean): FieldError[] {
  const problem = requestTextProblem(text, isFirst);
  return problem === null ? [] : [error(problem, textWords[problem], "text")];
}

/** Runs a transaction whose refusals roll everything back and are the answer. */
async function answering(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (refusal) {
    if (refusal instanceof Refused) return { id: null, errors: [...refusal.errors] };
    throw refusal;
  }
}

/** Writes a message of a player with the files that they have sent for it. @throws Refused */
async function writeMessage(
  context: Context,
  tx: Tx,
  playerId: number,
  requestId: number,
  { text, files }: Written,
  key: { idempotencyKey: string; fingerprint: string } | null,
): Promise<void> {
  const ids = [...new Set(files)];
  if (ids.length > MAX_REQUEST_FILES) throw new Refused(error("TOO_MANY_FILES", "Too many files", "files"));
  const now = context.clock.now();
  const many = await tooManyMessages(tx, playerId, now);
  if (many.length > 0) throw new Refused(...many);
  const [message] = await tx
    .insert(requestMessage)
    .values({ requestId, author: "player", text: text.trim(), ...key, at: now })
    .returning({ id: requestMessage.id });
  if (message === undefined) throw new Error("the message was not written");
  if (!(await attachFiles(tx, message.id, ids, { playerId, isDesk: false })))
    throw new Refused(error("FILE_UNKNOWN", "The player has no such file", "files"));
}

/** What is wrong with the payment that a new request names, or doesn't. */
async function paymentErrors(tx: Tx, { topic, subTopic }: Offered, asked: NewRequest): Promise<FieldError[]> {
  if (asked.paymentId === null)
    return subTopic.needsPayment ? [error("REQUIRED", "A payment is needed", "paymentId")] : [];
  const payment = await paymentOf(tx, asked.playerId, asked.paymentId);
  return payment === null || payment.direction !== topic.direction
    ? [error("PAYMENT_UNKNOWN", "The player has no such payment", "paymentId")]
    : [];
}

/** Sends a new request: the same one under the same key answers the request it made. */
export async function createRequest(context: Context, topics: TopicList, asked: NewRequest): Promise<Outcome> {
  const { playerId, topicId, subTopicId, paymentId, language } = asked;
  const key = readKey(asked.key);
  if (typeof key !== "string") return { id: null, errors: [key] };
  const fingerprint = fingerprintOfCall(topicId, subTopicId, paymentId, asked.text, asked.files);
  return answering(() =>
    context.transact(async (tx) => {
      await lockPlayer(tx, playerId, "update");
      const [earlier] = await tx
        .select()
        .from(paymentRequest)
        .where(and(eq(paymentRequest.playerId, playerId), eq(paymentRequest.idempotencyKey, key)));
      if (earlier !== undefined)
        return earlier.fingerprint === fingerprint
          ? { id: earlier.id, errors: [] }
          : { id: null, errors: [mismatch()] };
      const now = context.clock.now();
      const offered = offeredTopic(topics, asked, now);
      const unknown = error("TOPIC_UNKNOWN", "There is no such topic", "subTopicId");
      const errors = [
        ...(offered === null ? [unknown] : await paymentErrors(tx, offered, asked)),
        ...textErrors(asked.text, true),
      ];
      if (offered === null || errors.length > 0) return { id: null, errors };
      const { desk } = offered.topic;
      const many = await tooManyOpen(tx, playerId, desk);
      if (many.length > 0) return { id: null, errors: many };
      const [row] = await tx
        .insert(paymentRequest)
        .values({
          playerId,
          desk,
          topicId,
          subTopicId,
          paymentId,
          state: "OPEN",
          language,
          idempotencyKey: key,
          fingerprint,
          createdAt: now,
          changedAt: now,
          waitingSince: now,
        })
        .returning();
      if (row === undefined) throw new Error("the request was not written");
      await writeMessage(context, tx, playerId, row.id, asked, null);
      await tell(context, tx, row);
      return { id: row.id, errors: [] };
    }),
  );
}

/** Writes one more message, which opens a request that was answered, or closed not long ago. */
export async function replyToRequest(
  context: Context,
  playerId: number,
  id: number,
  written: Written,
): Promise<Outcome> {
  const key = readKey(written.key);
  if (typeof key !== "string") return { id: null, errors: [key] };
  const fingerprint = fingerprintOfCall(written.text, written.files);
  const unknown: Outcome = {
    id: null,
    errors: [error("REQUEST_UNKNOWN", "The player has no such request", "requestId")],
  };
  return answering(async () => {
    const replied = await withRequest<Outcome>(context, id, playerId, async (tx, row) => {
      const [earlier] = await tx
        .select({ fingerprint: requestMessage.fingerprint })
        .from(requestMessage)
        .where(
          and(
            eq(requestMessage.requestId, id),
            eq(requestMessage.author, "player"),
            eq(requestMessage.idempotencyKey, key),
          ),
        );
      if (earlier !== undefined)
        return earlier.fingerprint === fingerprint ? { id, errors: [] } : { id: null, errors: [mismatch()] };
      const until = reopenUntil(context, row);
      if (until !== null && context.clock.now() >= until)
        return { id: null, errors: [error("REQUEST_CLOSED", "It was closed too long ago", "requestId")] };
      const errors = textErrors(written.text, false);
      if (errors.length === 0 && until !== null) errors.push(...(await tooManyOpen(tx, playerId, row.desk)));
      if (errors.length > 0) return { id: null, errors };
      await writeMessage(context, tx, playerId, id, written, { idempotencyKey: key, fingerprint });
      await change(context, tx, row, "WRITE");
      return { id, errors: [] };
    });
    return replied === "unknown" ? unknown : replied;
  });
}
