/** Networks whose addresses may keep many people's money apart by a memo or a tag. */
export const MEMO_NETWORKS = ["TON", "XRP"] as const;
export type MemoNetwork = (typeof MEMO_NETWORKS)[number];

export const takesMemo = (network: string): network is MemoNetwork =>
  (MEMO_NETWORKS as readonly string[]).includes(network);
