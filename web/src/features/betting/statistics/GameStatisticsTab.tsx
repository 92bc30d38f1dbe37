import { useGameStatisticsQuery } from "@/operations/betting/generated.ts";
import { GameStatistics } from "./GameStatistics.tsx";

/** Statistics on the page of their game, which are asked for when the tab is opened. */
export function GameStatisticsTab({ gameId }: { gameId: string }) {
  return <GameStatistics answer={useGameStatisticsQuery({ variables: { gameId } })} />;
}
