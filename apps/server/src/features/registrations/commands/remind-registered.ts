import type { RegistrationGround } from '../registration-ground.ts'
import { type NewsGround, tellByMail } from '../registration-news.ts'
import { listRegistrations } from '../registration-store.ts'
import { forgetReminded, listUnreminded, noteReminded, type RemindedStart } from '../reminder-store.ts'

export type Reminding = NewsGround & Pick<RegistrationGround, 'database' | 'now' | 'seeUndamagedEvent'>

const DAY_MS = 24 * 60 * 60 * 1000
const REMINDED_TOGETHER = 50

/**
 * Once, the day before the event; missed reminders are made up until the start. Players who registered within that day are not reminded.
 */
export async function remindRegistered(reminding: Reminding): Promise<void> {
  const now = reminding.now()
  const span = { after: now.toISOString(), until: later(now, DAY_MS) }
  for (;;) {
    const events = await reminding.database.read((db) => listUnreminded(db, span, REMINDED_TOGETHER))
    for (const event of events) await remind(reminding, event)
    if (events.length < REMINDED_TOGETHER) break
  }
  await reminding.database.inTransaction(({ db }) => forgetReminded(db, later(now, -DAY_MS)))
}

async function remind(reminding: Reminding, start: RemindedStart): Promise<void> {
  const event = await reminding.seeUndamagedEvent(null, start.tournamentId)
  const bound = later(new Date(start.startsAt), -DAY_MS)
  await reminding.database.inTransaction(async (tx) => {
    if (!(await noteReminded(tx.db, start)) || !event) return
    const all = await listRegistrations(tx.db, start.tournamentId)
    const registrations = all.filter(({ registeredAt }) => registeredAt < bound)
    await tellByMail(reminding, tx, { registrations, kind: 'eventReminder', tournament: event.tournament })
  })
}

function later(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString()
}
