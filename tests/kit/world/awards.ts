import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";

const name = names("Mock Betting Awards", "Премия Мок", "جوائز موك");

/** One that was won and one that was not quite. */
const awards: readonly Entity[] = [
  {
    id: "mock-live-2026",
    year: 2026,
    name,
    category: names("Live betting", "Лайв", "الرهان المباشر"),
    organisation: "Mock Review",
    result: "WON",
    url: "https://awards.example/2026",
  },
  {
    id: "mock-support-2025",
    year: 2025,
    name,
    category: names("Customer support", "Поддержка", "خدمة العملاء"),
    organisation: "Mock Journal",
    result: "SHORTLISTED",
    url: null,
  },
];

export function putAwards(store: Store): void {
  for (const award of awards) store.put("Award", award);
}
