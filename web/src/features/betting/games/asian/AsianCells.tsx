import { lineOf, type MarketCells, oppositeLine, type RowMarkets, signedLine } from "@/prices/mainMarkets.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import { usePickScope } from "@/slip/PickScope.tsx";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import { useHeldMarket } from "../RowCells.tsx";
import styles from "./AsianCells.module.css";
import { type Stripe, stripesOf } from "./stripes.ts";
import { useAsianMarkets } from "./useAsianMarkets.ts";

interface Props {
  game: GameRowFragment;
  markets: RowMarkets;
  hasDraw: boolean;
  /** Words of the total's two sides. */
  sides: { over: string; under: string };
}

/**
 * The Asian manner: handicap and total first, the line beside each price, one side's price over the other's, and
 * further lines and the first half below.
 */
export default function AsianCells({ game, markets, hasDraw, sides }: Props) {
  const stripes = stripesOf(markets, useAsianMarkets(game));
  return stripes.map((stripe, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a stripe's identity is its place: another line may take it
    <StripeCells key={index} game={game} stripe={stripe} hasDraw={hasDraw} sides={sides} />
  ));
}

function StripeCells({
  game,
  stripe: { part, handicap, total, result },
  hasDraw,
  sides,
}: Omit<Props, "markets"> & { stripe: Stripe }) {
  const line = handicap?.market.param ?? null;
  const { language } = usePickScope();
  const points = lineOf(total?.market, language);
  return (
    <span className={styles.stripe} role="presentation" data-of={part}>
      <span className={styles.part} aria-hidden>
        {part === "half" ? "½" : ""}
      </span>
      <Stack game={game} columns={handicap} lines={[signedLine(line, language), oppositeLine(line, language)]} />
      <Stack
        game={game}
        columns={total}
        lines={[`${sides.over} ${points}`, `${sides.under} ${points}`]}
        part="asian-total"
      />
      <Stack game={game} columns={withoutDraw(result, hasDraw)} lines={["1", "2"]} part="result" />
      {hasDraw ? (
        <Stack game={game} columns={drawOf(result)} lines={["X"]} part="result" />
      ) : (
        <span data-part="result" />
      )}
    </span>
  );
}

const withoutDraw = (result: MarketCells | null, hasDraw: boolean) =>
  result && (hasDraw ? { ...result, cells: [result.cells[0], result.cells[2]] } : result);
const drawOf = (result: MarketCells | null) => result && { ...result, cells: [result.cells[1]] };

function Stack({
  game,
  columns,
  lines,
  part,
}: {
  game: GameRowFragment;
  columns: MarketCells | null;
  lines: readonly string[];
  /** The part of the row that goes where it has no room. */
  part?: "result" | "asian-total";
}) {
  const { shown, holders } = useHeldMarket(columns);
  return (
    <span className={styles.stack} role="presentation" data-count={lines.length} data-part={part} {...holders}>
      {lines.map((line, index) => {
        const outcome = shown?.cells[index];
        return outcome === undefined || shown === null ? null : (
          <span key={index === 0 ? "first" : "second"} className={styles.pair}>
            <bdi className={`${styles.line} number`} translate="no">
              {line}
            </bdi>
            <PickButton game={game} market={shown.market} outcome={outcome} />
          </span>
        );
      })}
    </span>
  );
}
