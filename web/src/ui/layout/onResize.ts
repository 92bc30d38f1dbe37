/** How long a window must have kept its size before anything follows it, in milliseconds (SPEC 9.08). */
export const RESIZE_REST = 100;

/**
 * Calls `follow` once the window has come to rest in a new size: while it is dragged it changes with every frame.
 * Returns the way out.
 */
export function onResize(follow: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, RESIZE_REST);
  };
  addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", wait);
  };
}
