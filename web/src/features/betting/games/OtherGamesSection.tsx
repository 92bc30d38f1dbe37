import { useListing } from "@/platform/page/useListing.ts";
import { type GamesQueryVariables, useGamesQuery } from "@/operations/betting/generated.ts";
import { GamesSection, type GamesSectionProps } from "./GamesSection.tsx";

interface Props extends Omit<GamesSectionProps, "list" | "filter"> {
  variables: GamesQueryVariables;
}

/** A list that is no part of its page's data, and so is asked for when it is shown. */
export function OtherGamesSection({ variables, ...section }: Props) {
  const listing = useListing();
  return <GamesSection {...section} list={useGamesQuery({ variables: listing(variables) })} />;
}
