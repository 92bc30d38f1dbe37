/** The media type of a GraphQL answer, chosen by the request's Accept header as Apollo Server chooses it. */
import { LRUCache } from "lru-cache";

const json = "application/json; charset=utf-8";
const graphql = "application/graphql-response+json; charset=utf-8";

export interface Chosen {
  /** Null if the caller takes neither. */
  type: typeof json | typeof graphql | null;
  /** The caller asked for `application/json` by name and knows nothing newer: to them a malformed document is a 200. */
  isPlainJson: boolean;
}

interface Range {
  type: string;
  quality: number;
  order: number;
}

/** Accept headers are few; what clients make up can't take more room than this. */
const chosen = new LRUCache<string, Chosen>({ max: 200 });
const longestKept = 200;
const longestRead = 4096;

/** The media type that the client prefers; JSON without a header. */
export function mediaTypeFor(accept: string | undefined): Chosen {
  const header = accept ?? "";
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const choice = choose(header.slice(0, longestRead));
  if (header.length <= longestKept) chosen.set(header, choice);
  return choice;
}

function choose(header: string): Chosen {
  if (header.trim() === "") return { type: json, isPlainJson: false };
  const ranges = header
    .split(",")
    .map(toRange)
    .filter(({ type }) => type !== "");
  const [first] = [rankOf(json, ranges), rankOf(graphql, ranges)]
    .filter((rank) => rank.quality > 0)
    .toSorted(
      (one, other) => other.quality - one.quality || other.precision - one.precision || one.order - other.order,
    );
  const names = (type: string) => ranges.some((range) => range.type === type && range.quality > 0);
  return {
    type: first?.type ?? null,
    isPlainJson: names("application/json") && !names("application/graphql-response+json"),
  };
}

function toRange(text: string, order: number): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((part) => part.startsWith("q="))?.slice(2);
  const value = Number(quality ?? "1");
  return { type, quality: Number.isNaN(value) ? 0 : Math.min(1, value), order };
}

/** The client's preference for a media type, by the most specific matching range. */
function rankOf<Type extends string>(type: Type, ranges: readonly Range[]) {
  const name = type.split(";", 1)[0];
  for (const [precision, wanted] of [
    [2, name],
    [1, "application/*"],
    [0, "*/*"],
  ] as const) {
    const range = ranges.find((candidate) => candidate.type === wanted);
    if (range !== undefined) return { type, quality: range.quality, precision, order: range.order };
  }
  return { type, quality: 0, precision: 0, order: 0 };
}
