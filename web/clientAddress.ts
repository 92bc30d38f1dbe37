/**
 * Tells the gateway where a visitor comes from: it counts guests by address. Whoever says himself where he comes from
 * is not believed: the list ends with the address he does come from, and the gateway takes the last one that is no
 * proxy of its operator's (`TRUSTED_PROXIES`).
 */
import fastifyPlugin from "fastify-plugin";

const name = "x-forwarded-for";

export const clientAddressPlugin = fastifyPlugin(async (app) => {
  // On the request itself: what renders pages and what passes requests on both read it there.
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers, socket: { remoteAddress } } = request.raw;
    headers[name] = [headers[name], remoteAddress].flat().filter((address) => address !== undefined && address !== "").join(", ");
    done();
  });
});
