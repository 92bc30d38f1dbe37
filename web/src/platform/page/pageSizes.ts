/** How many games each list asks for at once; the schema allows 100. */
export const PREVIEW_SIZE = 14;
export const HOME_LIVE_SIZE = 14;
export const HOME_LINE_SIZE = 30;
export const LIST_SIZE = 50;

/** Upcoming games of a championship on the home page; a link leads to the others. */
export const HOME_PER_CHAMPIONSHIP = 6;

/** Hours ahead that the home page's upcoming games reach. */
export const HOME_HOURS = 48;
