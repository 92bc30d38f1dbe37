/**
 * What a page's loaders asked for goes to the browser as plain JSON, in a data block at the end of the page. React
 * Router's own stream would take every name and price of it apart, there and here: for a list of games that costs as
 * much as drawing it.
 */
import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";
import { answerKey } from "@/platform/apollo/answerKey.ts";
import { useClient } from "@/platform/app/app.ts";

const ID = "answers";

type Answers = Record<string, unknown>;

/** By the client of the request: nothing of it outlives the page. */
const answersOf = new WeakMap<ApolloClient, Answers>();

/** On the server: has an answer sent with the page. */
export function sendAnswer(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
  answer: unknown,
): void {
  const answers = answersOf.get(client) ?? {};
  answers[answerKey(query, variables)] = answer;
  answersOf.set(client, answers);
}

/** Texts of answers that several pages are made of. */
const texts = new WeakMap<object, string>();

/** An answer as text; nothing in it can end the block. */
function textOf(answer: unknown): string {
  const isObject = typeof answer === "object" && answer !== null;
  const text = (isObject ? texts.get(answer) : undefined) ?? JSON.stringify(answer).replaceAll("<", String.raw`\u003c`);
  if (isObject) texts.set(answer, text);
  return text;
}

/** Text of a data block. */
const blockText = (answers: Answers) =>
  `{${Object.entries(answers)
    .map(([key, answer]) => `${textOf(key)}:${textOf(answer)}`)
    .join(",")}}`;

/** Stands in the body before the scripts; the browser leaves it as it came. */
export function SentAnswers() {
  const client = useClient();
  const answers = import.meta.env.SSR ? answersOf.get(client) : undefined;
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: answers === undefined ? "" : blockText(answers) }}
    />
  );
}

/** What is left of the page's block. */
let arrived: { block: Element | null; answers: Answers } | undefined;

/** In the browser: an answer that came with the page, once; undefined if there is none. */
export function takeSentAnswer(query: DocumentNode, variables: OperationVariables): unknown {
  const block = document.getElementById(ID);
  if (arrived?.block !== block) arrived = { block, answers: JSON.parse(block?.textContent || "{}") as Answers };
  const key = answerKey(query, variables);
  const answer = arrived.answers[key];
  delete arrived.answers[key];
  return answer;
}
