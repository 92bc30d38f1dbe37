/** Routes of the social service (SPEC 7.16, 7.17). */
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { socialNetworks } from "#shared/socialNetworks.ts";
import { issueSignInToken } from "../auth/otherSignIns.ts";
import type { ServiceContext, ServicePlugin } from "../core/context.ts";
import { Failure, route } from "../core/rest.ts";
import { socialApi } from "./api.ts";
import { linkedPlayer, readCredential } from "./credentials.ts";
import { demoClientId, demoIssuer, signIdentity } from "./demoNetwork/network.ts";
import { demoNetworkRoutes } from "./demoNetwork/routes.ts";
import { isSetUp, providerOf, providersOf } from "./providers.ts";
import { registrationToken } from "./registrationToken.ts";
import { NetworkAway, startFlow } from "./relyingParty.ts";

const noNetwork = new Failure(404, "NETWORK_UNKNOWN", "This network is not set up");
const networkAway = new Failure(409, "NETWORK_AWAY", "The network does not answer");

/** Where this process answers, for what it asks itself: the demo network is another site to the rest of it. */
const ownUrlOf = (app: FastifyInstance) => () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

function oneTapClientId({ settings }: ServiceContext): string | null {
  return providersOf(settings).GOOGLE?.clientId ?? (settings.siteEnv === "demo" ? demoClientId : null);
}

export const socialService: ServicePlugin = (context) => {
  const providers = providersOf(context.settings);
  const isDemo = context.settings.siteEnv === "demo";
  return async (app) => {
    const ownUrl = ownUrlOf(app);
    if (isDemo) await app.register(async (network) => demoNetworkRoutes(network, context, ownUrl));

    route(app, socialApi.networks, async () => ({ networks: socialNetworks.map((network) => ({ ...network, isOn: isSetUp(context, network.id) })) }));

    route(app, socialApi.clientId, async () => ({ clientId: oneTapClientId(context) }));

    route(app, socialApi.oneTap, async ({ body: { credential, language, currency, countryId } }) => {
      const person = await readCredential(context, credential);
      if (!person) return { redirectUrl: null };
      const player = await linkedPlayer(context, person);
      // Who is nobody here yet goes on to registration, with what one-tap knew of him.
      if (!player) return { redirectUrl: `/${language}/registration/socialregistration?${new URLSearchParams({ network: String(person.network), currency, countryId, token: await registrationToken(context, person) })}` };
      const { method_id, token, sign } = await issueSignInToken(context, { methodId: 2, playerId: player.id });
      return { redirectUrl: `/${language}/user/login?${new URLSearchParams({ method_id: String(method_id), token, sign })}` };
    });

    route(app, socialApi.start, async ({ body: { network, return_path, origin } }) => {
      const provider = providerOf(context.settings, providers, network, demoIssuer(ownUrl(), network));
      if (provider === null || !isSetUp(context, network)) return noNetwork;
      try {
        return await startFlow(context, network, provider, `${origin ?? context.settings.siteUrl}${return_path}`);
      } catch (error) {
        if (!(error instanceof NetworkAway)) throw error;
        return networkAway;
      }
    });

    route(app, socialApi.demoCredential, async ({ body: { network, subject } }) =>
      (isDemo && isSetUp(context, network) ? { credential: await signIdentity(context, { issuer: demoIssuer(ownUrl(), network), network, subject }) } : noNetwork));
  };
};
