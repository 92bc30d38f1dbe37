import { useTranslation } from "react-i18next";
import { Waiting } from "@/features/office/payments/requests/Page.tsx";
import { useSupportTopicsQuery } from "@/operations/office/generated.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { AskForm } from "./AskForm.tsx";

/** A question to the support desk (SPEC 2.61). */
export default function QuestionWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("desk");
  const { data, loading, refetch } = useSupportTopicsQuery({ variables: { desk: "SUPPORT" } });
  const topics = data?.viewer?.supportTopics ?? null;
  return (
    <Dialog title={t("ask")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      {topics === null ? (
        <Waiting isLoading={loading} label={t("loading")} retry={() => void refetch().catch(() => undefined)} />
      ) : (
        <AskForm desk="SUPPORT" topics={topics} onSent={onClose} />
      )}
    </Dialog>
  );
}
