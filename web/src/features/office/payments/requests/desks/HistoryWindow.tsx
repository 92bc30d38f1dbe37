import { useTranslation } from "react-i18next";
import Chat from "~icons/mdi/message-question-outline";
import { Waiting } from "@/features/office/payments/requests/Page.tsx";
import { useRequestFeed } from "@/features/office/payments/requests/useRequestFeed.ts";
import { useDialog } from "@/platform/app/app.ts";
import { useSupportRequestsQuery } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { RequestList } from "./RequestList.tsx";
import styles from "./Support.module.css";

/** The latest that are shown; the pages of the desks have all. */
const SHOWN = 10;

/** What the player has asked lately, at every desk, and how it stands (SPEC 2.61). */
export default function HistoryWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("desk");
  const dialog = useDialog();
  const { data, loading, refetch } = useSupportRequestsQuery({ variables: { first: SHOWN, filter: null } });
  const list = data?.viewer?.supportRequests ?? null;
  const again = () => void refetch().catch(() => undefined);
  useRequestFeed((request) => list?.edges.some(({ node }) => node.id === request.id) === true, again);
  const ask = <Button onClick={() => dialog({ name: "userQuestion" })}>{t("ask")}</Button>;
  return (
    <Dialog title={t("history")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <div className={styles.window}>
        {list === null ? (
          <Waiting isLoading={loading} label={t("loading")} retry={again} />
        ) : list.edges.length === 0 ? (
          <Notice icon={<Chat />} title={t("empty")} text={t("emptyText")} action={ask} />
        ) : (
          <>
            <RequestList requests={list.edges.map(({ node }) => node)} onOpen={onClose} />
            {ask}
          </>
        )}
      </div>
    </Dialog>
  );
}
