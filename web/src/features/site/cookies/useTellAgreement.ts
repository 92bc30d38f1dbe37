import { useEffect } from "react";
import { useMutation, useReactiveVar } from "@apollo/client/react";
import { useConsent } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { SetCookiesAgreementDocument } from "@/operations/site/generated.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

const TOLD_KEY = "cookies-agreement-told";

/**
 * Tells the operator when a player agreed to cookies, where they want to know (SPEC 4.22, 7.26): at the choice, and at
 * signing in for a choice made before. Once a session for a player and their choice.
 */
export function useTellAgreement(): void {
  const consent = useReactiveVar(useConsent());
  const isLogged = useSiteConfig()?.isLoggingClientCookiesAgreement === true;
  const playerId = useViewer()?.id ?? null;
  const [setAgreement] = useMutation(SetCookiesAgreementDocument);
  const agreedAt = consent?.agreedAt ?? null;

  useEffect(
    function tellAgreement() {
      if (!isLogged || playerId === null || agreedAt === null) return;
      const told = `${playerId} ${agreedAt}`;
      if (tabTexts.getItem(TOLD_KEY) === told) return;
      tabTexts.setItem(TOLD_KEY, told);
      setAgreement({
        variables: { input: { agreedAt: new Date(agreedAt * 1000).toISOString() } },
        context: { hasOwnErrors: true },
      })
        // Told again with the next page load.
        .catch(() => tabTexts.removeItem(TOLD_KEY));
    },
    [isLogged, playerId, agreedAt, setAgreement],
  );
}
