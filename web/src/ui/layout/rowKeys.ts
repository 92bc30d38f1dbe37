const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The neighbour that an arrow to the side leads to; undefined for other keys and at the row's end. */
export function besideInRow(places: readonly HTMLElement[], target: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return places[places.indexOf(target) + (getComputedStyle(target).direction === "rtl" ? -step : step)];
}
