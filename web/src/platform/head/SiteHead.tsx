import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";

/** Sizes of the icon on phones' home screens (SPEC 9.34). */
const APPLE_TOUCH_SIZES = [72, 96, 128, 144, 152, 192, 384, 512];

/** Color of the browser's own bars while nobody said one. */
const USUAL_THEME = "#0F1A2B";

/** What every page's head says of the site: icons, the manifest, the color of the browser's bars. */
export function SiteHead() {
  const config = useSiteConfig();
  const lang = useLanguage();
  return (
    <>
      <meta name="theme-color" content={config?.themeColor ?? USUAL_THEME} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {APPLE_TOUCH_SIZES.map((size) => (
        <link
          key={size}
          rel="apple-touch-icon"
          sizes={`${size}x${size}`}
          href={`/icons/apple-touch-icon-${size}.png`}
        />
      ))}
      {config === null ? null : <meta name="apple-mobile-web-app-title" content={config.companyName} />}
      {config?.isPwa === true ? <link rel="manifest" href={`/manifest.json?lang=${lang}`} /> : null}
    </>
  );
}
