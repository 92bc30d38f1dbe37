import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import type { MyCashbackQuery } from "@/operations/loyalty/generated.ts";
import { FactList } from "@/ui/layout/FactList.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";

type Cashback = NonNullable<NonNullable<MyCashbackQuery["viewer"]>["cashback"]>;

/** The period under way: how its figure comes about. */
function Running({ cashback: { running, periodFrom, periodTo } }: { cashback: Cashback }) {
  const { t } = useTranslation("bonuses");
  const { day } = useTime();
  return (
    <section className={styles.section}>
      <h2>{t("cashback.running")}</h2>
      <p className={styles.note} suppressHydrationWarning>
        {t("cashback.span", { from: day(periodFrom), to: day(periodTo) })}
      </p>
      {running.length === 0 ? <p>{t("cashback.runningNone")}</p> : null}
      {running.map(({ staked, won, bonuses, netLoss, amount }) => (
        <FactList
          key={amount.currency}
          className={styles.facts}
          facts={[
            [t("cashback.staked"), <Money key="staked" value={staked} />],
            [t("cashback.won"), <Money key="won" value={won} />],
            [t("cashback.bonuses"), <Money key="bonuses" value={bonuses} />],
            [t("cashback.loss"), <Money key="loss" value={netLoss} />],
            [
              t("cashback.amount"),
              <strong key="amount">
                <Money value={amount} />
              </strong>,
            ],
          ]}
        />
      ))}
    </section>
  );
}

function Levels({
  cashback: { level, mostOfStakes, highestReturn },
  levels,
}: {
  cashback: Cashback;
  levels: Cashback["levels"];
}) {
  const { t } = useTranslation("bonuses");
  return (
    <section className={styles.section}>
      <h2>{t("cashback.levels")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t("cashback.yours")}</th>
            <th>{t("cashback.from")}</th>
            <th>{t("cashback.back")}</th>
            <th>{t("cashback.paidOut")}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((each) => (
            <tr key={each.level} data-here={each.level === level || undefined}>
              <td>{t("cashback.level", { level: each.level })}</td>
              <td>{each.from}</td>
              <td>{t(`cashback.${each.of}`, { percent: each.percent })}</td>
              <td>{t(`cashback.${each.every}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t("cashback.bounds", { most: mostOfStakes, return: highestReturn })}</p>
    </section>
  );
}

/** What was paid, and how each figure came about. */
function Payments({ payments, levels }: Pick<Cashback, "payments" | "levels">) {
  const { t } = useTranslation("bonuses");
  const { day } = useTime();
  const title = useId();
  /** Of what a level pays its share. */
  const baseOf = (level: number) => levels.find((each) => each.level === level)?.of ?? "LOSS";
  return (
    <section className={styles.section}>
      <h2 id={title}>{t("cashback.payments")}</h2>
      {payments.length === 0 ? (
        <p>{t("cashback.paymentsNone")}</p>
      ) : (
        <table className={styles.table} aria-labelledby={title}>
          <thead>
            <tr>
              {(["period", "yours", "staked", "won", "bonuses", "back", "amount"] as const).map((name) => (
                <th key={name}>{t(`cashback.${name}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map(({ periodFrom, periodTo, staked, won, bonuses, amount, level, percent }) => (
              <tr key={`${periodFrom}${amount.currency}`}>
                <td suppressHydrationWarning>{t("cashback.span", { from: day(periodFrom), to: day(periodTo) })}</td>
                <td>{t("cashback.level", { level })}</td>
                <td>
                  <Money value={staked} />
                </td>
                <td>
                  <Money value={won} />
                </td>
                <td>
                  <Money value={bonuses} />
                </td>
                <td>{t(`cashback.${baseOf(level)}`, { percent })}</td>
                <td>
                  <Money value={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface Props {
  kind: "vip" | "premium";
  cashback: Cashback | null | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => unknown;
}

/** Cashback of casino games [2.44]: the level, how the period under way stands, all levels, and what was paid. */
export function CashbackPage({ kind, cashback, hasFailed, isLoading, retry }: Props) {
  const { t } = useTranslation("bonuses");
  const viewer = useViewer();
  return (
    <section className={styles.page}>
      <PageHead title={t(`cashback.${kind}Title`)} />
      <header className={styles.head}>
        <h1>{t(`cashback.${kind}Title`)}</h1>
        <p>{t(kind === "vip" ? "cashback.lead" : "cashback.premiumLead")}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("held.signIn")} action={t("held.enter")} />
        </div>
      ) : cashback == null ? (
        <div className={styles.card}>
          {hasFailed ? (
            <LoadFailed title={t("cashback.failed")} retry={retry} />
          ) : isLoading ? (
            <Skeleton rows={4} height={60} label={t("loading")} />
          ) : (
            <p>{t("cashback.notOffered")}</p>
          )}
        </div>
      ) : (
        <>
          <section className={styles.section}>
            <h2>{`${t("cashback.yours")}: ${t("cashback.level", { level: cashback.level })}`}</h2>
            <p>
              {cashback.toNextLevel === null
                ? t("cashback.highest")
                : t("cashback.next", { points: cashback.toNextLevel })}
            </p>
          </section>
          <Running cashback={cashback} />
          <Levels
            cashback={cashback}
            levels={kind === "vip" ? cashback.levels : cashback.levels.filter(({ every }) => every === "DAY")}
          />
          <Payments payments={cashback.payments} levels={cashback.levels} />
        </>
      )}
    </section>
  );
}
