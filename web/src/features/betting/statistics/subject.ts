/** What a statistics window is about, read off the rest of its address: "game/123", "championship/88", "team/24656". */
const FORM = /^(game|championship|team)\/(\d{1,15})$/;

export interface Subject {
  kind: "game" | "championship" | "team";
  id: string;
}

/** Null for an address that names nothing there could be. */
export function readSubject(rest: string | undefined): Subject | null {
  const [, kind, id] = FORM.exec(rest ?? "") ?? [];
  return kind === undefined || id === undefined ? null : { kind: kind as Subject["kind"], id };
}
