import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { OWN, useTake } from "@/features/loyalty/bonuses/useTake.ts";
import type { Answer } from "@/platform/page/page.ts";
import { type RewardsQuery, type RewardsQueryVariables, useBuyRewardMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { FactList } from "@/ui/layout/FactList.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import own from "./Rewards.module.css";
import { randomKey } from "@/platform/browser/claims.ts";

type Reward = NonNullable<RewardsQuery["rewards"]>[number];

interface RewardProps {
  reward: Reward;
  currency: string | undefined;
  points: number;
  onBought(): void;
}

/** A reward with its price. A purchase that got no answer is sent again under its key. */
function RewardTile({ reward, currency, points, onBought }: RewardProps) {
  const { t } = useTranslation("bonuses");
  const [key, setKey] = useState(randomKey);
  const [buy] = useBuyRewardMutation();
  const { take, isBusy, problem, taken } = useTake();
  const amount = reward.amounts.find((each) => each.currency === currency) ?? reward.amounts[0];
  async function press() {
    const bonus = await take(async () => {
      const { data } = await buy({ variables: { input: { rewardId: reward.id, idempotencyKey: key } }, ...OWN });
      return data?.buyReward;
    });
    if (bonus === null) return;
    setKey(randomKey());
    onBought();
  }
  return (
    <li className={own.reward}>
      <h3>
        {t("points.freeBet")} {amount === undefined ? null : <Money value={amount} />}
      </h3>
      <p className={styles.note}>{t("points.terms", { coef: reward.minCoef, days: reward.days })}</p>
      <div className={own.buy}>
        <strong>{t("points.price", { points: reward.price })}</strong>
        <Button look="primary" isBusy={isBusy} disabled={points < reward.price} onClick={() => void press()}>
          {t("points.buy")}
        </Button>
      </div>
      {taken?.promoCode == null ? null : (
        <p className={styles.note} data-kind="done" role="status">
          {t("points.bought", { code: taken.promoCode })}
        </p>
      )}
      {problem === null ? null : (
        <p className={styles.note} data-kind="error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** Points and what they buy [2.45]. */
export function RewardsPage({
  answer: { data, error, refetch },
}: {
  answer: Answer<RewardsQuery, RewardsQueryVariables>;
}) {
  const { t } = useTranslation("bonuses");
  const { dateTime } = useTime();
  const viewer = useViewer();
  const points = data?.viewer?.points;
  return (
    <section className={styles.page}>
      <PageHead title={t("points.title")} />
      <header className={styles.head}>
        <h1>{t("points.title")}</h1>
        <p>{t("points.lead")}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("held.signIn")} action={t("held.enter")} />
        </div>
      ) : points == null ? (
        <div className={styles.card}>
          {error === undefined && data === undefined ? (
            <Skeleton rows={4} height={60} label={t("loading")} />
          ) : (
            <LoadFailed title={t("points.failed")} retry={refetch} />
          )}
        </div>
      ) : (
        <>
          <section className={styles.section}>
            <FactList
              className={styles.facts}
              facts={[
                [t("points.balance"), <strong key="balance">{points.balance}</strong>],
                [t("points.collected"), points.collected],
              ]}
            />
          </section>
          <section className={styles.section}>
            <h2>{t("points.shop")}</h2>
            {data?.rewards?.length === 0 ? <p>{t("points.shopEmpty")}</p> : null}
            <ul className={own.shop}>
              {data?.rewards?.map((reward) => (
                <RewardTile
                  key={reward.id}
                  reward={reward}
                  points={points.balance}
                  currency={data.viewer?.mainAccount?.balance?.currency}
                  onBought={() => void refetch().catch(() => undefined)}
                />
              ))}
            </ul>
          </section>
          <section className={styles.section}>
            <h2>{t("points.history")}</h2>
            {points.entries.length === 0 ? (
              <p>{t("points.historyNone")}</p>
            ) : (
              <table className={styles.table}>
                <tbody>
                  {points.entries.map(({ id, at, reason, amount }) => (
                    <tr key={id}>
                      <td suppressHydrationWarning>{dateTime(at)}</td>
                      <td>{t(`points.reason.${reason}`)}</td>
                      <td>
                        <bdi translate="no">{amount > 0 ? `+${amount}` : amount}</bdi>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        </>
      )}
    </section>
  );
}
