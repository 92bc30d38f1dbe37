import type { MainSliderQuery } from "@/operations/loyalty/generated.ts";

export type SlideOffer = NonNullable<MainSliderQuery["offers"]>["edges"][number]["node"];
export type SlideTournament = NonNullable<MainSliderQuery["tournaments"]>["edges"][number]["node"];
export type Slide = { kind: "offer"; offer: SlideOffer } | { kind: "tournament"; tournament: SlideTournament };

/** Offers shown at most; tournaments stand after the welcome offers. */
const MOST_OFFERS = 6;

const toSlide = (offer: SlideOffer): Slide => ({ kind: "offer", offer });

/**
 * What the slider shows, in its order: welcome offers to those who have not deposited yet, tournaments that can be
 * played, then the other offers that can be taken now.
 */
export function slidesOf(data: MainSliderQuery | undefined, hasDeposit: boolean): Slide[] {
  const open = (data?.offers?.edges ?? []).map(({ node }) => node).filter(({ phase }) => phase === "OPEN");
  const tournaments = (data?.tournaments?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ phase }) => phase === "OPEN" || phase === "RUNNING");
  const welcome = hasDeposit ? [] : open.filter(({ isWelcome }) => isWelcome);
  const others = open.filter(({ isWelcome }) => !isWelcome).slice(0, Math.max(0, MOST_OFFERS - welcome.length));
  return [
    ...welcome.map(toSlide),
    ...tournaments.map((tournament): Slide => ({ kind: "tournament", tournament })),
    ...others.map(toSlide),
  ];
}
