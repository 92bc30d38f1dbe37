import { useSyncExternalStore } from "react";
import { windowIs } from "./useIsWide.ts";

/** At 200 % zoom a bar of its own would take too much of a window's height. */
const upright = windowIs("(width < 760px) and (height >= 560px)");

/** Whether the window is that of a telephone held upright, or as narrow and high. */
export const useIsUpright = (): boolean => useSyncExternalStore(...upright);
