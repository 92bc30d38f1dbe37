import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { statementUrl } from "@/account/statementUrl.ts";
import { entriesUrl } from "@/features/office/payments/entries/address.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";

/** The views of the payment history: payments one by one, all entries of an account, or the months that they come to. */
export function HistoryTabs({ here }: { here: "payments" | "entries" | "statement" }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <LinkTabs
      label={t("statement.views")}
      links={[
        {
          key: "payments",
          to: urls.page(lang, "historyPay"),
          name: t("statement.payments"),
          isHere: here === "payments",
        },
        { key: "entries", to: entriesUrl(lang), name: t("entries.title"), isHere: here === "entries" },
        { key: "statement", to: statementUrl(lang), name: t("statement.title"), isHere: here === "statement" },
      ]}
    />
  );
}
