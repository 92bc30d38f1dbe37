/** What changes while there is no connection is told to nobody: every feed either begins with the state, or asks again. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Streams whose first message is the state as it is now, by their descriptions in the schema. */
const BEGIN_WITH_STATE = new Set([
  "BalanceChanged",
  "GamesChanged",
  "SiteChanged",
  "LottoDrawChanged",
  "TotoDrawChanged",
  "TournamentChanged",
]);
/** Files whose query is asked again after a gap elsewhere, and where. */
const ASKED_ELSEWHERE: Readonly<Record<string, string>> = {
  // A coupon that still waits is asked about once its time is up.
  "web/src/features/site/shell/PlayerFeed.tsx": "web/src/features/betting/slip/useDecision.ts",
  "web/src/features/office/payments/result/useBegunBonus.ts":
    "web/src/features/office/payments/deposit/depositBonuses.ts",
};

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "web/src"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/(test\.tsx?|generated\.ts)$/.test(file));
const textOf = (file: string) => readFileSync(file, "utf8");

it("asks again after a gap wherever a stream tells changes only", () => {
  const behind = files.filter((file) => {
    const text = textOf(file);
    const streams = [...text.matchAll(/\buse(\w+)Subscription\(|(\w+)Document, (?:variables|fetchPolicy)/g)].map(
      ([, hook, document]) => hook ?? document ?? "",
    );
    return (
      streams.some((stream) => /(Changed|Added)$/.test(stream) && !BEGIN_WITH_STATE.has(stream)) &&
      !text.includes("useAfterGap(") &&
      ASKED_ELSEWHERE[file] === undefined
    );
  });
  expect(behind).toEqual([]);
  expect(
    Object.values(ASKED_ELSEWHERE).filter((file) => !/useAfterGap\(|refetch|client\.query/.test(textOf(file))),
  ).toEqual([]);
});
