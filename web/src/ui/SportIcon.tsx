import type { ComponentType, SVGProps } from "react";
import Baseball from "~icons/mdi/baseball";
import Basketball from "~icons/mdi/basketball";
import Cricket from "~icons/mdi/cricket";
import AmericanFootball from "~icons/mdi/football";
import Hockey from "~icons/mdi/hockey-sticks";
import Football from "~icons/mdi/soccer";
import Tennis from "~icons/mdi/tennis-ball";
import Trophy from "~icons/mdi/trophy-outline";
import Volleyball from "~icons/mdi/volleyball";

const ICONS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  football: Football, "ice-hockey": Hockey, basketball: Basketball, tennis: Tennis, volleyball: Volleyball, cricket: Cricket,
  "american-football": AmericanFootball, baseball: Baseball,
};

/** A sport's drawing; a cup for one that has none of its own. */
export function SportIcon({ slug }: { slug: string }) {
  const Icon = Object.hasOwn(ICONS, slug) ? ICONS[slug] ?? Trophy : Trophy;
  return <Icon aria-hidden />;
}
