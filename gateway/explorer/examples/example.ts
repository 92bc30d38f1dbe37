import type { Facts } from "../facts.ts";

/** An operation to start from. */
export interface Example {
  /** What one gets from it. */
  title: string;
  query: string;
  /** Its variables, made from ids that exist now. */
  variables?: (facts: Facts) => object;
  /** True when a guest gets nothing but an error or null. */
  needsPlayer?: boolean;
  /** For one with something to fill in by hand: code of the error that it answers until then. */
  refusedAs?: string;
}

export interface Domain { name: string; examples: readonly Example[] }
