import { type ComponentProps, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { CyberMissing } from "./CyberMissing.tsx";

const Missing = lazy(async () => ({ default: (await import("./CyberMissing.tsx")).CyberMissing }));

/** What of a cyber address is not there, with its head; fetched by those few who come to it. */
export function MissingPart(props: ComponentProps<typeof CyberMissing>) {
  const { t } = useTranslation("cyber");
  return (
    <>
      <PageHead title={t(`missing.${props.what}`)} isError />
      <Suspense>
        <Missing {...props} />
      </Suspense>
    </>
  );
}
