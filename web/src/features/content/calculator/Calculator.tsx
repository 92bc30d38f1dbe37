import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { couponKinds, coversOf, minSystemValue } from "#shared/betting/coupon/kinds.ts";
import { systemValues } from "#shared/betting/coupon/system.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import {
  betOf,
  type CalculatorBet,
  type CalculatorLeg,
  fitted,
  KINDS,
  newLeg,
  queryOf,
  stakeOf,
} from "./calculatorBet.ts";
import styles from "./Calculator.module.css";
import { LegRow } from "./LegRow.tsx";
import { reckon } from "./reckoning.ts";
import { Sums } from "./Sums.tsx";

/** Calculates a bet of any kind by the rules it would be settled by. The address holds all of it (SPEC 2.50). */
export function Calculator() {
  const { t } = useTranslation("calculator");
  const { t: words } = useTranslation("placedCoupon");
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const margin = useSiteConfig()?.antiExpressMargin;
  const [bet, setBet] = useState(() => betOf(query));
  const { kind, legs, blocks } = bet;
  const { minBets, maxBets, hasSystemValue, hasBlocks, stake: per } = couponKinds[kind];
  const bankers = kind === "SYSTEM" ? legs.filter(({ isBanker }) => isBanker).length : 0;
  const sizes = systemValues(legs.length - bankers, bankers);

  function change(changes: Partial<CalculatorBet>) {
    const next = fitted({ ...bet, ...changes });
    setBet(next);
    void navigate({ pathname, search: `?${queryOf(next).toString()}` }, { replace: true, preventScrollReset: true });
  }

  function changeLeg(index: number, changes: Partial<CalculatorLeg>) {
    change({ legs: legs.map((leg, place) => (place === index ? { ...leg, ...changes } : leg)) });
  }

  const stakeError = (text: string) => (stakeOf(text) === null ? t("trouble.STAKE") : undefined);
  return (
    <section className={styles.calculator} aria-label={t("title")}>
      <div className={styles.bet}>
        <div className={styles.terms}>
          <SelectField
            label={t("kind")}
            value={kind}
            options={KINDS.map((value) => ({ value, name: words(`kind.${value}`) }))}
            onChange={({ target }) => change({ kind: target.value as typeof kind })}
          />
          {hasSystemValue ? (
            <SelectField
              label={t("size")}
              value={String(bet.systemValue)}
              options={(sizes.length === 0 ? [{ value: minSystemValue, combo: 0 }] : sizes).map(({ value, combo }) => ({
                value: String(value),
                name: t("sizeOption", { k: value, n: legs.length - bankers, combos: combo }),
              }))}
              onChange={({ target }) => change({ systemValue: Number(target.value) })}
            />
          ) : null}
          {kind === "FULL_COVER" ? (
            <SelectField
              label={words("coverName")}
              value={bet.cover}
              options={coversOf(legs.length).map((value) => ({ value, name: words(`cover.${value}`) }))}
              onChange={({ target }) => change({ cover: target.value as typeof bet.cover })}
            />
          ) : null}
          {hasBlocks ? null : (
            <SumField
              label={per === "bet" ? t("stakeEach") : words("stake")}
              value={bet.stake}
              error={stakeError(bet.stake)}
              onChange={(stake) => change({ stake })}
            />
          )}
        </div>
        {hasBlocks ? (
          <div className={styles.terms}>
            {blocks.map((amount, index) => (
              <SumField
                // Blocks have no other name than their number.
                key={`block ${String(index)}`}
                label={t("blockStake", { number: index + 1 })}
                value={amount}
                error={stakeError(amount)}
                onChange={(next) => change({ blocks: blocks.map((old, place) => (place === index ? next : old)) })}
              />
            ))}
          </div>
        ) : null}
        <ol className={styles.legs} aria-label={t("selections")}>
          {legs.map((leg, index) => (
            <LegRow
              key={`selection ${String(index)}`}
              leg={leg}
              kind={kind}
              number={index + 1}
              blocks={Math.min(blocks.length + 1, legs.length)}
              canGo={legs.length > minBets}
              onChange={(changes) => changeLeg(index, changes)}
              onRemove={() => change({ legs: legs.filter((_, place) => place !== index) })}
            />
          ))}
        </ol>
        {legs.length >= maxBets ? null : (
          <Button onClick={() => change({ legs: [...legs, { ...newLeg(), block: hasBlocks ? blocks.length : 1 }] })}>
            {t("add")}
          </Button>
        )}
      </div>
      <Sums reckoning={reckon(bet, margin)} kind={kind} query={queryOf(bet).toString()} />
    </section>
  );
}
