import { useTranslation } from "react-i18next";
import Open from "~icons/mdi/open-in-new";
import { useTime } from "@/platform/site/useTime.ts";
import { type RoundFieldsFragment, useRoundCheckQuery } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { type Fact, FactList } from "@/ui/layout/FactList.tsx";
import rows from "@/features/office/OpenRows.module.css";
import styles from "./Rounds.module.css";

/** What support asks for, and where the round can be played again from its seeds. */
export function RoundDetails({ round }: { round: RoundFieldsFragment }) {
  const { t } = useTranslation("rounds");
  const { dateTime } = useTime();
  const facts: readonly Fact[] = [
    [
      t("number"),
      <bdi key="number" className="number" translate="no">
        {round.id}
      </bdi>,
    ],
    [
      t("account"),
      <bdi translate="no" key="account">
        {t("accountOne", { id: round.accountId, currency: round.stake.currency })}
      </bdi>,
    ],
    ...(round.endedAt === null
      ? []
      : [
          [
            t("ended"),
            <time key="ended" dateTime={round.endedAt}>
              {dateTime(round.endedAt)}
            </time>,
          ] as const,
        ]),
  ];
  return (
    <div className={rows.inside}>
      <FactList facts={facts} className={rows.facts} />
      <div className={styles.check}>
        <h3>{t("check")}</h3>
        <Check id={round.id} />
      </div>
    </div>
  );
}

function Check({ id }: { id: string }) {
  const { t } = useTranslation("rounds");
  // The seeds may be revealed at any time: what was said before may be old.
  const { data, error, loading, refetch } = useRoundCheckQuery({ variables: { id }, fetchPolicy: "network-only" });
  if (loading && data === undefined) return <p role="status">{t("checking")}</p>;
  const url = data?.viewer?.casinoRound?.verifyUrl;
  if (error !== undefined || url === undefined)
    return (
      <p role="alert">
        {t("checkFailed")} <Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>
      </p>
    );
  if (url === null) return <p>{t("secret")}</p>;
  return (
    <p>
      {t("checkText")}{" "}
      <a className={rows.link} href={url} target="_blank" rel="noreferrer">
        {t("verify")} <Open aria-hidden />
      </a>
    </p>
  );
}
