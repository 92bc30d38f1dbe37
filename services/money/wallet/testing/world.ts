/** A studio's side of the wallet for tests: a launched game, signed calls, and the proof of the books. */
import { expect } from "vitest";
import { signed } from "#shared/wire/signedCall.ts";
import { importGames } from "../../../games/casino/catalogue/import.ts";
import { listedGame, startTestStudio, type TestStudio } from "../../../games/casino/testing/studio.ts";
import { clientOf, type Client } from "../../../betting/coupons/testing/client.ts";
import { startTestServices, type Answer, type TestServices } from "../../../testing/services.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { readBooks } from "../../accounts/books.ts";

export interface Said {
  code?: string;
  balance?: string;
  player?: string;
  currency?: string;
}

export interface WalletWorld {
  test: TestServices;
  studio: TestStudio;
  client: Client;
  /**
   * Opens the game for money with the roubles of the player; answers the token that the studio is shown.
   * @throws Error with the answer that refused it
   */
  launch(): Promise<string>;
  /** A call of the studio, signed as the test says. */
  call(
    name: string,
    body: object,
    change?: { secret?: string; text?: string; signedAt?: number },
  ): Promise<Answer<Said>>;
  close(): Promise<void>;
}

export const game = "old-jack";

/** @param start starts services with the settings that the wallet needs */
export async function startWalletWorld(
  start: (settings: Pick<Settings, "studio">) => Promise<TestServices> = (settings) => startTestServices({ settings }),
): Promise<WalletWorld> {
  const studio = await startTestStudio([listedGame(game)]);
  const test = await start({ studio: studio.settings });
  await importGames(test.services.context, studio.settings);
  const world: WalletWorld = {
    test,
    studio,
    client: await clientOf(test),
    launch: async () => {
      const { client } = world;
      const body = { game, group_id: 1, country: "kz", lng: "en", account_id: Number(client.accounts["RUB"]) };
      const answer = await test.call<{ errors: unknown[] }>("POST", "/casino-api/v1/launches", {
        headers: client.headers,
        body,
      });
      if (answer.status !== 200 || answer.body.errors.length > 0) throw new Error(JSON.stringify(answer));
      return (studio.launches.at(-1) as { play: { token: string } }).play.token;
    },
    call: async (name, body, { secret = studio.settings.walletSecret, text, signedAt = Date.now() } = {}) => {
      const path = `/wallet-api/v1/${name}`;
      const written = JSON.stringify(body);
      const response = await fetch(test.services.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...signed(secret, { method: "POST", path, body: written }, signedAt),
        },
        body: text ?? written,
      });
      return { status: response.status, body: (await response.json()) as Said };
    },
    close: async () => {
      await test.close();
      await studio.close();
    },
  };
  return world;
}

/** Books balance, and the house holds the stakes of the open rounds and coupons. */
export async function expectBooksToBalance({ test }: Pick<WalletWorld, "test">): Promise<void> {
  const { isBalanced, totals, drifts, house } = await readBooks(test.services.context.db);
  expect({ isBalanced, totals: totals.filter(({ sum }) => sum !== "0"), drifts, house }).toEqual({
    isBalanced: true,
    totals: [],
    drifts: [],
    house: [],
  });
}
