import { useTranslation } from "react-i18next";
import type { AskedTopics } from "@/features/office/payments/requests/TopicsPage.tsx";
import type { AskedRequests } from "@/features/office/payments/requests/useMoreRequests.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import { MyRequests, NewRequest, useDesk } from "./DeskParts.tsx";
import styles from "./Support.module.css";

interface Props {
  asked: AskedRequests;
  topics: AskedTopics;
}

/** How to offer the operator a partnership, and what became of earlier offers (SPEC 2.57). */
export function PartnerDesk(props: Props) {
  const { t } = useTranslation("desk");
  return useViewer() === null ? (
    <div className={styles.card}>
      <SignInNotice title={t("partnerSignIn")} action={t("enter")} />
    </div>
  ) : (
    <Offers {...props} />
  );
}

function Offers({ asked, topics }: Props) {
  const { t } = useTranslation("desk");
  const state = useDesk("PARTNERS", asked, topics);
  return (
    <div className={styles.main}>
      <NewRequest desk="PARTNERS" title={t("newOffer")} state={state} />
      <MyRequests desk="PARTNERS" state={state} />
    </div>
  );
}
