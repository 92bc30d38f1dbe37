import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { RETURN_TO } from "@/platform/guards/access/returning.ts";
import { type LogInMutation, useLogInByOauthMutation, useLogInByTokenMutation } from "@/operations/people/generated.ts";
import { deviceProof } from "@/platform/session/device.ts";
import type { Arrival } from "./arrival.ts";

/** Arrivals that were taken up: each is good once, also where a component is mounted twice. */
const taken = new WeakSet<Arrival>();

/**
 * Signs in by what the browser came back with. Who is nobody here yet goes on to registration with what the network
 * told.
 * @param take takes the server's answer, as that of any other way to sign in
 */
export function useArrival(
  arrival: Arrival | null,
  take: (answer: LogInMutation["logIn"] | null, after: "SOCIAL") => Promise<void>,
) {
  const lang = useLanguage();
  const { t } = useTranslation("signIn");
  const navigate = useNavigate();
  const [byOauth] = useLogInByOauthMutation();
  const [byToken] = useLogInByTokenMutation();
  const [isArriving, setArriving] = useState(arrival?.kind === "oauth" || arrival?.kind === "token");

  const signIn = useEffectEvent(async (come: Arrival) => {
    const own = { context: { hasOwnErrors: true } } as const;
    if (come.kind === "token") {
      const { methodId, token, sign } = come;
      const data = await byToken({ variables: { input: { methodId, token, sign, ...deviceProof() } }, ...own }).then(
        (answer) => answer.data,
        () => undefined,
      );
      await take(data?.logInByToken ?? null, "SOCIAL");
    }
    if (come.kind === "oauth") {
      const {
        code,
        trip: { network, state, returnTo },
      } = come;
      const data = await byOauth({ variables: { input: { network, code, state, ...deviceProof() } }, ...own }).then(
        (answer) => answer.data,
        () => undefined,
      );
      const registrationToken = data?.logInByOauth?.registrationToken;
      if (registrationToken != null) {
        const id = String(socialNetworks.find((one) => one.code === network)?.id ?? "");
        await navigate(
          `${urls.page(lang, "registration", { socialregistration: "socialregistration" })}?${new URLSearchParams({ network: id, ...(returnTo !== null && { [RETURN_TO]: returnTo }) }).toString()}`,
          { replace: true, state: { registrationToken } },
        );
        return;
      }
      await take(data?.logInByOauth ?? null, "SOCIAL");
    }
  });

  useEffect(
    function takeUp() {
      if (arrival === null || taken.has(arrival)) return;
      taken.add(arrival);
      void signIn(arrival).finally(() => setArriving(false));
    },
    [arrival],
  );

  return {
    isArriving,
    words: arrival?.kind === "refused" ? t("leftNetwork") : arrival?.kind === "lost" ? t("lostNetwork") : null,
  };
}
