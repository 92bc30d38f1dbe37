import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRegistrationOptionsQuery } from "@/operations/people/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";

/** The form waits for what is asked anyway, so that its file comes beside the answer. */
const fetchForm = () => import("./RegistrationForm.tsx");
const RegistrationForm = lazy(fetchForm);

interface Props {
  socialToken: string | null;
  bonusId: string | null;
  onDone(): void;
}

const ROW = 58;

/** Registering, in a window or on a page: the form, or what stands in for it. */
export function Registration({ socialToken, bonusId, onDone }: Props) {
  const { t } = useTranslation("registration");
  const { data, loading, refetch } = useRegistrationOptionsQuery();
  // A file that doesn't come is shown by the one that waits for it.
  useEffect(function fetchBesideAnswer() {
    void fetchForm().catch(() => undefined);
  }, []);
  const options = data?.registrationOptions ?? null;
  const coming = <Skeleton rows={5} height={ROW} label={t("loading")} />;
  if (options === null && loading) return coming;
  if (options === null) return <LoadFailed title={t("failed")} retry={refetch} />;
  if (options.types.length === 0) return <Notice title={t("closed")} />;
  return (
    <Suspense fallback={coming}>
      <RegistrationForm options={options} socialToken={socialToken} bonusId={bonusId} onDone={onDone} />
    </Suspense>
  );
}
