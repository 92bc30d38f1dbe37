/** Requests as the gateway answers them. There is no operator: a test says what is answered. */
import { inputOf } from "./args.ts";
import { requestTextProblem, stateAfter, type RequestState } from "#shared/money/requests.ts";
import { isEntity, type Entity } from "../store.ts";
import { topics, topicsOf } from "../world/requests.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const refused = (code: string, path: readonly string[]): Entity => ({ request: null, errors: [userError(code, path)] });

/** Whether a request fulfils every condition of a filter. */
const fits = (request: Entity, { desk, states, paymentId }: Entity): boolean =>
  (typeof desk !== "string" || request["desk"] === desk) &&
  (!Array.isArray(states) || states.length === 0 || states.includes(request["state"])) &&
  (typeof paymentId !== "string" || request["payment"] === paymentId);

export const requestFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> =
  {
    "Viewer.supportTopics": (_viewer, { desk }) => topicsOf(desk),
    "Viewer.supportRequests": (_viewer, args, { state }) =>
      state.store
        .all("SupportRequest")
        .filter((request) => fits(request, isEntity(args["filter"]) ? args["filter"] : {}))
        .toSorted((one, other) => Number(other["id"]) - Number(one["id"]))
        .map(({ id }) => id),
    "Viewer.supportRequest": (_viewer, { id }, { state }) =>
      state.store.get("SupportRequest", String(id))?.["id"] ?? null,
  };

/** The same key with the same input answers what it did first. */
function once(args: Entity, { state }: MockContext, work: (input: Entity) => Entity): Entity {
  const input = inputOf(args);
  const [key, told] = [textOf(input["idempotencyKey"]), JSON.stringify(input)];
  const earlier = state.placed.get(key);
  if (earlier !== undefined)
    return earlier.input === told ? earlier.answer : refused("IDEMPOTENCY_MISMATCH", ["idempotencyKey"]);
  const answer = work(input);
  if (answer["request"] !== null) state.placed.set(key, { input: told, answer });
  return answer;
}

const message = ({ state }: MockContext, input: Entity, at: string): Entity => ({
  id: String(state.next()),
  author: "PLAYER",
  text: textOf(input["text"]).trim(),
  files: [],
  at,
});

function create(input: Entity, context: MockContext): Entity {
  const topic = topics.find(({ id }) => id === input["topicId"]);
  const subTopic = topic?.subTopics.find(({ id }) => id === input["subTopicId"]);
  if (topic === undefined || subTopic === undefined) return refused("TOPIC_UNKNOWN", ["subTopicId"]);
  const paymentId = input["paymentId"] ?? null;
  if (paymentId === null && subTopic["needsPayment"] === true) return refused("REQUIRED", ["paymentId"]);
  const payment = paymentId === null ? null : context.state.store.get("Payment", String(paymentId));
  if (payment !== null && payment?.["direction"] !== topic["direction"])
    return refused("PAYMENT_UNKNOWN", ["paymentId"]);
  const problem = requestTextProblem(textOf(input["text"]), true);
  if (problem !== null) return refused(problem, ["text"]);
  const [id, now] = [String(810_000 + context.state.next()), new Date().toISOString()];
  context.state.store.put("SupportRequest", {
    id,
    desk: topic["desk"],
    state: "OPEN",
    topic,
    subTopic,
    payment: paymentId,
    messages: [message(context, input, now)],
    messageCount: 1,
    canReply: true,
    reopenUntil: null,
    createdAt: now,
    changedAt: now,
    closedAt: null,
    closedBy: null,
  });
  return { request: id, errors: [] };
}

/** Takes a request to where a deed leads, with what goes with it. */
function change(
  context: MockContext,
  input: Entity,
  deed: "WRITE" | "CLOSE",
  own: (request: Entity) => Entity,
): Entity {
  const { store } = context.state;
  const request = store.get("SupportRequest", String(input["requestId"]));
  if (request === undefined) return refused("REQUEST_UNKNOWN", ["requestId"]);
  const state = stateAfter(request["state"] as RequestState, deed);
  if (state !== null)
    store.put("SupportRequest", { ...request, ...own(request), state, changedAt: new Date().toISOString() });
  return { request: request["id"], errors: [] };
}

export const requestMutations: Readonly<Record<string, Root>> = {
  createSupportRequest: (args, context) => {
    signedIn(context);
    return once(args, context, (input) => create(input, context));
  },
  replyToSupportRequest: (args, context) => {
    signedIn(context);
    return once(args, context, (input) => {
      const problem = requestTextProblem(textOf(input["text"]), false);
      if (problem !== null) return refused(problem, ["text"]);
      return change(context, input, "WRITE", ({ messages }) => {
        const before: unknown[] = Array.isArray(messages) ? messages : [];
        const all = [...before, message(context, input, new Date().toISOString())];
        return { messages: all, messageCount: all.length, reopenUntil: null, closedAt: null, closedBy: null };
      });
    });
  },
  closeSupportRequest: (args, context) => {
    signedIn(context);
    const now = Date.now();
    return change(context, inputOf(args), "CLOSE", () => ({
      closedAt: new Date(now).toISOString(),
      closedBy: "PLAYER",
      reopenUntil: new Date(now + 14 * 86_400_000).toISOString(),
    }));
  },
  removeRequestFile: (_args, context) => {
    signedIn(context);
    return { errors: [] };
  },
};
