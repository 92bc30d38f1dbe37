import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { routeOf, splitPath } from "#shared/routes/routes.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { useSetActiveAccountMutation } from "@/operations/people/generated.ts";

/** Pages on which nothing is stated of it [8.34]: bingo and the bonus games. */
const QUIET: ReadonlySet<string> = new Set(["bingo", "bonusGame", "bonusGames"]);

/**
 * Makes an account the active one, and says which it is [8.34].
 * @param hasOwnErrors the caller says itself when it failed; else a toast does, and the client where there was no
 *   answer
 */
export function useChooseAccount(hasOwnErrors = false): {
  choose(accountId: string): Promise<boolean>;
  isChanging: boolean;
} {
  const notifications = useNotifications();
  const { t } = useTranslation("notifications");
  const { pathname } = useLocation();
  const [setActiveAccount, { loading }] = useSetActiveAccountMutation();

  async function choose(accountId: string): Promise<boolean> {
    const answer = await setActiveAccount({
      variables: { input: { accountId } },
      ...(hasOwnErrors ? { context: { hasOwnErrors } } : {}),
    }).catch(() => undefined);
    const errors = answer?.data?.setActiveAccount?.errors;
    if (errors?.length === 0) {
      if (!QUIET.has(routeOf(splitPath(pathname).path) ?? ""))
        notifications.show({ kind: "success", view: "toast", text: t("mainAccountWillSet", { id: accountId }) });
      return true;
    }
    if (errors !== undefined && !hasOwnErrors) notifications.show({ kind: "error", view: "toast", text: t("failed") });
    return false;
  }

  return { choose, isChanging: loading };
}
