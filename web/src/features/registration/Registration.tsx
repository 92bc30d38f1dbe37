import { useTranslation } from "react-i18next";
import { useRegistrationOptionsQuery } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

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
  const options = data?.registrationOptions ?? null;
  if (options === null && loading) return <Skeleton rows={5} height={ROW} label={t("loading")} />;
  if (options === null) return <Notice title={t("failed")} role="alert" action={<Button onClick={() => void refetch()}>{t("again")}</Button>} />;
  if (options.types.length === 0) return <Notice title={t("closed")} />;
  return <RegistrationForm options={options} socialToken={socialToken} bonusId={bonusId} onDone={onDone} />;
}
