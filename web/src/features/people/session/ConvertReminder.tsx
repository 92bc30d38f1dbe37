import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import {
  AccountConversionDocument,
  type AccountConversionQuery,
  useConvertAccountMutation,
} from "@/operations/people/generated.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

/** Entry of the session's storage: the players who were reminded (SPEC 4.33). */
const STORED = "hrk_ur";
/** The one currency that there are words for (SPEC 4.33). */
const CURRENCY = "HRK";

type Conversion = NonNullable<NonNullable<AccountConversionQuery["viewer"]>["accountConversion"]>;

/** Notes that a player is reminded now; false where they were already, in this session. */
function noteReminded(playerId: string): boolean {
  const reminded = (tabTexts.getItem(STORED) ?? "").split(",").filter(Boolean);
  if (reminded.includes(playerId)) return false;
  tabTexts.setItem(STORED, [...reminded, playerId].join(","));
  return true;
}

/** Reminds a player whose money is in kunas to convert it: once a session, after they signed in (SPEC 4.31, 4.32). */
export function ConvertReminder({ playerId }: { playerId: string }) {
  const client = useClient();
  const notifications = useNotifications();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { t } = useTranslation("session");
  const [convertAccount] = useConvertAccountMutation();

  /** Converts at once; what stands against it is to be seen at the accounts. */
  async function convert() {
    const payload = await convertAccount({ context: { hasOwnErrors: true } }).then(
      ({ data }) => data?.convertAccount,
      () => undefined,
    );
    const refusal = payload == null ? t("convert.failed") : payload.errors[0]?.message;
    if (refusal === undefined) {
      notifications.show({ kind: "success", view: "snackbar", text: payload?.message ?? "" });
      await refreshSite({ client });
      return;
    }
    notifications.show({ kind: "error", view: "snackbar", text: refusal });
    await navigate(urls.page(lang, "account"));
  }

  const remind = useEffectEvent(({ status, currency, toCurrency }: Conversion) => {
    if (status === "NOT_ALLOWED" || currency !== CURRENCY || toCurrency === null || !noteReminded(playerId)) return;
    notifications.show({
      kind: "info",
      view: "dialog",
      title: t("convert.title"),
      text: t(`convert.${status}`, { to: toCurrency }),
      confirmText: t("convert.now", { to: toCurrency }),
      cancelText: t("convert.later"),
      onConfirm: () => void convert(),
    });
  });

  useEffect(
    function askOnce() {
      let isOver = false;
      const ask = async () => {
        const answer = await client
          .query({ query: AccountConversionDocument, fetchPolicy: "network-only", context: { hasOwnErrors: true } })
          .catch(() => undefined);
        const conversion = answer?.data?.viewer?.accountConversion;
        if (!isOver && conversion != null) remind(conversion);
      };
      void ask();
      return () => {
        isOver = true;
      };
    },
    [client],
  );

  return null;
}
