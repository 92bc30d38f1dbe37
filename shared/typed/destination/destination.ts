/**
 * Where a withdrawal goes, as people type and paste it. Form and service read alike; only the service knows which cash
 * desks there are. The tables and checksums are large: the site loads this file when a destination is sent.
 */
import { asciiDigits } from "../digits.ts";
import { readIban } from "./iban.ts";
import { takesMemo } from "./memo.ts";
import { isAddressOf, isMemoOf, isNetwork } from "./networks.ts";

export type DestinationKind = "instrument" | "iban" | "wallet" | "address" | "point" | "none";
export type DestinationField = "iban" | "holder" | "wallet" | "address" | "network" | "memo" | "point";
export type Destination = Partial<Record<DestinationField, string>>;

/** The fields that each kind has to have. */
export const DESTINATION_FIELDS: Readonly<Record<DestinationKind, readonly DestinationField[]>> = {
  instrument: [],
  none: [],
  iban: ["iban", "holder"],
  wallet: ["wallet"],
  address: ["network", "address"],
  point: ["point"],
};

const withoutSpaces = (text: string) => asciiDigits(text).replaceAll(/\s/g, "");

/** A wallet is an e-mail, a phone, or a number or name that its company gave out. */
function readWallet(text: string): string | null {
  const wallet = withoutSpaces(text);
  if (wallet.length < 4 || wallet.length > 64) return null;
  if (wallet.includes("@"))
    return /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(wallet) ? wallet : null;
  if (wallet.startsWith("+") || wallet.includes("(")) {
    const digits = wallet.replaceAll(/[().-]/g, "");
    return /^\+\d{7,15}$/.test(digits) ? digits : null;
  }
  return /^[A-Za-z\d]+(?:[._-][A-Za-z\d]+)*$/.test(wallet) ? wallet : null;
}

/** A field as it is kept; null for what it can't be. */
function readField(field: DestinationField, typed: string, network: string): string | null {
  switch (field) {
    case "iban":
      return readIban(typed);
    case "holder": {
      const holder = asciiDigits(typed).trim().replaceAll(/\s+/g, " ");
      return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,69}$/u.test(holder) ? holder : null;
    }
    case "wallet":
      return readWallet(typed);
    case "network":
      return isNetwork(typed.trim()) ? typed.trim() : null;
    case "address": {
      const address = withoutSpaces(typed);
      return isNetwork(network) && isAddressOf(network, address) ? address : null;
    }
    case "memo":
      return isNetwork(network) && isMemoOf(network, typed.trim()) ? typed.trim() : null;
    case "point": {
      const point = withoutSpaces(typed)
        .replaceAll(/\p{Pd}/gu, "-")
        .toUpperCase();
      return /^[A-Z\d-]{1,40}$/.test(point) ? point : null;
    }
  }
}

export type ReadDestination =
  | { destination: Destination }
  | { problem: { code: "REQUIRED" | "INVALID"; field: DestinationField } };

/**
 * A destination of a kind, or the first thing wrong with it.
 * @param networks those that the method pays out in
 */
export function readDestination(
  kind: DestinationKind,
  typed: Destination,
  networks: readonly string[],
): ReadDestination {
  const needed = DESTINATION_FIELDS[kind];
  const network = typed.network?.trim() ?? "";
  const has = (field: DestinationField) => (typed[field]?.trim() ?? "") !== "";
  const hasMemo = kind === "address" && has("memo") && takesMemo(network);
  const destination: Destination = {};
  for (const field of [...needed, ...(hasMemo ? (["memo"] as const) : [])]) {
    if (!has(field)) return { problem: { code: "REQUIRED", field } };
    const value = readField(field, typed[field] ?? "", network);
    if (value === null || (field === "network" && !networks.includes(value)))
      return { problem: { code: "INVALID", field } };
    destination[field] = value;
  }
  const foreign = (Object.keys(typed) as DestinationField[]).find((field) => has(field) && !(field in destination));
  return foreign === undefined ? { destination } : { problem: { code: "INVALID", field: foreign } };
}
