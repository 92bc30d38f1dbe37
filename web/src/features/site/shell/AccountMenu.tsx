import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import Chevron from "~icons/mdi/chevron-down";
import Person from "~icons/mdi/account-outline";
import { OFFICE_MENU } from "#shared/routes/office.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { clickInPlace } from "@/platform/page/clickInPlace.ts";
import { useSiteConfig, type Viewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { Balance } from "@/account/Balance.tsx";
import { useChooseAccount } from "@/account/useChooseAccount.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { Disclosure } from "@/ui/overlays/Disclosure.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import styles from "./AccountMenu.module.css";
import { HideBalance } from "./HideBalance.tsx";
import { existing, menuUrl } from "./menuTable.ts";
import { SignOutButton } from "./SignOutButton.tsx";

/** The player's balance, always in view, their accounts to choose from, their office (SPEC 2.49), and the way out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation(["shell", "menu"]);

  const lang = useLanguage();
  const config = useSiteConfig();
  const account = activeAccountOf(viewer);
  const accounts = viewer.accounts ?? [];
  const { choose, isChanging } = useChooseAccount();
  const openDeposit = useOpenDeposit();

  /** The shortest name that tells an account from the others: the bar has no room for more. */
  function shortName({ label, type, balance: { currency } }: (typeof accounts)[number]): string {
    const alike = accounts.filter(({ balance }) => balance.currency === currency);
    if (alike.length === 1) return currency;
    return alike.filter((other) => other.type === type).length === 1 ? t(`accountKind.${type}`) : label;
  }

  return (
    <div className={styles.account}>
      <div className={styles.sums}>
        <span className={styles.login}>{viewer.name ?? viewer.login}</span>
        <output className={styles.balance} aria-label={t("balance")}>
          {account === null ? "—" : <Balance value={account.balance} />}
        </output>
      </div>
      {account === null || viewer.config === null ? null : <HideBalance viewer={viewer} />}
      {account !== null && accounts.length > 1 ? (
        <Select
          isInk
          label={t("account")}
          value={account.id}
          isDisabled={isChanging}
          options={accounts.map((each) => ({ value: each.id, name: shortName(each) }))}
          onChange={(accountId) => void choose(accountId)}
        />
      ) : null}
      {existing(["recharge"], config).map((name) => (
        <Link
          key={name}
          to={menuUrl(lang, name)}
          className={styles.deposit}
          onClick={(event) => clickInPlace(event, openDeposit)}
        >
          {t("deposit")}
        </Link>
      ))}
      <Disclosure
        button={
          <>
            <Person aria-hidden />
            <Chevron aria-hidden />
          </>
        }
        label={t("menu:office")}
        buttonClass={styles.office}
        align="end"
      >
        <nav aria-label={t("menu:group.office")} className={styles.groups}>
          {OFFICE_MENU.map(({ group, routes }) => (
            <ul key={group}>
              {existing<(typeof OFFICE_MENU)[number]["routes"][number]>(routes, config).map((name) => (
                <li key={name}>
                  <NavLink end to={menuUrl(lang, name)} className={styles.entry}>
                    {t(`menu:page.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </Disclosure>
      <SignOutButton />
    </div>
  );
}
