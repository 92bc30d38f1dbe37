/** A card of nine fields with pictures: three or more alike pay the picture's price, once. */
import type { Multiplier } from "../game.ts";
import { waysToChoose } from "../ways.ts";
import type { Sums } from "../sums.ts";
import { type Card, drawnFrom, type Weight } from "./scratch.ts";

export const threeFields = 9;
const ALIKE = 3;

export interface ThreeRules {
  pictures: readonly (Weight<string> & { pays: Multiplier })[];
}

const paidFor = ({ pictures }: ThreeRules, counts: (picture: string) => number): Multiplier =>
  pictures.reduce((all, { value, pays }) => all + (counts(value) >= ALIKE ? pays : 0), 0);

export const threeAlike = (rules: ThreeRules): Card => ({
  draw: (draw) => {
    const fields = Array.from({ length: threeFields }, () => drawnFrom(rules.pictures, draw));
    const count = (picture: string) => fields.filter((field) => field === picture).length;
    return { view: { fields }, returned: paidFor(rules, count) };
  },
  // Picture by picture: in how many of the fields that are left it can be, and what that pays.
  sums: (): Sums => {
    let states: { left: number; paid: Multiplier; chance: number }[] = [{ left: threeFields, paid: 0, chance: 1 }];
    let rest = rules.pictures.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, pays } of rules.pictures) {
      const share = weight / rest;
      const next = new Map<string, { left: number; paid: Multiplier; chance: number }>();
      for (const { left, paid, chance } of states)
        for (let count = 0; count <= left; count += 1) {
          const ways = waysToChoose(left, count) * share ** count * (1 - share) ** (left - count);
          const then = { left: left - count, paid: paid + (count >= ALIKE ? pays : 0), chance: chance * ways };
          const key = `${then.left} ${then.paid}`;
          const same = next.get(key);
          if (same === undefined) next.set(key, then);
          else same.chance += then.chance;
        }
      states = [...next.values()];
      rest -= weight;
    }
    const sums = new Map<Multiplier, number>();
    for (const { left, paid, chance } of states) if (left === 0) sums.set(paid, (sums.get(paid) ?? 0) + chance);
    return sums;
  },
});
