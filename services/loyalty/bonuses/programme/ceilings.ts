import { leastMargin } from "../../../betting/sportsbook/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { programmeNow } from "./programme.ts";
import { mostOfPoint } from "./worth.ts";

/** What a point may buy at most by currency, by the programme in force; empty where no points are collected. */
export const pointCeilings = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  mostOfPoint((await programmeNow(db)).terms, leastMargin);
