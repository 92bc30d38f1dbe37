/** The form of a list of topics: the house's own, or the one that an operator names by REQUEST_TOPICS. */
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { day, desk, topicId } from "../api.ts";

const codes = Object.keys(LANGUAGES) as LanguageCode[];
const names = z.object(
  Object.fromEntries(codes.map((code) => [code, z.string().min(1).max(80)])) as Record<LanguageCode, z.ZodString>,
);

/** When it takes requests. What it was called stays, for those of before. */
const offer = {
  /** First day. */
  since: day,
  /** First day on which it takes none any more; null for no end. */
  until: day.nullable().default(null),
};

const subTopic = z.object({ id: topicId, names, needsPayment: z.boolean().default(false), ...offer });
const topic = z
  .object({
    id: topicId,
    desk: desk.default("PAYMENTS"),
    names,
    direction: z.enum(["DEPOSIT", "WITHDRAWAL"]).nullable().default(null),
    subTopics: z.array(subTopic).min(1).max(30),
    ...offer,
  })
  .refine(
    ({ direction, subTopics }) => direction !== null || subTopics.every(({ needsPayment }) => !needsPayment),
    "needs a payment and doesn't say of which direction",
  );

const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;

export const topicList = z
  .object({
    /** Day of the list. */
    edition: day,
    /** In the order they are shown. */
    topics: z.array(topic).min(1).max(30),
  })
  .refine(({ topics }) => isUnique(topics.map(({ id }) => id)), "names a topic twice")
  .refine(
    ({ topics }) => isUnique(topics.flatMap(({ subTopics }) => subTopics.map(({ id }) => id))),
    "names a sub-topic twice",
  );
export type TopicList = z.output<typeof topicList>;
export type Topic = TopicList["topics"][number];
export type SubTopic = Topic["subTopics"][number];
