import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Look {
  /** Selector of what is looked at; the whole page without one. */
  part?: string;
  /** The same page in other colors: only what colors can spoil. */
  onlyColors?: boolean;
  /** Leaves out what axe calls moderate or minor. */
  onlySerious?: boolean;
}

/** What axe finds, a line for each rule with its first places. */
export async function flaws(
  page: Page,
  where: string,
  { part, onlyColors = false, onlySerious = false }: Look = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  if (onlyColors) axe.withRules(["color-contrast"]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => !onlySerious || impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes
          .slice(0, 4)
          .map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary?.split("\n").at(-1)?.trim()})`)
          .join(", ")}`,
    );
}
