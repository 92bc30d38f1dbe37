import { siteClock } from "@/platform/browser/siteClock.ts";
import { useTranslation } from "react-i18next";
import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/** Calls at each minute that begins. */
function onMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE);
  return () => clearInterval(timer);
}
const minuteNow = () => Math.floor(siteClock.now() / MINUTE);
const none = () => null;

/** Time left until an offer begins or ends; nothing on the server, whose minute is another one. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation("bonuses");
  const now = useSyncExternalStore(onMinute, minuteNow, none);
  if (now === null) return null;
  const left = Math.max(0, Math.ceil(Date.parse(until) / MINUTE) - now);
  const [days, hours, minutes] = [Math.floor(left / 1440), Math.floor((left % 1440) / 60), left % 60];
  return (
    <span aria-label={t("countdown.label")} role="timer">
      {days > 0 ? t("countdown.days", { days, hours }) : t("countdown.hours", { hours, minutes })}
    </span>
  );
}
