import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import {
  type MyTournamentsQuery,
  useMyTournamentsQuery,
  type TournamentEntryFieldsFragment,
} from "@/operations/loyalty/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { TournamentCard } from "./TournamentCard.tsx";
import { TournamentGrid } from "./TournamentGrid.tsx";

/** The latest; who has played in more than so many sees those. */
const FIRST = 50;

/** A player's place and points, and what became of it. */
export function OwnPlace({ entry }: { entry: TournamentEntryFieldsFragment }) {
  const { t } = useTranslation("tournaments");
  return (
    <p>
      {entry.rank === null ? t("own.noRank") : t("own.rank", { rank: entry.rank })}
      {" · "}
      {t("points", { count: entry.points })}
      {entry.state === "PLAYING" ? null : (
        <>
          {" · "}
          {t(`own.state.${entry.state}`)}
          {entry.prize === null ? null : (
            <>
              {" "}
              <Money value={entry.prize} />
            </>
          )}
        </>
      )}
    </p>
  );
}

type OwnEntry = NonNullable<NonNullable<MyTournamentsQuery["viewer"]>["tournamentEntries"]>["edges"][number]["node"];

function OwnTournament({ entry }: { entry: OwnEntry }) {
  return entry.tournament === null ? null : (
    <TournamentCard tournament={entry.tournament}>
      <OwnPlace entry={entry} />
    </TournamentCard>
  );
}

/** Tournaments that the player takes or took part in. */
export function MyTournaments() {
  const { t } = useTranslation("tournaments");
  const viewer = useViewer();
  const { data, error, refetch } = useMyTournamentsQuery({
    variables: { first: FIRST },
    skip: viewer === null,
    fetchPolicy: "cache-and-network",
  });
  const list = data?.viewer?.tournamentEntries;
  if (viewer === null)
    return (
      <div className={styles.card}>
        <SignInNotice title={t("own.signIn")} action={t("own.enter")} />
      </div>
    );
  return (
    <TournamentGrid
      label={t("lists.mine")}
      items={list?.edges.map(({ node }) => ({ id: node.id, card: <OwnTournament entry={node} /> }))}
      hasFailed={list == null && (error !== undefined || data !== undefined)}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={{ title: t("own.none"), text: t("own.noneText") }}
    />
  );
}
