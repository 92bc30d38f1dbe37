import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { type RouteName, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { CasinoGamesQuery, CasinoGamesQueryVariables, CasinoHallsQuery } from "@/operations/games/generated.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { isNarrowed, readGameChoice } from "@/features/games/casino/catalogue/choice.ts";
import { ChoiceBar } from "./ChoiceBar.tsx";
import { GameList } from "./GameList.tsx";
import { LobbyHead } from "./LobbyHead.tsx";
import styles from "./Lobby.module.css";

interface Props {
  open: RouteName;
  title: string;
  lead?: string | undefined;
  halls: CasinoHallsQuery | undefined;
  answer: Answer<CasinoGamesQuery, CasinoGamesQueryVariables>;
  /** Parts of the hall, each a page. */
  parts?: readonly { key: string; to: string; name: string; isHere: boolean }[];
  /** Whether providers may be chosen among. */
  hasProviders?: boolean;
}

const NO_PARTS: NonNullable<Props["parts"]> = [];

/** A hall, a provider's games or what was found: a grid that can be narrowed (SPEC 2.19–2.22). */
export function HallPage({ open, title, lead, halls, answer, parts = NO_PARTS, hasProviders = true }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const choice = readGameChoice(query);
  const list = answer.data?.casinoGames;
  const priced = [list, answer.previousData?.casinoGames].find((one) => (one?.edges.length ?? 0) > 0);
  const isSearch = open === "casinoSearch";
  const step = isNarrowed(choice)
    ? { to: isSearch ? `${pathname}?q=${encodeURIComponent(choice.search)}` : pathname, words: t("filters.clear") }
    : { to: urls.page(lang, "casinoLobby"), words: t("toLobby") };
  return (
    <div className={styles.page} data-wide>
      <PageHead title={title} description={lead ?? t("lead")} robots={isSearch ? "noindex, follow" : undefined} />
      <LobbyHead title={title} lead={lead} open={open} halls={halls} search={isSearch ? choice.search : ""}>
        {parts.length < 2 ? null : <LinkTabs label={t("parts")} links={parts} />}
      </LobbyHead>
      <ChoiceBar
        providers={hasProviders ? (list?.providers ?? []) : []}
        features={list?.mechanics ?? []}
        currency={priced?.edges[0]?.node.minStake?.currency ?? null}
        count={list?.totalCount ?? null}
      />
      <GameList
        answer={answer}
        label={title}
        none={{
          title: isSearch && choice.search !== "" ? t("noneFound", { words: choice.search }) : t("none"),
          text: t(isSearch ? "noneFoundText" : "noneText"),
          step,
        }}
      />
    </div>
  );
}
