import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { TournamentPageQuery } from "@/operations/loyalty/generated.ts";
import type { Fact } from "@/ui/layout/FactList.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";

export type TournamentDetails = NonNullable<TournamentPageQuery["tournament"]>;

/** How points are counted, in words that follow from the rules. */
function useScoringWords({ scoring, unit, pointsPerLeg, minPlays, product }: TournamentDetails): string[] {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const how =
    scoring === "TURNOVER"
      ? t("terms.scoring.TURNOVER", { unit: unit === null ? "" : moneyText(unit, lang) })
      : scoring === "LEGS"
        ? t("terms.scoring.LEGS", { points: pointsPerLeg ?? 0 })
        : t(`terms.scoring.${scoring}`);
  return minPlays > 1 ? [how, t(`terms.minPlays.${product}`, { count: minPlays })] : [how];
}

/** What bets or rounds count. */
function useCountingWords({ product, minStake, minLegs, minCoef, section, games }: TournamentDetails): string[] {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const stake = t("terms.minStake", { stake: moneyText(minStake, lang) });
  if (product === "CASINO") return [t(games === null ? "terms.allGames" : "terms.someGames"), stake];
  return [
    section === null ? t("terms.allBets") : t(`terms.section.${section}`),
    ...(minLegs > 1 ? [t("terms.minLegs", { count: minLegs })] : []),
    ...(Number(minCoef) > 1 ? [t("terms.minCoef", { coef: minCoef })] : []),
    stake,
    t("terms.noFreeBets"),
  ];
}

const lines = (texts: readonly string[]) => texts.map((text) => <span key={text}>{text}</span>);

/** The terms of a tournament in plain words; each follows from its data. */
export function useTournamentFacts(tournament: TournamentDetails): Fact[] {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const scoring = useScoringWords(tournament);
  const counting = useCountingWords(tournament);
  const { startsAt, endsAt, fee, feeShare, guaranteed, ties, isLateEntry, minPlayers, maxPlayers } = tournament;
  const { graceHours, repeatHours, countries } = tournament;
  const span = (
    <span suppressHydrationWarning>{t("terms.span", { from: dateTime(startsAt), to: dateTime(endsAt) })}</span>
  );
  return [
    [t("terms.when"), span],
    [t("terms.points"), lines(scoring)],
    [t("terms.counts"), lines([...counting, t("terms.afterEntry"), t("terms.cashOnly")])],
    [
      t("terms.entry"),
      lines([
        fee === null ? t("free") : t("terms.feeOf", { fee: moneyText(fee, lang) }),
        t(isLateEntry ? "terms.late" : "terms.early"),
        ...(maxPlayers === null ? [] : [t("terms.maxPlayers", { count: maxPlayers })]),
        ...(minPlayers > 1 ? [t("terms.minPlayers", { count: minPlayers })] : []),
        ...(countries === null ? [] : [t("terms.countries", { countries: countries.join(", ").toUpperCase() })]),
      ]),
    ],
    ...(fee === null
      ? []
      : ([
          [t("terms.fundTitle"), t("terms.fund", { guaranteed: moneyText(guaranteed, lang), share: feeShare })],
        ] satisfies Fact[])),
    [t("terms.tiesTitle"), t(`terms.ties.${ties}`)],
    [
      t("terms.end"),
      lines([
        ...(graceHours > 0 ? [t("terms.grace", { count: graceHours })] : []),
        t("terms.paid"),
        t("terms.excluded"),
        ...(repeatHours === null ? [] : [t("terms.repeats")]),
      ]),
    ],
  ];
}

/** The games that count, each a way to its page. */
export function CountingGames({ games }: { games: NonNullable<TournamentDetails["games"]> }) {
  const lang = useLanguage();
  return (
    <ul>
      {games.map((game) => (
        <li key={game.id}>
          <Link to={casinoGameUrl(lang, game)}>{game.name}</Link>
        </li>
      ))}
    </ul>
  );
}
