/** Asks a process of `measured.ts`. */
import type { ChildProcess } from "node:child_process";
import { tell } from "../gateway/pinned.ts";
import type { OrderName, Orders, Usage } from "./measured.ts";

export const order = <Name extends OrderName>(
  child: ChildProcess,
  name: Name,
  ask: Orders[Name]["ask"],
): Promise<Orders[Name]["answer"]> => tell(child, { name, ask });

/** What was used up in a while. */
export interface Spent {
  seconds: number;
  cpuMs: number;
  jobsMs: number;
  postgresMs: number | null;
  statements: number;
  waitMs: number;
}

export async function spent(child: ChildProcess, work: () => Promise<unknown>): Promise<Spent> {
  const before: Usage = await order(child, "usage", true);
  await work();
  const after: Usage = await order(child, "usage", true);
  return {
    seconds: (after.at - before.at) / 1000,
    cpuMs: after.cpuMs - before.cpuMs,
    jobsMs: after.jobsMs - before.jobsMs,
    postgresMs: after.postgresMs === null || before.postgresMs === null ? null : after.postgresMs - before.postgresMs,
    statements: after.statements - before.statements,
    waitMs: after.waitMs - before.waitMs,
  };
}

/** One piece of work's share of what was spent. */
export interface Cost {
  /** How many a second. */
  rate: number;
  cpuMs: number;
  postgresMs: number;
  /** Without those of jobs. */
  statements: number;
  /** From sending to the answer, other work of the machine included. */
  waitMs: number;
}

export const costOf = (of: Spent, count: number, idle: Spent): Cost => ({
  rate: count / of.seconds,
  cpuMs: of.cpuMs / count,
  postgresMs: (of.postgresMs ?? Number.NaN) / count,
  statements: (of.statements - (idle.statements / idle.seconds) * of.seconds) / count,
  waitMs: of.waitMs / count,
});

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A number with so many places, as it is printed. */
export const rounded = (value: number, places = 2): number => Math.round(value * 10 ** places) / 10 ** places;

/** What was off in the books: drifts, and currencies that don't come to zero. */
export const offOf = ({ totals, drifts }: Orders["books"]["answer"]): number =>
  drifts.length + totals.filter(({ sum }) => sum !== "0").length;
