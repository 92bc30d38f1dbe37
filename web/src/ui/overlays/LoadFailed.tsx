import { useTranslation } from "react-i18next";
import Cloud from "~icons/mdi/cloud-alert";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "./Notice.tsx";

interface Props {
  /** What could not be loaded. */
  title: string;
  /** What the visitor wants to know first, such as that nothing is lost; else what they can do. */
  text?: string;
  /** Asks once more. What goes wrong with it is seen by what asks. */
  retry: () => unknown;
}

/** What stands in the place of data that did not come. */
export function LoadFailed({ title, text, retry }: Props) {
  const { t } = useTranslation("common");
  const again = async () => {
    await retry();
  };
  return (
    <Notice
      role="alert"
      icon={<Cloud />}
      title={title}
      text={text ?? t("checkConnection")}
      action={<Button onClick={() => void again().catch(() => undefined)}>{t("tryAgain")}</Button>}
    />
  );
}
