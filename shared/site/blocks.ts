/** Why a visitor is kept out, and which page says so (SPEC 4.49–4.51). */

/** Pages of the empty layout that a block leads to. */
export type BlockPage = "block" | "block-ua" | "block-ie" | "site-updates" | "suspension" | "coming-soon";

interface BlockRule {
  page: BlockPage;
  /** 451 keeps somebody out for a legal reason, 503 is over by itself. */
  status: 451 | 503;
}

/** By the reason's code, `displayTypeId` of the blocks service (SPEC 3.22, 4.49). */
export const BLOCK_REASONS: Readonly<Record<number, BlockRule>> = {
  1: { page: "block", status: 451 },
  2: { page: "block", status: 451 },
  3: { page: "block", status: 451 },
  4: { page: "site-updates", status: 503 },
  5: { page: "block", status: 451 },
  8: { page: "coming-soon", status: 503 },
  13: { page: "block-ua", status: 451 },
  14: { page: "block", status: 451 },
  16: { page: "suspension", status: 451 },
  17: { page: "block-ie", status: 451 },
};

/** Where a blocked visitor is sent. An unknown reason blocks as well. */
export function blockRuleOf(reason: number): BlockRule {
  return BLOCK_REASONS[reason] ?? { page: "block", status: 451 };
}

/** Status of a block page that is opened by its own address. */
export function statusOfBlockPage(page: BlockPage): 451 | 503 {
  return Object.values(BLOCK_REASONS).find((rule) => rule.page === page)?.status ?? 451;
}

/** Whether the query of the blocked address goes along: only to the page about updates of the site (SPEC 4.50). */
export const keepsQuery = (reason: number): boolean => reason === 4;

/** The query parameters that tell a block page why it is shown. */
export const BLOCK_QUERY = { reason: "reason", template: "template" } as const;

/** Seconds after which a client may come back to a page that is closed for now, and no time is known. */
export const RETRY_AFTER_SECONDS = 600;
