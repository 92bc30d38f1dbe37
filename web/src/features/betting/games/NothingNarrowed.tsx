import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Calendar from "~icons/mdi/calendar-blank-outline";
import { Notice } from "@/ui/overlays/Notice.tsx";

/** No game fits the filter in the address; others may be there. */
export function NothingNarrowed() {
  const { t } = useTranslation("listFilter");
  return (
    <Notice
      icon={<Calendar />}
      title={t("nothing")}
      text={t("nothingText")}
      action={
        <Link to="?" replace rel="nofollow">
          {t("dropAll")}
        </Link>
      }
    />
  );
}
