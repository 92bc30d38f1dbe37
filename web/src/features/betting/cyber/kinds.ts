/** What the board of a match of maps counts. */
export interface MapKind {
  unit: "map" | "round";
  counted: "kills" | "rounds" | "blows";
  /** Objectives that win a map, where maps are won by them. */
  objectives: number | null;
  /** Most maps of a match. */
  maps: number;
}

const KINDS: Readonly<Record<string, MapKind>> = {
  "dota-2": { unit: "map", counted: "kills", objectives: 10, maps: 3 },
  "league-of-legends": { unit: "map", counted: "kills", objectives: 8, maps: 3 },
  "counter-strike": { unit: "map", counted: "rounds", objectives: null, maps: 3 },
  valorant: { unit: "map", counted: "rounds", objectives: null, maps: 3 },
  "mortal-duel": { unit: "round", counted: "blows", objectives: null, maps: 9 },
};

/** Null for a game that is not one of maps. */
export function mapKind(slug: string | undefined): MapKind | null {
  return slug !== undefined && Object.hasOwn(KINDS, slug) ? (KINDS[slug] ?? null) : null;
}
