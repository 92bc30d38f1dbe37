import Ball from "~icons/mdi/soccer";
import Calendar from "~icons/mdi/calendar-star";
import Coins from "~icons/mdi/hand-coin";
import Crown from "~icons/mdi/crown";
import Gift from "~icons/mdi/gift";
import Rocket from "~icons/mdi/rocket-launch";
import Slots from "~icons/mdi/slot-machine";
import Ticket from "~icons/mdi/ticket-percent";
import styles from "./OfferPicture.module.css";

const PICTURES: Readonly<Record<string, typeof Gift>> = {
  ball: Ball,
  slots: Slots,
  gift: Gift,
  ticket: Ticket,
  coins: Coins,
  rocket: Rocket,
  crown: Crown,
  calendar: Calendar,
};

/** The picture of an offer, drawn from its name. */
export function OfferPicture({ name }: { name: string }) {
  const Icon = PICTURES[name] ?? Gift;
  return (
    <span className={styles.picture} data-picture={name} aria-hidden>
      <Icon />
    </span>
  );
}
