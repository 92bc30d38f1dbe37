import { useSecondsUntil } from "@/ui/fields/useSecondsUntil.ts";

const two = (part: number) => String(part).padStart(2, "0");

/** Time left until a moment as "51:02:03": hours, minutes, seconds. @param until ISO 8601 */
export function Countdown({ until }: { until: string }) {
  const left = useSecondsUntil(Date.parse(until));
  const clock = `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return (
    // The server's second is not the browser's.
    <bdi className="number" translate="no" role="timer" suppressHydrationWarning>
      {clock}
    </bdi>
  );
}
