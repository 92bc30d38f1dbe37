import { useTranslation } from "react-i18next";
import type { CasinoRecentsQuery } from "@/operations/games/generated.ts";
import { GameShelf } from "@/features/games/casino/catalogue/GameShelf.tsx";
import type { CasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import type { Seats } from "@/features/games/casino/catalogue/useSeats.ts";

interface Props {
  recents: CasinoRecentsQuery | undefined;
  favorites: CasinoFavorites;
  seats: Seats;
}

/** Rows of games that wait for the player's next move, and of those they played last; none for a guest. */
export function Recents({ recents, favorites, seats }: Props) {
  const { t } = useTranslation("casino");
  const { played = [], unfinished = [] } = recents?.viewer?.casinoRecents ?? {};
  const waiting = new Set(unfinished.map(({ id }) => id));
  const rows = [
    { title: t("recents.unfinished"), games: unfinished },
    { title: t("recents.played"), games: played.filter(({ id }) => !waiting.has(id)) },
  ];
  return rows.map(({ title, games }) =>
    games.length === 0 ? null : (
      <GameShelf key={title} title={title} games={games} favorites={favorites} seats={seats} />
    ),
  );
}
