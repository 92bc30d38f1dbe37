import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/close";
import { useLanguage, useOrigin } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import styles from "./LiveVideo.module.css";

/**
 * The player's address by the operator's template; null for one that is no page of another site, which alone can be
 * kept apart from this one.
 */
export function videoUrl(
  template: string | null,
  parts: Readonly<Record<"gameId" | "sport" | "language", string>>,
  ownOrigin: string,
): string | null {
  const text = template?.replaceAll(/\{(gameId|sport|language)\}/g, (_, name: keyof typeof parts) =>
    encodeURIComponent(parts[name]),
  );
  const url = text === undefined ? null : URL.parse(text);
  return url?.protocol === "https:" && url.origin !== ownOrigin ? url.href : null;
}

/** Live pictures, where the operator has them. They keep in view while the page scrolls, if the visitor likes it so. */
export function LiveVideo({ game, names }: { game: GameHeadFragment; names: string }) {
  const { t } = useTranslation("game");
  const origin = useOrigin();
  const lang = useLanguage();
  const config = useSiteConfig();
  const { isVideoMoving } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const url = videoUrl(
    config?.gameVideoUrl ?? null,
    { gameId: game.id, sport: game.sport?.slug ?? "", language: lang },
    origin,
  );
  const isOn = url !== null && isVideoMoving;

  useEffect(
    function watchPlace() {
      if (!isOn || place.current === null) return undefined;
      const observer = new IntersectionObserver(([entry]) => {
        setAway(entry?.isIntersecting === false);
        if (entry?.isIntersecting === true) setLeft(false);
      });
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [isOn],
  );

  if (url === null) return null;
  const isFloating = isOn && isAway && !isLeft;
  return (
    <section className={styles.card} aria-label={t("video")}>
      <div ref={place} className={styles.place}>
        <div className={styles.frame} data-floating={isFloating || undefined}>
          <iframe
            className={styles.player}
            src={url}
            title={t("videoOf", { game: names })}
            loading="lazy"
            referrerPolicy="origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is never of this site's origin, so it can't lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation"
            allow="fullscreen; encrypted-media; picture-in-picture"
          />
          {isFloating ? (
            <button
              type="button"
              className={styles.close}
              aria-label={t("videoBack")}
              title={t("videoBack")}
              onClick={() => setLeft(true)}
            >
              <Close aria-hidden />
            </button>
          ) : null}
        </div>
      </div>
      <p className={styles.delay}>{t("delayed")}</p>
    </section>
  );
}
