import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { AccountConversionDocument, type AccountConversionQuery } from "@/operations/pages.generated.ts";

/** Entry of the session's storage: the players who were reminded (SPEC 4.33). */
const STORED = "hrk_ur";
/** The one currency that there are words for (SPEC 4.33). */
const CURRENCY = "HRK";

type Conversion = NonNullable<NonNullable<AccountConversionQuery["viewer"]>["accountConversion"]>;

/** Notes that a player is reminded now; false where he was already, in this session. */
function noteReminded(playerId: string): boolean {
  const reminded = (sessionStorage.getItem(STORED) ?? "").split(",").filter(Boolean);
  if (reminded.includes(playerId)) return false;
  sessionStorage.setItem(STORED, [...reminded, playerId].join(","));
  return true;
}

/** Reminds a player whose money is in kunas to convert it: once a session, after he signed in (SPEC 4.31, 4.32). */
export function ConvertReminder({ playerId }: { playerId: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation("session");

  const remind = useEffectEvent(({ status, currency, toCurrency }: Conversion) => {
    if (status === "NOT_ALLOWED" || currency !== CURRENCY || toCurrency === null || !noteReminded(playerId)) return;
    app.notifications.show({
      kind: "info", view: "dialog", title: t("convert.title"), text: t(`convert.${status}`, { to: toCurrency }),
      confirmText: t("convert.accounts"), cancelText: t("convert.later"), onConfirm: () => void navigate(urls.page(languageOf(app), "account")),
    });
  });

  useEffect(function askOnce() {
    let isOver = false;
    const ask = async () => {
      const answer = await app.client.query({ query: AccountConversionDocument, fetchPolicy: "network-only", context: { hasOwnErrors: true } }).catch(() => undefined);
      const conversion = answer?.data?.viewer?.accountConversion;
      if (!isOver && conversion != null) remind(conversion);
    };
    void ask();
    return () => { isOver = true; };
  }, [app]);

  return null;
}
