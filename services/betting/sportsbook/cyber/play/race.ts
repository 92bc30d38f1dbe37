/** A marble race: betting first, then every marble rolls with its own draw each second until all have finished. */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { RACE, stepChances } from "../rules.ts";

export function playRace({ field = [] }: Strength, random: Random): Timeline {
  const start = RACE.startsAfter;
  const incidents: Incident[] = [{ at: start, type: "PERIOD_START", side: null, minute: "1" }];
  const gone = field.map(() => 0);
  let second = 0;
  while (gone.some((steps) => steps < RACE.length)) {
    second += 1;
    const steps = field.map((form, runner) => ((gone[runner] ?? 0) < RACE.length ? drawSteps(form, random) : 0));
    for (const [runner, count] of steps.entries()) gone[runner] = (gone[runner] ?? 0) + count;
    incidents.push({
      at: start + second,
      type: "MOVE",
      side: null,
      minute: String(Math.floor(second / 60) + 1),
      steps,
    });
  }
  incidents.push({ at: start + second, type: "PERIOD_END", side: null, minute: String(Math.floor(second / 60) + 1) });
  return { incidents, duration: start + second };
}

function drawSteps(form: number, random: Random): number {
  const [one, two] = stepChances(form);
  const mark = random();
  return mark < one ? 1 : mark < one + two ? 2 : 3;
}
