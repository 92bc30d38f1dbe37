/** Ids of markets and outcomes: `${gameId}.${type}[.${param}].${outcome}`. A param may hold a dot, the others can't. */

export interface OutcomeKey {
  gameId: number;
  type: string;
  param: string | null;
  outcome: string;
}

export function marketIdOf(gameId: number, type: string, param: string | null): string {
  return param === null ? `${gameId}.${type}` : `${gameId}.${type}.${param}`;
}

const pattern = /^(\d{1,15})\.([a-z0-9_]{1,40})(?:\.(-?\d{1,6}(?:\.\d{1,4})?))?\.([a-z0-9_:]{1,40})$/;

/** The parts of an outcome's id; null for a text that can't be one. */
export function parseOutcomeId(id: string): OutcomeKey | null {
  const [, gameId, type, param, outcome] = pattern.exec(id) ?? [];
  if (gameId === undefined || type === undefined || outcome === undefined) return null;
  return { gameId: Number(gameId), type, param: param ?? null, outcome };
}
