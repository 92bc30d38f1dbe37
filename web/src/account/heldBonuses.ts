/** How many of a player's bonuses are asked for at once: whoever asks for as many shares one list. */
export const HELD_BONUSES = 20;
