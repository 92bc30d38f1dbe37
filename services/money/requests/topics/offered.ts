/** Which topics take requests today, and topics as the API tells them. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { requestsApi } from "../api.ts";
import type { SubTopic, Topic, TopicList } from "./catalogue.ts";

/** Days as text sort like days. */
function isOffered({ since, until }: Pick<Topic, "since" | "until">, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  return since <= today && (until === null || today < until);
}

export interface Offered {
  topic: Topic;
  subTopic: SubTopic;
}

/** A sub-topic that takes requests now, with its topic; null for any other. */
export function offeredTopic(
  { topics }: TopicList,
  asked: { topicId: number; subTopicId: number },
  now: number,
): Offered | null {
  const topic = topics.find(({ id }) => id === asked.topicId);
  const subTopic = topic?.subTopics.find(({ id }) => id === asked.subTopicId);
  if (topic === undefined || subTopic === undefined) return null;
  return isOffered(topic, now) && isOffered(subTopic, now) ? { topic, subTopic } : null;
}

export const toldTopics = (
  { edition, topics }: TopicList,
  language: LanguageCode,
  now: number,
): z.infer<typeof requestsApi.requestTopics.response> => ({
  edition,
  topics: topics.map((topic) => ({
    id: topic.id,
    desk: topic.desk,
    name: topic.names[language],
    direction: topic.direction,
    is_offered: isOffered(topic, now),
    sub_topics: topic.subTopics.map((one) => ({
      id: one.id,
      name: one.names[language],
      needs_payment: one.needsPayment,
      is_offered: isOffered(topic, now) && isOffered(one, now),
    })),
  })),
});
