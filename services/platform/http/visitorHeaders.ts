/**
 * Whose statements about a visitor count. `X-Client-Address` and `X-Geo-Country` decide who is locked out, counted and
 * blocked, so only gateways may send them: those in TRUSTED_GATEWAYS, and callers with the service key. For all others
 * the address is the caller's own and the country is unknown.
 */
import fastifyPlugin from "fastify-plugin";
import { isOnList } from "../../../scripts/lib/trustedProxies.ts";
import { keyFits } from "../secrets/serviceKey.ts";

interface GatewayWord {
  gateways: readonly string[];
  serviceKey: string | null;
}

const addressHeader = "x-client-address";
const countryHeader = "x-geo-country";

export const gatewayWordPlugin = fastifyPlugin<GatewayWord>(async (app, { gateways, serviceKey }) => {
  const isGateway = isOnList(gateways);
  let isTold = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const {
      headers,
      socket: { remoteAddress },
    } = request.raw;
    const key = headers["x-service-key"];
    if (isGateway(remoteAddress) || keyFits(typeof key === "string" ? key : undefined, serviceKey)) return done();
    if (headers[addressHeader] !== undefined && !isTold) {
      // Visitors of an untrusted gateway all count as one address, so its operator gets a log line.
      isTold = true;
      app.log.warn(
        { peer: remoteAddress },
        "X-Client-Address is not believed from this peer; if it is a gateway, name it in TRUSTED_GATEWAYS",
      );
    }
    if (headers[addressHeader] !== undefined && remoteAddress !== undefined) headers[addressHeader] = remoteAddress;
    delete headers[countryHeader];
    done();
  });
});
