import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import LockIcon from "~icons/mdi/lock-outline";
import SearchOff from "~icons/mdi/magnify-close";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { useChangeSetting, useMarketsNames, useSettings } from "@/platform/site/useSettings.ts";
import { useGameState } from "@/prices/usePrice.ts";
import type { GameHeadFragment, MarketFieldsFragment } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import { cardsOf, foundMarkets, groupsOf } from "./marketGroups.ts";
import styles from "./Markets.module.css";
import { MarketColumns } from "./MarketColumns.tsx";
import { MarketTools } from "./MarketTools.tsx";
import { usePins } from "./pins.ts";
import { whatStops } from "./sportKinds.ts";
import { useSteadyMarkets } from "./useSteadyMarkets.ts";
import { keepView, keptView, type MarketsView } from "./viewState.ts";

const ALL = "all";

/** A tab beside the groups of markets. */
export interface MarketsTab {
  value: string;
  name: string;
  content: ReactNode;
}

interface Props {
  game: GameHeadFragment;
  /** Null if they could not be fetched. */
  markets: readonly MarketFieldsFragment[] | null;
  tabs?: readonly MarketsTab[];
}

const NO_TABS: readonly MarketsTab[] = [];
const NO_MARKETS: readonly MarketFieldsFragment[] = [];

/** All markets of a game, by group: found by words, folded, pinned; every price live. */
export function Markets({ game, markets, tabs = NO_TABS }: Props) {
  const { t } = useTranslation("game");
  const client = useClient();
  const { status } = useGameState(game);
  const { marketColumns } = useSettings();
  const change = useChangeSetting();
  const language = useLanguage();
  const shortIn = useMarketsNames() === "SHORT" ? language : null;
  const [view, setView] = useState<MarketsView>(() =>
    keptView(client, game.id, { group: ALL, query: "", folded: new Set() }),
  );
  const { pinned, toggle } = usePins(game.sport?.slug ?? "");
  const steady = useSteadyMarkets(markets ?? NO_MARKETS);

  const look = (part: Partial<MarketsView>) => {
    const next = { ...view, ...part };
    keepView(client, game.id, next);
    setView(next);
  };
  const { hash, key } = useLocation();
  useEffect(
    function openAskedTab() {
      const asked = tabs.find(({ value }) => `#${value}` === hash);
      if (asked !== undefined) look({ group: asked.value });
      // A link asks once; what is chosen afterwards stands.
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [hash, key],
  );
  const groups = groupsOf(steady.markets);
  const tab = tabs.find(({ value }) => value === view.group);
  const group = tab !== undefined || groups.includes(view.group) ? view.group : ALL;
  const inGroup = group === ALL ? steady.markets : steady.markets.filter((market) => market.group === group);
  const found = foundMarkets(inGroup, view.query);
  const cards = cardsOf(found, pinned);
  const isAllFolded = cards.length > 0 && cards.every(({ type }) => view.folded.has(type));
  const fold = (type: string) =>
    look({
      folded: view.folded.has(type)
        ? new Set([...view.folded].filter((other) => other !== type))
        : new Set([...view.folded, type]),
    });
  const groupName = (key: string) => t(`group.${key}` as "group.main", { defaultValue: key });

  return (
    <>
      {status === "SUSPENDED" ? (
        <p className={styles.suspended} role="status">
          {t(`suspendedBy.${whatStops(game.sport)}`)}
        </p>
      ) : null}
      <Tabs
        label={t("groups")}
        listClass={styles.bar}
        after={
          tab === undefined ? (
            <MarketTools
              query={view.query}
              onQuery={(query) => look({ query })}
              found={view.query.trim() === "" ? null : found.length}
              columns={marketColumns}
              onColumns={(columns) => change("marketColumns", columns)}
              isAllFolded={isAllFolded}
              onFoldAll={() =>
                look({ folded: isAllFolded ? new Set() : new Set([...view.folded, ...cards.map(({ type }) => type)]) })
              }
            />
          ) : null
        }
        value={group}
        onChange={(next) => look({ group: next })}
        tabs={[
          { value: ALL, name: t("group.all") },
          ...groups.map((value) => ({ value, name: groupName(value) })),
          ...tabs,
        ]}
      >
        {tab?.content ?? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches whether somebody is about to click, and does nothing else */}
            <div {...steady.area} className={styles.area}>
              <MarketColumns
                key={group}
                game={game}
                cards={cards}
                columns={marketColumns}
                gone={steady.gone}
                shortIn={shortIn}
                folded={view.folded}
                pinned={pinned}
                onFold={fold}
                onPin={toggle}
              />
            </div>
            {markets === null ? (
              <div className={styles.card}>
                <Notice role="alert" title={t("marketsFailed")} text={t("failedText")} />
              </div>
            ) : null}
            {markets !== null && steady.markets.length === 0 ? (
              <div className={styles.card}>
                <Notice icon={<LockIcon />} title={t("noMarkets")} text={t("noMarketsText")} />
              </div>
            ) : null}
            {steady.markets.length > 0 && cards.length === 0 ? (
              <div className={styles.card}>
                <Notice
                  icon={<SearchOff />}
                  title={t("noneFound")}
                  text={t("noneFoundText")}
                  action={<Button onClick={() => look({ query: "", group: ALL })}>{t("showAll")}</Button>}
                />
              </div>
            ) : null}
          </>
        )}
      </Tabs>
    </>
  );
}
