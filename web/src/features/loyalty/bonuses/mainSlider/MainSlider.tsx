import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Back from "~icons/mdi/chevron-left";
import On from "~icons/mdi/chevron-right";
import { LANGUAGES } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { OfferMost, PhaseLine } from "../offers/OfferCard.tsx";
import { OfferPicture } from "../offers/OfferPicture.tsx";
import { TournamentPhaseLine } from "../tournaments/TournamentCard.tsx";
import { useMainSliderQuery } from "@/operations/loyalty/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { type SlideOffer, slidesOf, type SlideTournament } from "./slides.ts";
import { SliderPlace } from "./SliderPlace.tsx";
import styles from "./MainSlider.module.css";

/** A scroll position this near to an end is at it, in pixels. */
const NEAR = 4;
/** The share of what is seen by which a press moves on: a part of the last slide stays in sight. */
const STEP = 0.8;

/** Which ends of a row are reached, and a way to move along it. Both follow the direction of the page. */
function useRow(isRtl: boolean) {
  const row = useRef<HTMLUListElement | null>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  const follow = useCallback(function followRow(list: HTMLUListElement | null) {
    row.current = list;
    if (list === null) return undefined;
    const measure = () => {
      const at = Math.abs(list.scrollLeft);
      const next = { isStart: at < NEAR, isEnd: at + list.clientWidth > list.scrollWidth - NEAR };
      setEnds((now) => (now.isStart === next.isStart && now.isEnd === next.isEnd ? now : next));
    };
    measure();
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(list);
    list.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer?.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, []);
  const move = (way: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: way * (isRtl ? -1 : 1) * list.clientWidth * STEP });
  };
  return { ...ends, follow, move };
}

function OfferSlide({ offer }: { offer: SlideOffer }) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const isTwin = useSiteConfig()?.promoBonusToOffer === true;
  return (
    <article className={styles.slide}>
      <OfferPicture name={offer.picture} />
      <div className={styles.body}>
        {offer.isWelcome ? <span className={styles.mark}>{t("welcome")}</span> : null}
        <h2>
          <Link to={urls.page(lang, isTwin ? "offersItem" : "bonusesItem", { id: offer.key })}>{offer.title}</Link>
        </h2>
        <OfferMost terms={offer.terms} />
        <PhaseLine offer={offer} />
      </div>
    </article>
  );
}

function TournamentSlide({ tournament }: { tournament: SlideTournament }) {
  const { t } = useTranslation("tournaments");
  const lang = useLanguage();
  const { id, name, product, fund, picture } = tournament;
  return (
    <article className={styles.slide}>
      <OfferPicture name={picture} />
      <div className={styles.body}>
        <span className={styles.mark}>{t(`product.${product}`)}</span>
        <h2>
          <Link to={urls.page(lang, "bonusCasinoTournament", { id })}>{name}</Link>
        </h2>
        <p className={styles.fund}>
          <span>{t("fund")} </span>
          <Money value={fund} />
        </p>
        <TournamentPhaseLine tournament={tournament} />
      </div>
    </article>
  );
}

/** The home page's slider of what can be taken and played now [2.62]. It moves when it is told to, never by itself. */
export function MainSlider() {
  const { data, loading } = useMainSliderQuery();
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const hasDeposit = useViewer()?.config?.hasDeposit === true;
  const { isStart, isEnd, follow, move } = useRow(LANGUAGES[lang].dir === "rtl");
  const slides = slidesOf(data, hasDeposit);
  if (slides.length === 0) return loading ? <SliderPlace /> : null;
  return (
    <section aria-label={t("slider.label")} className={styles.slider}>
      <ul ref={follow} className={styles.row} tabIndex={-1}>
        {slides.map((slide) => (
          <li key={slide.kind === "offer" ? `offer ${slide.offer.id}` : `tournament ${slide.tournament.id}`}>
            {slide.kind === "offer" ? (
              <OfferSlide offer={slide.offer} />
            ) : (
              <TournamentSlide tournament={slide.tournament} />
            )}
          </li>
        ))}
      </ul>
      {isStart && isEnd ? null : (
        <>
          <button
            type="button"
            className={styles.move}
            data-way="back"
            aria-label={t("slider.previous")}
            disabled={isStart}
            onClick={() => move(-1)}
          >
            <Back aria-hidden />
          </button>
          <button
            type="button"
            className={styles.move}
            data-way="on"
            aria-label={t("slider.next")}
            disabled={isEnd}
            onClick={() => move(1)}
          >
            <On aria-hidden />
          </button>
        </>
      )}
    </section>
  );
}
