import { useState } from "react";
import { useTranslation } from "react-i18next";
import LockIcon from "~icons/mdi/lock-outline";
import { PickButton } from "@/betting/PickButton.tsx";
import { useGameState } from "@/betting/usePrice.ts";
import type { GameHeadFragment, GameQuery, MarketFieldsFragment } from "@/operations/generated.ts";
import { Notice } from "@/ui/Notice.tsx";
import { Tabs } from "@/ui/Tabs.tsx";
import styles from "./Markets.module.css";

type Game = NonNullable<GameQuery["game"]>;
const ALL = "all";
/** Names longer than this, in letters, do not fit three abreast. */
const LONG_NAME = 20;

/** All markets of a game, by group; every price live. */
export function Markets({ game }: { game: Game }) {
  const { t } = useTranslation("game");
  const { status } = useGameState(game);
  const [chosen, setChosen] = useState<string>(ALL);
  const markets = game.markets ?? [];
  const isOver = status === "FINISHED" || status === "CANCELLED";
  if (isOver) return <div className={styles.card}><Notice icon={<LockIcon />} title={t("over")} text={t("overText")} /></div>;
  if (game.markets === null) return <div className={styles.card}><Notice role="alert" title={t("marketsFailed")} text={t("failedText")} /></div>;
  if (markets.length === 0) return <div className={styles.card}><Notice icon={<LockIcon />} title={t("noMarkets")} text={t("noMarketsText")} /></div>;

  const groups = [...new Set(markets.map(({ group }) => group))];
  const group = groups.includes(chosen) ? chosen : ALL;
  const shown = group === ALL ? markets : markets.filter((market) => market.group === group);
  const groupName = (key: string) => t(`group.${key}` as "group.main", { defaultValue: key });
  return (
    <>
      {status === "SUSPENDED" ? <p className={styles.suspended} role="status">{t("suspendedText")}</p> : null}
      <Tabs
        label={t("groups")} value={group} onChange={setChosen}
        tabs={[{ value: ALL, name: t("group.all") }, ...groups.map((value) => ({ value, name: groupName(value) }))]}
      >
        <div className={styles.markets}>
          {markets === shown || shown.length > 0 ? byType(shown).map((same) => <MarketCard key={same[0]?.id ?? ""} game={game} markets={same} />) : null}
        </div>
      </Tabs>
    </>
  );
}

/** Markets of one type stand in one card: their lines are rows of the same table. */
function byType(markets: readonly MarketFieldsFragment[]): MarketFieldsFragment[][] {
  const types = new Map<string, MarketFieldsFragment[]>();
  for (const market of markets) types.set(market.type, [...(types.get(market.type) ?? []), market]);
  return [...types.values()];
}

function MarketCard({ game, markets }: { game: GameHeadFragment; markets: readonly MarketFieldsFragment[] }) {
  const { t } = useTranslation("game");
  const [first] = markets;
  if (first === undefined) return null;
  const hasLines = markets.length > 1 || first.param !== null;
  const title = hasLines ? t(`type.${first.type}` as "type.total", { defaultValue: first.name }) : first.name;
  const longest = Math.max(...markets.flatMap(({ outcomes }) => outcomes.map(({ name }) => name.length)));
  const columns = longest > LONG_NAME && first.outcomes.length === 3 ? 1 : first.outcomes.length === 2 || first.outcomes.length === 4 ? 2 : 3;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {markets.map((market) => (
        <div key={market.id} className={styles.outcomes} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} role="group" aria-label={market.name}>
          {market.outcomes.map((outcome) => <PickButton key={outcome.id} game={game} market={market} outcome={outcome} isNamed />)}
        </div>
      ))}
    </section>
  );
}
