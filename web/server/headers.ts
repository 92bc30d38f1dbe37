/** What every answer says to browsers about what others may do with it. */
import fastifyPlugin from "fastify-plugin";

const YEAR_SECONDS = 31_536_000;

/** Abilities of the browser that no page of a betting site needs. */
const unneeded = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "browsing-topics",
];

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Addresses in letters and those that networks send browsers back to say what signs in: not even this site's own logs
  // of later requests are to have them.
  "referrer-policy": "strict-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "SAMEORIGIN",
  // Windows that sign in by a social network are opened by the site and must be able to tell it.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": unneeded.map((name) => `${name}=()`).join(", "),
  "x-permitted-cross-domain-policies": "none",
};

const framedElsewhere = /frame-ancestors 'self' \S/;

export const securityHeaders = fastifyPlugin(async (app) => {
  app.addHook("onSend", async (request, reply) => {
    for (const name in always) if (!reply.hasHeader(name)) reply.header(name, always[name]);
    // It knows no list, and browsers would keep partners out by it.
    if (framedElsewhere.test(String(reply.getHeader("content-security-policy")))) reply.removeHeader("x-frame-options");
    if (request.protocol === "https")
      reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
});
