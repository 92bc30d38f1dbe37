import type { State } from "./state.ts";
import { player } from "./world/player.ts";
import { instant } from "./world/games.ts";

const hourMs = 3_600_000;

/** Who opens the site, and how the site stands for them. Each answers the session's cookie, null for a guest. */
export const persons = {
  /** Nobody is signed in. */
  guest: () => null,
  /** The demo player, signed in. */
  player: (state: State) => state.signIn(),
  /** The demo player, signed in and banned: level 45 of the second version of the rules. */
  banned: (state: State) => {
    state.set("Viewer", player.id, { config: { banLevel: 45, banVersion: 2 } });
    return state.signIn();
  },
  /** A guest while the site is closed: since an hour, for one hour more. */
  maintenance: (state: State) => {
    const now = state.anchor;
    state.siteConfig = {
      ...state.siteConfig,
      maintenance: {
        startsAt: instant(now - hourMs),
        endsAt: instant(now + 2 * hourMs),
        notifiesFrom: instant(now - 2 * hourMs),
        notifiesUntil: instant(now + 2 * hourMs),
        state: "started",
      },
    };
    return null;
  },
} satisfies Readonly<Record<string, (state: State) => string | null>>;

export type Person = keyof typeof persons;
