/** The topics that the house sells with. An operator's own list takes their place by REQUEST_TOPICS. */
import { topicList, type TopicList } from "./catalogue.ts";
import { paymentTopics } from "./paymentTopics.ts";
import { ideaTopics, partnerTopics, supportTopics } from "./supportTopics.ts";

export const standardTopics: TopicList = topicList.parse({
  edition: "2026-11-26",
  topics: [...paymentTopics, ...supportTopics, ...ideaTopics, ...partnerTopics],
});
