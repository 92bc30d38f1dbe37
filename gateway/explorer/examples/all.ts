/** All examples, by domain, in their order. */
import { domains as found } from "../generated/domains.ts";
import type { Domain } from "./example.ts";

export const domains: readonly Domain[] = found.toSorted((one, other) => one.order - other.order);
