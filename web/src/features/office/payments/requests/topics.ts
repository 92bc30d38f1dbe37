/** What a request can be about, as its pages need it. */
import type { TopicsFieldsFragment } from "@/operations/office/generated.ts";
import type { PaymentDirection } from "@/operations/types.generated.ts";

/** Which desk the pages about payments write to. */
export const PAYMENT_DESK = { desk: "PAYMENTS" } as const;

export type Topics = TopicsFieldsFragment;
export type Topic = Topics["topics"][number];
export type SubTopic = Topic["subTopics"][number];

export const topicOf = (topics: Topics | null | undefined, id: string): Topic | null =>
  topics?.topics.find((topic) => topic.id === id) ?? null;

export const subTopicOf = (topic: Topic | null, id: string | null): SubTopic | null =>
  topic?.subTopics.find((one) => one.id === id) ?? null;

/** The topic of a direction's payments that asks for one of them; null if the operator has none. */
export const topicAbout = (topics: Topics | null | undefined, direction: PaymentDirection): Topic | null =>
  topics?.topics.find((topic) => topic.direction === direction && topic.subTopics.some((one) => one.needsPayment)) ??
  null;
