import type { Facts } from "../facts.ts";

/** An operation to start from. */
export interface Example {
  /** What it shows. */
  title: string;
  query: string;
  /** Its variables, made from ids that exist now. */
  variables?: (facts: Facts) => object;
  /** True when a guest gets nothing but an error or null. */
  needsPlayer?: boolean;
  /** Error code that the example answers until a value is filled in by hand. */
  refusedAs?: string;
}

/** The examples of one service; `npm run codegen` finds them in the area's folder. */
export interface Domain {
  name: string;
  /** Its place in the panel, the lowest first: the order in which somebody new meets them. */
  order: number;
  examples: readonly Example[];
}
