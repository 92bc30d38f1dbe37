import { SportsTreeDocument } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import type { PageArgs } from "./page.ts";

/**
 * Id of the sport a path names, looked for in a section's tree and then in the other's; null while nobody can tell,
 * undefined for none.
 */
export async function sportIdOf(
  slug: string,
  section: Section,
  { ask }: Pick<PageArgs, "ask">,
): Promise<string | null | undefined> {
  let isCertain = true;
  for (const candidate of [section, section === "LIVE" ? ("LINE" as const) : ("LIVE" as const)]) {
    const tree = await ask(SportsTreeDocument, { section: candidate });
    if (tree?.sports == null) isCertain = false;
    const sport = tree?.sports?.find((other) => other.slug === slug);
    if (sport !== undefined) return sport.id;
  }
  return isCertain ? undefined : null;
}
