/** Lifetimes that people wait through: real milliseconds, kept as moments of the services' clock. */
import type { Clock } from "./context.ts";

/** The moment of the services' clock after some real milliseconds. */
export const after = (clock: Clock, realMs: number): number => clock.now() + realMs * clock.rate;

/** A moment of the services' clock as real epoch seconds, for callers. */
export const toEpoch = (clock: Clock, moment: number): number =>
  Math.floor((Date.now() + (moment - clock.now()) / clock.rate) / 1000);
