/** Routes of the social service (SPEC 7.16, 7.17). */
import { socialNetworks } from "#shared/socialNetworks.ts";
import { issueSignInToken } from "../auth/otherSignIns.ts";
import { seal } from "../auth/sealed.ts";
import type { ServicePlugin } from "../core/context.ts";
import { Failure, route } from "../core/rest.ts";
import { socialApi } from "./api.ts";
import { demoClientId, demoSubject, isSetUp, linkedPlayer, readCredential, signCredential } from "./credentials.ts";

/** Time to answer a network's questions. */
const stateMs = 10 * 60_000;

const noNetwork = new Failure(404, "NETWORK_UNKNOWN", "This network is not set up");

export const socialService: ServicePlugin = (context) => async (app) => {
  route(app, socialApi.networks, async () => ({ networks: socialNetworks.map((network) => ({ ...network, isOn: isSetUp(context, network.id) })) }));

  route(app, socialApi.clientId, async () => ({ clientId: context.settings.siteEnv === "demo" ? demoClientId : null }));

  route(app, socialApi.oneTap, async ({ body: { credential, language, currency, countryId } }) => {
    const person = await readCredential(context, credential);
    if (!person) return { redirectUrl: null };
    const player = await linkedPlayer(context, person);
    // Who is nobody here yet goes on to registration, with what one-tap knew of him.
    if (!player) return { redirectUrl: `/${language}/registration/socialregistration?${new URLSearchParams({ network: String(person.network), currency, countryId })}` };
    const { method_id, token, sign } = await issueSignInToken(context, { methodId: 2, playerId: player.id });
    return { redirectUrl: `/${language}/user/login?${new URLSearchParams({ method_id: String(method_id), token, sign })}` };
  });

  route(app, socialApi.start, async ({ body: { network, return_path } }) => {
    if (!isSetUp(context, network)) return noNetwork;
    const { token, sign } = await seal(context, "oauth", String(network), stateMs);
    const state = `${token}.${sign}`;
    // The demo network asks nothing: it sends the browser straight back, as one does where consent was given before.
    const code = await signCredential(context, network, demoSubject);
    return { url: `${return_path}${return_path.includes("?") ? "&" : "?"}${new URLSearchParams({ code, state })}`, state };
  });

  route(app, socialApi.demoCredential, async ({ body: { network, subject } }) =>
    (isSetUp(context, network) ? { credential: await signCredential(context, network, subject) } : noNetwork));
};
