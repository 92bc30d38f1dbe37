/** Whether a player is reminded of their play at the moment: until they go on, a game starts no new round. */
import { makeVar } from "@apollo/client";

/** Set in the browser only, by the one reminder of its page. */
export const isPlayPaused = makeVar(false);
