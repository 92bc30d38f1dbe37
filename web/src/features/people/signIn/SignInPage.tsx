import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useViewer } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { METHOD } from "@/platform/session/signInAddress.ts";
import { type Arrival, isOfAnybody, takeArrival } from "./arrival.ts";
import { LinkQuestion } from "./LinkQuestion.tsx";
import styles from "./SignInPage.module.css";
import { SignInForm } from "./SignInForm.tsx";

/** Sign-in as a page of its own: where networks, one-tap and links of other devices send browsers to. */
export function SignInPage({ onSignedIn }: { onSignedIn(returnTo?: string): void }) {
  const { t } = useTranslation("signIn");
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [agreed, setAgreed] = useState<Arrival | null>(null);
  const isPlayer = viewer !== null;
  const isForLink = new URLSearchParams(search).has(METHOD);

  useEffect(
    function receive() {
      const come = takeArrival(`${search}${hash}`);
      if (come === null) {
        // Who is somebody here already has no business on this page without a link to be asked about.
        if (isPlayer && isForLink && arrival === null) void navigate(pathname, { replace: true });
        return;
      }
      // The router learns what stands in the address bar by now.
      void Promise.resolve(
        navigate(`${globalThis.location.pathname}${globalThis.location.search}`, { replace: true }),
      ).then(() => setArrival(come));
    },
    [navigate, pathname, search, hash, isPlayer, isForLink, arrival],
  );

  function cancel() {
    setArrival(null);
    void navigate(pathname, { replace: true });
  }

  const isAsking = arrival !== null && isOfAnybody(arrival) && arrival !== agreed;
  const title = t(isAsking ? "link.title" : "title");
  return (
    <section className={styles.card}>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
      {isAsking ? (
        <LinkQuestion arrival={arrival} onAgree={() => setAgreed(arrival)} onCancel={cancel} />
      ) : (
        <SignInForm key={arrival?.kind ?? "own"} arrival={arrival} onSignedIn={onSignedIn} />
      )}
    </section>
  );
}
