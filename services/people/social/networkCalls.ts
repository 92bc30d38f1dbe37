/** How networks are asked: within a time, for an answer of a size, never elsewhere than where they said. */
import type { CustomFetch } from "openid-client";

/** A network has so long for one call. Three of them, and the answer is still there before the gateway gives up. */
export const callSeconds = 1.5;

/** The network can't be reached, or takes too long. */
export class NetworkAway extends Error {
  override name = "NetworkAway";
}

/** Calls a network. A timeout or failure is distinguished from a refusal. */
export const ask: CustomFetch = async (url, { body, ...options }) => {
  const form = body instanceof URLSearchParams || typeof body === "string" ? { body } : {};
  const response = await fetch(url, { ...options, ...form }).catch((error: unknown) => {
    throw new NetworkAway("the network does not answer", { cause: error });
  });
  if (response.status >= 500) throw new NetworkAway(`the network answered ${response.status}`);
  return bounded(response);
};

/** Documents, keys and tokens of networks are a few kilobytes. */
const mostBytes = 256 * 1024;

/**
 * An answer that is read no further than it can be of use: one without an end would fill the memory. @throws
 * NetworkAway for a longer one
 */
async function bounded(response: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  async function read(): Promise<void> {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
      length += next.value.length;
      if (length > mostBytes) {
        await reader?.cancel();
        return;
      }
      parts.push(next.value);
    }
  }
  // What breaks off in the middle is no answer either.
  await read().catch((error: unknown) => {
    throw new NetworkAway("the network breaks off", { cause: error });
  });
  if (length > mostBytes) throw new NetworkAway(`the network answered more than ${mostBytes} bytes`);
  return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers });
}

/** The library wraps errors in its own. */
export function isAway(error: unknown): boolean {
  return error instanceof NetworkAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));
}
