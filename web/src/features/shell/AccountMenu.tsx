import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import Exit from "~icons/mdi/logout-variant";
import { ROUTES, routeOf, splitPath, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/navigation.ts";
import type { Viewer } from "@/app/siteData.ts";
import { activeAccountOf } from "@/betting/account.ts";
import { useLogOutMutation, useSetActiveAccountMutation } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Money } from "@/ui/Money.tsx";
import { Select } from "@/ui/Select.tsx";
import styles from "./AccountMenu.module.css";

/** The player's balance, always in view, his accounts to choose from, and the way out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const app = useApp();
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const location = useLocation();
  const lang = languageOf(app);
  const account = activeAccountOf(viewer);
  const accounts = viewer.accounts ?? [];
  const [setActiveAccount, { loading: isChanging }] = useSetActiveAccountMutation();
  const [logOut, { loading: isLeaving }] = useLogOutMutation();

  const isOnly = (currency: string) => accounts.filter(({ balance }) => balance.currency === currency).length === 1;

  async function leave() {
    await logOut().catch(() => undefined);
    await refreshSite(app);
    app.connection?.renew();
    const name = routeOf(splitPath(location.pathname).path);
    if (name !== null && ROUTES[name].access === "player") await navigate(urls.home(lang));
  }

  return (
    <div className={styles.account}>
      <div className={styles.sums}>
        <span className={styles.login}>{viewer.name ?? viewer.login}</span>
        <output className={styles.balance} aria-label={t("balance")}>{account === null ? "—" : <Money value={account.balance} />}</output>
      </div>
      {account !== null && accounts.length > 1 ? (
        <Select
          isInk label={t("account")} value={account.id} isDisabled={isChanging}
          options={accounts.map(({ id, label, balance: { currency } }) => ({ value: id, name: isOnly(currency) ? currency : label }))}
          onChange={(accountId) => void setActiveAccount({ variables: { input: { accountId } } }).catch(() => undefined)}
        />
      ) : null}
      <Button look="ink" onClick={() => void leave()} isBusy={isLeaving} aria-label={t("signOut")} title={t("signOut")}><Exit aria-hidden /></Button>
    </div>
  );
}
