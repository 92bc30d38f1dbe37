/** Cash desks of the demo: invented ones, at invented addresses of real cities, so that nobody goes there. */
import type { CashDesk } from "./desks.ts";

type City = Pick<CashDesk, "country" | "timeZone" | "currencies" | "city"> & {
  prefix: string;
  latitude: number;
  longitude: number;
};

const cities: readonly City[] = [
  {
    prefix: "MAD",
    country: "ES",
    timeZone: "Europe/Madrid",
    currencies: ["EUR"],
    city: { en: "Madrid", ru: "Мадрид", ar: "مدريد", es: "Madrid" },
    latitude: 40.4168,
    longitude: -3.7038,
  },
  {
    prefix: "ALA",
    country: "KZ",
    timeZone: "Asia/Almaty",
    currencies: ["KZT", "RUB", "USD"],
    city: { en: "Almaty", ru: "Алматы", ar: "ألماتي", es: "Almatý" },
    latitude: 43.2389,
    longitude: 76.8897,
  },
  {
    prefix: "CAI",
    country: "EG",
    timeZone: "Africa/Cairo",
    currencies: ["EGP", "USD"],
    city: { en: "Cairo", ru: "Каир", ar: "القاهرة", es: "El Cairo" },
    latitude: 30.0444,
    longitude: 31.2357,
  },
  {
    prefix: "BEG",
    country: "RS",
    timeZone: "Europe/Belgrade",
    currencies: ["RSD", "EUR"],
    city: { en: "Belgrade", ru: "Белград", ar: "بلغراد", es: "Belgrado" },
    latitude: 44.8125,
    longitude: 20.4612,
  },
  {
    prefix: "TBS",
    country: "GE",
    timeZone: "Asia/Tbilisi",
    currencies: ["GEL", "USD", "RUB"],
    city: { en: "Tbilisi", ru: "Тбилиси", ar: "تبليسي", es: "Tiflis" },
    latitude: 41.7151,
    longitude: 44.8271,
  },
];

const address = (number: number): CashDesk["address"] => ({
  en: `${number} Example Street`,
  ru: `Примерная улица, ${number}`,
  ar: `شارع المثال ${number}`,
  es: `Calle del Ejemplo, ${number}`,
});

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];
const staffed: CashDesk["hours"] = [
  { days: WORKDAYS, from: "09:00", to: "21:00" },
  { days: [6, 7], from: "10:00", to: "18:00" },
];
const always: CashDesk["hours"] = [{ days: EVERY_DAY, from: "00:00", to: "24:00" }];

/** Where they stand around the middle of a city, in degrees. */
const spots = [
  { kind: "desk", north: 0.004, east: -0.006 },
  { kind: "desk", north: -0.011, east: 0.013 },
  { kind: "terminal", north: 0.021, east: 0.004 },
  { kind: "terminal", north: -0.006, east: -0.027 },
  { kind: "desk", north: 0.016, east: -0.019 },
] as const;

export const demoDesks: readonly CashDesk[] = cities.flatMap(({ prefix, latitude, longitude, ...city }) =>
  spots.map(({ kind, north, east }, index) => ({
    ...city,
    code: `${prefix}-${index + 1}`,
    kind,
    address: address((index + 1) * 4),
    latitude: Number((latitude + north).toFixed(4)),
    longitude: Number((longitude + east).toFixed(4)),
    hours: kind === "desk" ? staffed : always,
    canDeposit: true,
    canWithdraw: kind === "desk",
  })),
);
