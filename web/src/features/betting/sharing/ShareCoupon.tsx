import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/close";
import Share from "~icons/mdi/share-variant-outline";
import { type CouponKind, couponKinds, coversOf } from "#shared/betting/coupon/kinds.ts";
import { couponPicturePath, sharedCouponPath } from "#shared/betting/couponCode.ts";
import { useLanguage, useOrigin } from "@/platform/app/app.ts";
import { useShareCouponMutation } from "@/operations/betting/generated.ts";
import type { ShareCouponInput } from "@/operations/types.generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Sharing.module.css";
import { canShare, copyText, shareLink } from "@/platform/browser/claims.ts";

/** Kind under which so many bets are saved: the chosen one where they can be that. */
function kindToSave(chosen: CouponKind | null, count: number): CouponKind {
  if (chosen !== null && count >= couponKinds[chosen].minBets && count <= couponKinds[chosen].maxBets) return chosen;
  return count > 1 ? "EXPRESS" : "SINGLE";
}

/**
 * Saves the coupon being made under a code, which can be copied, sent as a link, or read out. Nothing while there are
 * no bets.
 */
export function ShareCoupon() {
  const coupon = useCoupon();
  const bets = useReactiveVar(coupon.bets);
  const receipts = useReactiveVar(coupon.receipts);
  const making = useReactiveVar(coupon.making);
  if (bets.length === 0 || receipts.length > 0) return null;
  const kind = kindToSave(making.kind, bets.length);
  const covers = coversOf(bets.length);
  const places = bets.map(({ outcomeId, isBanker = false, blockId = null }) => ({
    outcomeId,
    ...(kind === "SYSTEM" ? { isBanker } : {}),
    ...(kind === "CONDITIONAL" ? { blockId } : {}),
  }));
  const content: ShareCouponInput = {
    kind,
    bets: places.map((place, index) => ({ ...place, coef: bets[index]?.coef ?? "" })),
    ...(kind === "SYSTEM" ? { systemValue: making.systemValue } : {}),
    ...(kind === "FULL_COVER" ? { cover: covers.find((name) => name === making.cover) ?? covers[0] ?? null } : {}),
  };
  // Another coupon is another code; the same at other prices is not.
  return <Saving key={JSON.stringify({ ...content, bets: places })} content={content} />;
}

function Saving({ content }: { content: ShareCouponInput }) {
  const { t } = useTranslation("sharing");
  const [share, { loading }] = useShareCouponMutation();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<"refused" | "saveFailed" | null>(null);

  async function save() {
    setProblem(null);
    const answer = await share({ variables: { input: content }, context: { hasOwnErrors: true } }).catch(
      () => undefined,
    );
    const saved = answer?.data?.shareCoupon;
    if (saved?.code != null) setCode(saved.code);
    else setProblem(saved === undefined ? "saveFailed" : "refused");
  }

  if (code !== null) return <Saved code={code} onClose={() => setCode(null)} />;
  return (
    <div className={styles.share}>
      <Button isWide look="quiet" isBusy={loading} onClick={() => void save()}>
        <Share aria-hidden />
        {loading ? t("saving") : t("share")}
      </Button>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  );
}

/** A code and the ways to pass it on. */
function Saved({ code, onClose }: { code: string; onClose(): void }) {
  const origin = useOrigin();
  const lang = useLanguage();
  const { t } = useTranslation("sharing");
  const [said, setSaid] = useState("");
  const link = `${origin}${sharedCouponPath(lang, code)}`;
  const canSend = canShare();

  function copy(text: string) {
    void copyText(text).then((isCopied) => setSaid(t(isCopied ? "copied" : "copyFailed")));
  }

  return (
    <section className={styles.saved} aria-label={t("saved", { code })}>
      <header className={styles.savedHead}>
        <bdi className={styles.code} translate="no">
          {code}
        </bdi>
        <button type="button" className={styles.close} aria-label={t("close")} onClick={onClose}>
          <Close aria-hidden />
        </button>
      </header>
      <p className={styles.soft}>{t("savedText")}</p>
      <img
        src={couponPicturePath(lang, code)}
        alt={t("picture")}
        width={1200}
        height={630}
        className={styles.picture}
      />
      <div className={styles.ways}>
        <Button onClick={() => copy(code)}>{t("copyCode")}</Button>
        <Button onClick={() => copy(link)}>{t("copyLink")}</Button>
        {canSend ? <Button onClick={() => void shareLink({ url: link })}>{t("send")}</Button> : null}
      </div>
      <p role="status" className={styles.soft}>
        {said}
      </p>
    </section>
  );
}
