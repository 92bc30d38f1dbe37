import { type GamesQueryVariables, useGamesQuery } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { useIsWide } from "@/ui/layout/useIsWide.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";

interface Props {
  section: Section;
  variables: GamesQueryVariables;
}

/** A preview of a section beside a page of another one. Nobody else asks for its games, and only wide windows do. */
export function SectionPreview({ section, variables }: Props) {
  // Hands on what it asks for: there is nothing to remember.
  "use no memo";
  return <PreviewPanel section={section} list={useGamesQuery({ variables, skip: !useIsWide() })} />;
}
