/**
 * Whose word on a visitor counts. `X-Client-Address` and `X-Geo-Country` decide who is locked out, counted and blocked,
 * so only gateways may say them: those that TRUSTED_GATEWAYS lists, and whoever shows the service key. From anybody else
 * the address is the caller's own and the country unknown.
 */
import fastifyPlugin from "fastify-plugin";
import { isOnList } from "../../scripts/lib/trustedProxies.ts";
import { keyFits } from "./serviceKey.ts";

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
    const { headers, socket: { remoteAddress } } = request.raw;
    const key = headers["x-service-key"];
    if (isGateway(remoteAddress) || keyFits(typeof key === "string" ? key : undefined, serviceKey)) return done();
    if (headers[addressHeader] !== undefined && !isTold) {
      // All visitors of a gateway that is not believed count as one address: whoever runs it must learn of that.
      isTold = true;
      app.log.warn({ peer: remoteAddress }, "X-Client-Address is not believed from this peer; if it is a gateway, name it in TRUSTED_GATEWAYS");
    }
    if (headers[addressHeader] !== undefined && remoteAddress !== undefined) headers[addressHeader] = remoteAddress;
    delete headers[countryHeader];
    done();
  });
});
