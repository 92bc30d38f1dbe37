import { data, useLoaderData } from "react-router";
import { entityId } from "#shared/routes.ts";
import { definePage } from "@/app/page.ts";
import { GamePage } from "@/features/game/GamePage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { GameDocument } from "@/operations/generated.ts";

const missing = () => data(null, { status: 404 });

const page = definePage({
  documents: { game: GameDocument },
  variables: ({ params }) => {
    const id = entityId(params.game);
    if (id === null) throw missing();
    return { game: { id } };
  },
  check: ({ game }, { params }) => {
    if (game === undefined) return;
    const isHere = game.game !== null
      && (game.game.sport === null || game.game.sport.slug === params.sport)
      && (game.game.championship === null || game.game.championship.id === entityId(params.championship));
    if (!isHere) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function Game() {
  const { game } = page.useHydration(useLoaderData<typeof clientLoader>());
  return game === null ? null : <GamePage key={game.id} id={game.id} missing={<ErrorNotice status={404} />} />;
}
