/** Addresses of requests about payments, and what they say. */
import { redirect } from "react-router";
import type { LanguageCode } from "#shared/site/languages.ts";
import { type RouteParams, urls } from "#shared/routes/routes.ts";
import type { SupportRequestFilter } from "@/operations/types.generated.ts";

/** Which requests the list shows. */
export const SHOWN = ["open", "closed", "all"] as const;
export type Shown = (typeof SHOWN)[number];

export const readShown = (query: URLSearchParams): Shown => SHOWN.find((one) => one === query.get("show")) ?? "all";

export const filterOf = (shown: Shown): SupportRequestFilter => ({
  desk: "PAYMENTS",
  ...(shown !== "all" && { states: shown === "closed" ? ["CLOSED"] : ["OPEN", "ANSWERED", "WAITING_FOR_PLAYER"] }),
});

export const listUrl = (lang: LanguageCode, shown: Shown): string =>
  `${urls.page(lang, "paymentRequests")}${shown === "all" ? "" : `?show=${shown}`}`;

/** What was written in one request. */
export const threadUrl = (lang: LanguageCode, id: string): string =>
  urls.page(lang, "requestTopic", { view: "requests", topicId: id });

const CREATE = { view: "create-request" } as const;

export const topicUrl = (lang: LanguageCode, topicId: string): string =>
  urls.page(lang, "requestTopic", { ...CREATE, topicId });

export const subTopicUrl = (lang: LanguageCode, topicId: string, subTopicId: string): string =>
  urls.page(lang, "requestSubTopic", { ...CREATE, topicId, subTopicId });

const about = (subTopicId: string | null) => (subTopicId === null ? "" : `?about=${subTopicId}`);

/** The sub-topic that was chosen before the payment; null for none. */
export const readAbout = (query: URLSearchParams): string | null =>
  /^\d{1,9}$/.exec(query.get("about") ?? "")?.[0] ?? null;

export const paymentsUrl = (lang: LanguageCode, topicId: string, subTopicId: string | null): string =>
  `${urls.page(lang, "requestTransactions", { ...CREATE, topicId })}${about(subTopicId)}`;

export const paymentUrl = (
  lang: LanguageCode,
  topicId: string,
  transactionId: string,
  subTopicId: string | null,
): string => `${urls.page(lang, "requestTransaction", { ...CREATE, topicId, transactionId })}${about(subTopicId)}`;

/** Begins a request about a payment; its page finds the topic. */
export const askUrl = (lang: LanguageCode, paymentId: string): string =>
  `${urls.page(lang, "createRequest")}?payment=${paymentId}`;

/**
 * Among the requests that there are, the first number is that of a request, and nothing lies below it.
 * @throws Response that leads to the request, for what is named below it
 */
export function leadToThread(lang: LanguageCode, params: Partial<RouteParams<"requestTopic">>): void {
  if (params.view === "requests") throw redirect(threadUrl(lang, params.topicId ?? ""), 302);
}
