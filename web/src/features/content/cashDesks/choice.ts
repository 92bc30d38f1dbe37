/** Which cash desks are shown. It stands in the address, so that a list can be passed on. */
import { openingAt, type CashDesk } from "./opening.ts";

export const SERVICES = ["any", "in", "out"] as const;

export interface DeskChoice {
  search: string;
  /** Country code; empty for all. */
  country: string;
  /** Name of a city; empty for all. */
  city: string;
  service: (typeof SERVICES)[number];
  isOpenNow: boolean;
}

const MOST_CHARACTERS = 60;

export function readDeskChoice(query: URLSearchParams): DeskChoice {
  const service = query.get("service");
  const country = query.get("country") ?? "";
  return {
    search: (query.get("q") ?? "").slice(0, MOST_CHARACTERS),
    country: /^[A-Z]{2}$/.test(country) ? country : "",
    city: (query.get("city") ?? "").slice(0, MOST_CHARACTERS),
    service: SERVICES.find((one) => one === service) ?? "any",
    isOpenNow: query.get("open") === "1",
  };
}

export function deskQuery({ search, country, city, service, isOpenNow }: DeskChoice): string {
  const query = new URLSearchParams({
    ...(search !== "" && { q: search }),
    ...(country !== "" && { country }),
    ...(city !== "" && { city }),
    ...(service !== "any" && { service }),
    ...(isOpenNow && { open: "1" }),
  }).toString();
  return query === "" ? "" : `?${query}`;
}

/** Without case and accents, as people type. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function chosenDesks(
  desks: readonly CashDesk[],
  { search, country, city, service, isOpenNow }: DeskChoice,
  now: number,
): CashDesk[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return desks.filter((desk) => {
    const text = plain(`${desk.code} ${desk.city} ${desk.address}`);
    const opening = isOpenNow ? openingAt(desk, now).state : "always";
    return (
      (country === "" || desk.country === country) &&
      (city === "" || desk.city === city) &&
      (service !== "in" || desk.canDeposit) &&
      (service !== "out" || desk.canWithdraw) &&
      (opening === "always" || opening === "open") &&
      words.every((word) => text.includes(word))
    );
  });
}
