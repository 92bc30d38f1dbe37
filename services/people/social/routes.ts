/** Routes of the social service (SPEC 7.16, 7.17). */
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { issueSignInToken } from "../players/public.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { socialApi } from "./api.ts";
import { linkedPlayer, readCredential } from "./credentials.ts";
import { demoClientId, demoIssuer, signIdentity } from "./demoNetwork/network.ts";
import { demoNetworkRoutes } from "./demoNetwork/routes.ts";
import { oneTapRoutes, oneTapScriptPath } from "./demoNetwork/oneTapRoutes.ts";
import { NetworkAway } from "./networkCalls.ts";
import { isSetUp, oneTapScriptOf, providerOf, providersOf } from "./providers.ts";
import { registrationToken } from "./registrationToken.ts";
import { startFlow } from "./relyingParty.ts";

const noNetwork = new Failure(404, "NETWORK_UNKNOWN", "This network is not set up");
const networkAway = new Failure(409, "NETWORK_AWAY", "The network does not answer");

function onlyAway(error: unknown): "away" {
  if (error instanceof NetworkAway) return "away";
  throw error;
}

/** This process's own address for its own calls: the demo network is a separate site to the rest of it. */
const ownUrlOf = (app: FastifyInstance) => () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** An address with its secrets behind the #, where no server and no log sees them. */
const hidden = (path: string, query: Record<string, string>, secrets: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}#${new URLSearchParams(secrets)}`;

const oneTapNetwork = socialNetworks.find(({ code }) => code === "GOOGLE")?.id ?? 0;

/** Settings of one-tap. @param ownUrl where browsers reach a demo's network */
function oneTapOf(context: ServiceContext, ownUrl: () => string): { clientId: string | null; script: string | null } {
  if (!isSetUp(context, oneTapNetwork)) return { clientId: null, script: null };
  const own = providersOf(context.settings).GOOGLE;
  if (own !== undefined) return { clientId: own.clientId, script: oneTapScriptOf(own) };
  return {
    clientId: demoClientId,
    script: `${context.settings.demoNetworkUrl ?? ownUrl()}${oneTapScriptPath(oneTapNetwork)}`,
  };
}

export const socialService: ServicePlugin = (context) => {
  const providers = providersOf(context.settings);
  const isDemo = context.settings.siteEnv === "demo";
  return async (app) => {
    const ownUrl = ownUrlOf(app);
    if (isDemo) {
      await app.register(async (network) => {
        demoNetworkRoutes(network, context, ownUrl);
        oneTapRoutes(network, context, ownUrl);
      });
    }

    route(app, socialApi.networks, async () => ({
      networks: socialNetworks.map((network) => ({ ...network, isOn: isSetUp(context, network.id) })),
    }));

    route(app, socialApi.clientId, async () => oneTapOf(context, ownUrl));

    route(app, socialApi.oneTap, async ({ body: { credential, nonce_secret, language, currency, countryId } }) => {
      const person = await readCredential(context, credential, nonce_secret ?? null).catch(onlyAway);
      if (person === "away") return networkAway;
      if (!person) return { redirectUrl: null };
      const player = await linkedPlayer(context, person);
      // Somebody without an account goes on to registration with the identity from one-tap.
      if (!player)
        return {
          redirectUrl: hidden(
            `/${language}/registration/socialregistration`,
            { network: String(person.network), currency, countryId },
            { token: await registrationToken(context, person) },
          ),
        };
      const { method_id, token, sign } = await issueSignInToken(context, { methodId: 2, playerId: player.id });
      return { redirectUrl: hidden(`/${language}/user/login`, { method_id: String(method_id) }, { token, sign }) };
    });

    route(app, socialApi.start, async ({ body: { network, return_path, origin } }) => {
      const provider = providerOf(context.settings, providers, network, demoIssuer(ownUrl(), network));
      if (provider === null || !isSetUp(context, network)) return noNetwork;
      const started = await startFlow(
        context,
        network,
        provider,
        `${origin ?? context.settings.siteUrl}${return_path}`,
      ).catch(onlyAway);
      return started === "away" ? networkAway : started;
    });

    route(app, socialApi.demoCredential, async ({ body: { network, subject } }) =>
      isDemo && isSetUp(context, network)
        ? { credential: await signIdentity(context, { issuer: demoIssuer(ownUrl(), network), network, subject }) }
        : noNetwork,
    );
  };
};
