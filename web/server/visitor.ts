/**
 * What is believed of a visitor. Proxies of the operator (`TRUSTED_PROXIES`, as the gateway has it) say by which address,
 * protocol and host he came and from which country; from anybody else these headers are taken away before they reach a
 * page or the gateway, which trusts this server. His address is added at the end of the list: the gateway counts guests
 * by it, and takes the last one that is no proxy.
 */
import proxyAddr from "@fastify/proxy-addr";
import fastifyPlugin from "fastify-plugin";

const addressHeader = "x-forwarded-for";
/** What only a proxy may say. */
const proxyHeaders = ["x-geo-country", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "x-device-type"] as const;

/** Addresses, ranges and names ("loopback") of the operator's proxies, this machine always among them. */
export function trustedProxies(env: NodeJS.ProcessEnv = process.env): string[] {
  return ["loopback", ...(env.TRUSTED_PROXIES ?? "").split(",").map((proxy) => proxy.trim()).filter((proxy) => proxy !== "")];
}

export const visitorPlugin = fastifyPlugin<{ trustedProxies: readonly string[] }>(async (app, options) => {
  const isTrusted = proxyAddr.compile([...options.trustedProxies]);
  // On the request itself: what renders pages and what passes requests on both read it there.
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers, socket: { remoteAddress } } = request.raw;
    if (remoteAddress === undefined || !isTrusted(remoteAddress, 0)) for (const name of proxyHeaders) delete headers[name];
    headers[addressHeader] = [headers[addressHeader], remoteAddress].flat().filter((address) => address !== undefined && address !== "").join(", ");
    done();
  });
});
