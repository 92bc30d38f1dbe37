/** The social service: one-tap and the networks [7.16, 7.17]. */
import type { SocialNetworkCode } from "#shared/people/socialNetworks.ts";
import { socialNetworkById } from "#shared/people/socialNetworks.ts";
import type { paths } from "../../upstream/social.ts";
import { networkNumber } from "./signIns.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

export interface NetworkOffer {
  code: SocialNetworkCode;
  name: string;
  isOn: boolean;
}

export interface OneTap {
  credential: string;
  nonceSecret: string | null;
  language: string;
  currencyId: number;
  countryId: number;
}

const googleScript = "https://accounts.google.com/gsi/client";

export class SocialService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The networks the schema knows, and which of them the site takes. @throws UpstreamError */
  async networks(): Promise<NetworkOffer[]> {
    const { networks } = await this.upstream.get("/social-api/v1/networks", {});
    return networks.flatMap(({ id, name, isOn }) => {
      const known = socialNetworkById(id);
      return known ? [{ code: known.code, name, isOn }] : [];
    });
  }

  /** Settings for the one-tap script; null if it isn't set up. @throws UpstreamError */
  async clientId(): Promise<string | null> {
    return (await this.upstream.get("/social-api/v1/oauth/one-tap/client-id", {})).clientId;
  }

  /**
   * Where one-tap's script is; null if there is none. A service that says nothing of it means Google. @throws
   * UpstreamError
   */
  async oneTapScript(): Promise<string | null> {
    const { clientId, script } = await this.upstream.get("/social-api/v1/oauth/one-tap/client-id", {});
    return script === undefined && clientId !== null ? googleScript : (script ?? null);
  }

  /**
   * Where the browser goes on with a credential; null for one that is refused. @throws UpstreamError with upstreamCode
   * NETWORK_AWAY.
   */
  async oneTap({ credential, nonceSecret, language, currencyId, countryId }: OneTap): Promise<string | null> {
    const form = {
      credential,
      ...(nonceSecret !== null && { nonce_secret: nonceSecret }),
      language,
      currency: String(currencyId),
      countryId: String(countryId),
    };
    return (await this.upstream.postForm("/social-api/v1/oauth/one-tap", { form })).redirectUrl;
  }

  /**
   * Where to send the browser for a network's consent. @param origin of the page that asks
   * @throws UpstreamError with upstreamCode NETWORK_UNKNOWN, NETWORK_AWAY or BAD_REQUEST (the path).
   */
  start(
    network: SocialNetworkCode,
    returnPath: string,
    origin: string | undefined,
  ): Promise<{ url: string; state: string }> {
    return this.upstream.post("/social-api/v1/oauth/start", {
      body: { network: networkNumber(network), return_path: returnPath, ...(origin !== undefined && { origin }) },
    });
  }
}

export const social = describeService({
  name: "social",
  calls: {
    "GET /social-api/v1/networks": { isPublic: true },
    "GET /social-api/v1/oauth/one-tap/client-id": { isPublic: true },
  },
  connect: (options) => new SocialService({ ...options, passesCookies: true }),
});
