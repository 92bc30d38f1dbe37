import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDialog, useLanguage, usePageInstant } from "@/platform/app/app.ts";
import { type SiteConfig, useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { AgeMark } from "./AgeMark.tsx";
import styles from "./Footer.module.css";
import { FooterWords } from "./FooterWords.tsx";
import { LanguageLinks } from "./settings/LanguageLinks.tsx";
import { existing, INFORMATION_GROUPS, type MenuPage, menuUrl, SECTION_GROUPS } from "./menuTable.ts";

/** What even the smallest footer leads to: what the law and a player in need ask for. */
const COMPACT = [
  "about",
  "contacts",
  "rules",
  "responsibleGaming",
  "licenses",
  "consent",
  "cookies",
  "credits",
] as const satisfies readonly MenuPage[];

/**
 * Below every page: where one can go, whom one deals with, for whom this is not. The operator chooses between two
 * sizes.
 */
export function Footer() {
  const { t } = useTranslation(["shell", "menu"]);
  const dialog = useDialog();
  const now = usePageInstant();
  const lang = useLanguage();
  const config = useSiteConfig();
  const year = new Date(now).getUTCFullYear();
  const isCompact = config?.footerType === "COMPACT";
  const link = (name: MenuPage) => (
    <li key={name}>
      <Link to={menuUrl(lang, name)} className={styles.link}>
        {t(`menu:page.${name}`)}
      </Link>
    </li>
  );

  return (
    <footer className={`${styles.footer} after-first-picture`} data-size={isCompact ? "compact" : "full"}>
      <div className={styles.inner}>
        {isCompact ? (
          <nav aria-label={t("information")}>
            <ul className={styles.row}>{existing(COMPACT, config).map(link)}</ul>
          </nav>
        ) : (
          <nav aria-label={t("information")} className={styles.columns}>
            {[...SECTION_GROUPS, ...INFORMATION_GROUPS].map(({ group, pages }) => (
              <div key={group}>
                <h2 className={styles.head}>{t(`menu:group.${group}`)}</h2>
                <ul>{existing<MenuPage>(pages, config).map(link)}</ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.safety}>
          <AgeMark />
          <p className={styles.text}>{t("responsible")}</p>
          <PolicyLogo config={config} />
        </div>
        <FooterWords />
        <div className={styles.last}>
          <p>
            <bdi translate="no">
              © {year} {config?.companyLegalName ?? t("siteName")}
            </bdi>
          </p>
          <button type="button" className={styles.button} onClick={() => dialog({ name: "cookies" })}>
            {t("cookieSettings")}
          </button>
          <SocialLinks config={config} />
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ config }: { config: SiteConfig | null }) {
  const { t } = useTranslation("shell");
  const links = config?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("social")}>
      <ul className={styles.row}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The logo of the policy, in the countries where it has to be shown (SPEC 5.32). */
function PolicyLogo({ config }: { config: SiteConfig | null }) {
  const { t } = useTranslation("shell");
  const viewer = useViewer();
  if (config === null) return null;
  const { path, countryIds, isShown } = config.policyLogo;
  const isOwn = countryIds.some((id) => String(id) === viewer?.config?.countryId);
  return isShown || isOwn ? (
    <img src={path} alt={t("policyLogo")} width={88} height={31} loading="lazy" className={styles.policy} />
  ) : null;
}
