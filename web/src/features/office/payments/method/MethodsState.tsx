import { useTranslation } from "react-i18next";
import Cards from "~icons/mdi/cards-outline";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";

const ROW = 56;
const ROWS = 6;

/** What stands in for the methods while they are not there: on their way, failed, or none. */
export function MethodsState({
  isLoading,
  hasFailed,
  retry,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  retry(): void;
}) {
  const { t } = useTranslation("payments");
  if (isLoading) return <Skeleton rows={ROWS} height={ROW} label={t("loading")} />;
  if (hasFailed) return <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />;
  return <Notice icon={<Cards />} title={t("none")} text={t("noneText")} />;
}
