import { useState } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage, useOrigin } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import type { MyReferralQuery, MyReferralQueryVariables } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { FactList, type Fact } from "@/ui/layout/FactList.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Money, moneyText } from "@/ui/marks/Money.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import own from "./Referral.module.css";
import { LevelTable, type Referral } from "./LevelTable.tsx";
import { Share } from "./Share.tsx";
import { copyText } from "@/platform/browser/claims.ts";

/** Bring a friend: link and code, what there is to earn, and who came [2.45] [2.49]. */
export function ReferralPage({
  answer: { data, error, refetch },
}: {
  answer: Answer<MyReferralQuery, MyReferralQueryVariables>;
}) {
  const { t } = useTranslation("referral");
  const viewer = useViewer();
  const referral = data?.viewer?.referral;
  const hasFailed = referral == null && (error !== undefined || data?.viewer === null);
  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("signIn")} action={t("enter")} />
        </div>
      ) : hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={refetch} />
        </div>
      ) : referral === null ? (
        <div className={styles.card}>
          <p>{t("closed")}</p>
        </div>
      ) : referral === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={4} height={60} label={t("loading")} />
        </div>
      ) : (
        <>
          <Link referral={referral} />
          <Figures referral={referral} />
          <Terms referral={referral} />
          <Share referral={referral} />
          <Friends referral={referral} />
        </>
      )}
    </section>
  );
}

function Link({ referral: { code } }: { referral: Referral }) {
  const { t } = useTranslation("referral");
  const lang = useLanguage();
  const origin = useOrigin();
  const [copied, setCopied] = useState<"link" | "code" | null>(null);
  const link = `${origin}${urls.page(lang, "home")}?bf=${code}`;
  const copy = (what: "link" | "code", text: string) =>
    void copyText(text).then((isCopied) => setCopied(isCopied ? what : null));
  return (
    <section className={styles.section}>
      <h2>{t("link.title")}</h2>
      <p className={own.link}>
        <bdi translate="no">{link}</bdi>
        <Button look="primary" onClick={() => copy("link", link)}>
          {t(copied === "link" ? "link.copied" : "link.copy")}
        </Button>
      </p>
      <p className={own.link}>
        <span>
          {t("link.code")}{" "}
          <bdi className={own.code} translate="no">
            {code}
          </bdi>
        </span>
        <Button onClick={() => copy("code", code)}>{t(copied === "code" ? "link.copied" : "link.copyCode")}</Button>
      </p>
      <p className={styles.note} role="status">
        {copied === null ? t("link.hint") : t("link.done")}
      </p>
    </section>
  );
}

function Figures({ referral: { level, paidCount, toNextLevel, earned, friends } }: { referral: Referral }) {
  const { t } = useTranslation("referral");
  const facts: Fact[] = [
    [t("figures.friends"), friends?.totalCount ?? 0],
    [t("figures.paid"), paidCount],
    [t("figures.earned"), earned.length === 0 ? "—" : earned.map((sum) => <Money key={sum.currency} value={sum} />)],
    [
      t("figures.level"),
      toNextLevel === null ? t("figures.top", { level }) : t("figures.next", { level, count: toNextLevel }),
    ],
  ];
  return (
    <section className={styles.section}>
      <h2>{t("figures.title")}</h2>
      <FactList facts={facts} className={styles.facts} />
    </section>
  );
}

function Terms({ referral }: { referral: Referral }) {
  const { t } = useTranslation("referral");
  const lang = useLanguage();
  const { minDeposit, minTurnover, days, friendReward } = referral;
  return (
    <section className={styles.section}>
      <h2>{t("terms.title")}</h2>
      <ol className={own.steps}>
        <li>{t("terms.share")}</li>
        <li>
          {t("terms.friend", {
            deposit: moneyText(minDeposit, lang),
            turnover: moneyText(minTurnover, lang),
            count: days,
          })}
        </li>
        <li>{t("terms.reward", { reward: moneyText(friendReward, lang) })}</li>
      </ol>
      <LevelTable of={referral} title={t("terms.perFriend")} renderCell={({ reward }) => <Money value={reward} />} />
      <p className={styles.note}>{t("terms.household")}</p>
    </section>
  );
}

function Friends({ referral: { friends } }: { referral: Referral }) {
  const { t } = useTranslation("referral");
  const { day } = useTime();
  const rows = friends?.edges ?? [];
  return (
    <section className={styles.section}>
      <h2>{t("friends.title")}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{t("friends.none")}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t("friends.player")}</th>
              <th>{t("friends.since")}</th>
              <th>{t("friends.state")}</th>
              <th>{t("friends.reward")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ node: { id, player, state, heldFor, registeredAt, reward } }) => (
              <tr key={id}>
                <td>
                  <bdi className="number" translate="no">
                    {player}
                  </bdi>
                </td>
                <td>
                  <time dateTime={registeredAt} suppressHydrationWarning>
                    {day(registeredAt)}
                  </time>
                </td>
                <td>{t(heldFor === null ? `state.${state}` : `heldFor.${heldFor}`)}</td>
                <td>{reward === null ? "—" : <Money value={reward} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
