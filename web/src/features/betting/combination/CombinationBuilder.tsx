import { useState } from "react";
import { useTranslation } from "react-i18next";
import LockIcon from "~icons/mdi/lock-outline";
import type { GameHeadFragment, MarketFieldsFragment } from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { type Chosen, choicesOf, toggled } from "./choices.ts";
import styles from "./CombinationBuilder.module.css";
import { CombinationSlip } from "./CombinationSlip.tsx";
import { MarketChoice } from "./MarketChoice.tsx";
import { useCombination } from "./useCombination.ts";

interface Props {
  game: GameHeadFragment;
  /** All of its markets. */
  markets: readonly MarketFieldsFragment[];
}

/** Outcomes of one game put together into one bet: what there is to combine, and what it costs. */
export function CombinationBuilder({ game, markets }: Props) {
  const { t } = useTranslation("combination");
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const { combination, isCurrent, hasFailed, retry } = useCombination(
    game.id,
    chosen.map(({ id }) => id),
  );

  if (combination === undefined && hasFailed) {
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
      </div>
    );
  }
  if (combination === undefined)
    return (
      <div className={styles.card}>
        <Skeleton rows={6} height={56} label={t("loading")} />
      </div>
    );
  if (combination === null || (combination.marketTypes.length === 0 && chosen.length === 0)) {
    return (
      <div className={styles.card}>
        <Notice icon={<LockIcon />} title={t("notOffered")} text={t("notOfferedText")} />
      </div>
    );
  }
  const choices = choicesOf(markets, combination.marketTypes);
  return (
    <section className={styles.builder} aria-label={t("title")}>
      <div className={styles.choices} role="group" aria-label={t("outcomes")}>
        <p className={styles.lead}>{t("lead")}</p>
        {choices.map((choice) => (
          <MarketChoice
            key={choice.type}
            game={game}
            choice={choice}
            chosen={chosen}
            onToggle={(next) => setChosen((before) => toggled(before, next))}
          />
        ))}
      </div>
      <CombinationSlip
        game={game}
        chosen={chosen}
        combination={combination}
        isCurrent={isCurrent}
        hasFailed={hasFailed}
        onRemove={(id) => setChosen((before) => before.filter((one) => one.id !== id))}
        onClear={() => setChosen([])}
      />
    </section>
  );
}
