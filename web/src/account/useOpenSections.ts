import { useViewer } from "@/platform/site/siteData.ts";
import type { Section } from "@/operations/types.generated.ts";

/**
 * Sections whose bets are taken from this visitor: all of a guest's, not those that the operator closed to a player
 * (SPEC 3.11).
 */
export function useOpenSections(): readonly Section[] {
  const rights = useViewer()?.rights;
  return (["LINE", "LIVE"] as const).filter(
    (section) => rights == null || (section === "LINE" ? rights.canBetLine : rights.canBetLive),
  );
}
