import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { HALL_PAGES } from "#shared/routes/casinoHalls.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { CasinoGameQuery, CasinoHallsQuery } from "@/operations/games/generated.ts";
import { FactList } from "@/ui/layout/FactList.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { figure } from "@/features/games/casino/catalogue/figures.ts";
import { useFeatureName } from "@/features/games/casino/catalogue/useFeatureName.ts";
import styles from "./GameFacts.module.css";

export type PlayedGame = NonNullable<CasinoGameQuery["casinoGame"]>;

/** What a player should know of a game before the first stake. */
export function GameFacts({ game, halls }: { game: PlayedGame; halls: CasinoHallsQuery | undefined }) {
  const { t } = useTranslation(["casinoGame", "casino"]);
  const lang = useLanguage();
  const featureName = useFeatureName();
  const { rtp, rtpFrom, provider, volatility, highestMultiplier, minStake, maxStake, mechanics } = game;
  const standsIn = halls?.casinoHalls?.filter(({ hall }) => game.halls?.includes(hall)) ?? [];
  const facts = [
    ...(provider === null
      ? []
      : [
          [
            t("facts.provider"),
            <Link key="provider" to={urls.page(lang, "provider", { provider: provider.key })}>
              {provider.name}
            </Link>,
          ] as const,
        ]),
    ...(rtp === null
      ? []
      : [
          [
            t("facts.return"),
            <bdi translate="no" key="return">
              {rtpFrom === null || rtpFrom === rtp ? "" : `${figure(lang, rtpFrom)}–`}
              {figure(lang, rtp)} %
            </bdi>,
          ] as const,
        ]),
    ...(volatility === null ? [] : [[t("facts.volatility"), t(`casino:volatility.${volatility}`)] as const]),
    ...(highestMultiplier === null
      ? []
      : [
          [
            t("facts.highest"),
            <bdi translate="no" key="highest">
              ×{figure(lang, highestMultiplier)}
            </bdi>,
          ] as const,
        ]),
    ...(minStake === null || maxStake === null
      ? []
      : [
          [
            t("facts.stakes"),
            <span key="stakes">
              <Money value={minStake} /> – <Money value={maxStake} />
            </span>,
          ] as const,
        ]),
    ...(standsIn.length === 0
      ? []
      : [
          [
            t("facts.halls"),
            <span key="halls" className={styles.links}>
              {standsIn.map(({ hall, name }) => (
                <Link key={hall} to={urls.page(lang, HALL_PAGES[hall])}>
                  {name}
                </Link>
              ))}
            </span>,
          ] as const,
        ]),
    ...(mechanics === null || mechanics.length === 0
      ? []
      : [[t("facts.features"), mechanics.map(featureName).join(t("facts.comma"))] as const]),
  ];
  return (
    <section className={styles.card} aria-label={t("about")}>
      <h2>{t("about")}</h2>
      <FactList facts={facts} className={styles.facts ?? ""} />
      <p className={styles.note}>{t("returnNote")}</p>
    </section>
  );
}
