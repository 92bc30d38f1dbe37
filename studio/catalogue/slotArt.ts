/** Motifs of the slots: three of their own symbols. */
import { slotLooks } from "../frame/slots/looks.ts";
import { isMember } from "../frame/member.ts";
import { placed } from "../frame/slots/drawings/shapes.ts";
import type { Look } from "./art.ts";

export function slotLook(id: string): Look | null {
  if (!isMember(slotLooks, id)) return null;
  const { ground, cell, cover, symbols } = slotLooks[id];
  const plate = (letter: string, x: number, y: number, turn: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      `<g transform="rotate(${turn})"><rect x="-54" y="-54" width="108" height="108" rx="16" fill="${cell}"/>${symbols[letter]?.art ?? ""}</g>`,
    );
  const [middle, one, other] = cover;
  return {
    ground: ground[1],
    band: ground[0],
    motif: plate(one, -78, -34, -10, 0.86) + plate(other, 78, -34, 10, 0.86) + plate(middle, 0, 24, 0, 1.24),
  };
}
