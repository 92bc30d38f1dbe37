import type { ApolloClient } from "@apollo/client";

/** What a client's last navigation asked for, until it is answered. */
const navigations = new WeakMap<ApolloClient, Promise<unknown>>();

export function noteNavigation(client: ApolloClient, asked: Promise<unknown>): void {
  navigations.set(client, asked);
  const forget = () => {
    if (navigations.get(client) === asked) navigations.delete(client);
  };
  asked.then(forget, forget);
}

/** Whether answers of the last navigation are on their way: they may be older than what is told meanwhile, and land later. */
export const isUnanswered = (client: ApolloClient): boolean => navigations.has(client);

/**
 * Resolves once the answers of the last navigation are there. Who asks for them again because something has changed
 * waits for this: an equal request that is still on its way would be taken for the new one, and knows nothing of it.
 */
export const whenAnswered = async (client: ApolloClient): Promise<unknown> => navigations.get(client);
