/** What the operator reads of players' answers (SPEC 2.62). */
import { and, count, desc, gte, isNotNull, lt } from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { ratingQuestion } from "./tables.ts";

/** Epoch milliseconds; `to` is the first moment that isn't in it. */
export interface Span {
  from: number;
  to: number;
}

const LEAST_PROMOTER = 9;
const LEAST_PASSIVE = 7;

/** Scores of the questions answered in a span. */
export async function reportOf(db: Db, { from, to }: Span) {
  const asked = await db.$count(ratingQuestion, and(gte(ratingQuestion.askedAt, from), lt(ratingQuestion.askedAt, to)));
  const rows = await db
    .select({ score: ratingQuestion.score, count: count() })
    .from(ratingQuestion)
    .where(and(gte(ratingQuestion.ratedAt, from), lt(ratingQuestion.ratedAt, to)))
    .groupBy(ratingQuestion.score);
  const found = new Map(rows.map((row) => [row.score, row.count]));
  const counts = Array.from({ length: 11 }, (_, score) => ({ score, count: found.get(score) ?? 0 }));
  const sum = (isIn: (score: number) => boolean) =>
    counts.reduce((total, row) => total + (isIn(row.score) ? row.count : 0), 0);
  const answered = sum(() => true);
  const promoters = sum((score) => score >= LEAST_PROMOTER);
  const detractors = sum((score) => score < LEAST_PASSIVE);
  return {
    asked,
    answered,
    promoters,
    passives: answered - promoters - detractors,
    detractors,
    nps: answered === 0 ? null : Math.round(((promoters - detractors) * 1000) / answered) / 10,
    counts,
  };
}

/** A page of answers with comments, newest first. */
export async function commentsOf(db: Db, { from, to }: Span, page: { first: number; before: number | null }) {
  const written = and(
    isNotNull(ratingQuestion.comment),
    gte(ratingQuestion.ratedAt, from),
    lt(ratingQuestion.ratedAt, to),
  );
  const found = await db
    .select()
    .from(ratingQuestion)
    .where(and(written, page.before === null ? undefined : lt(ratingQuestion.id, page.before)))
    .orderBy(desc(ratingQuestion.id))
    .limit(page.first + 1);
  const rows = found.slice(0, page.first);
  return {
    comments: rows.map(({ id, playerId, score, comment, ratedAt }) => ({
      id,
      player_id: playerId,
      score: score ?? 0,
      comment: comment ?? "",
      rated_at: Math.floor((ratedAt ?? 0) / 1000),
    })),
    next: found.length > page.first ? (rows.at(-1)?.id ?? null) : null,
    total: await db.$count(ratingQuestion, written),
  };
}
