/** Takes up players who came before their keys were kept, once; and has matches follow the operator's setting. */
import { and, eq, ne } from "../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { playerById, playersAfter, profileOf } from "../players/public.ts";
import { notePerson } from "./note.ts";
import { personMatch, personWalk } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "secret" | "settings" | "transact">;

const batch = 200;

async function takeUp(context: Context, playerId: number): Promise<void> {
  const [player, profile] = [await playerById(context.db, playerId), await profileOf(context.db, playerId)];
  await context.transact((tx) =>
    notePerson(context, tx, playerId, {
      name: { name: player?.name ?? null, surname: profile.surname, birthday: profile.dateBirthday },
      phone: player?.phone ?? null,
      passport: profile.passport,
      taxNumber: profile.inn,
    }),
  );
}

/** One batch of the walk. While nobody is matched there is none, so that it begins anew with the setting. */
async function walk(context: Context): Promise<void> {
  const { db, settings } = context;
  if (settings.samePerson === "off") {
    await db.delete(personWalk);
    return;
  }
  const [row] = await db.select().from(personWalk);
  if (row?.afterId === null) return;
  const ids = await playersAfter(db, row?.afterId ?? 0, batch, { ids: null, country: null });
  for (const id of ids) await takeUp(context, id);
  const afterId = ids.at(-1) ?? null;
  await db
    .insert(personWalk)
    .values({ id: 1, afterId })
    .onConflictDoUpdate({ target: personWalk.id, set: { afterId } });
}

export async function keepUp(context: Context): Promise<void> {
  const holds = context.settings.samePerson === "refuse";
  await context.db
    .update(personMatch)
    .set({ holds })
    .where(and(eq(personMatch.state, "OPEN"), ne(personMatch.holds, holds)));
  await walk(context);
}
