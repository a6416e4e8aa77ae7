import { readEmail } from '@tablee/domain/accounts/email'
import type { Queryable } from '../database.ts'

const TOGETHER = 500
const NAMED_REGISTRATION = /"registrationId":"[^"]*"/

type Of = { readonly id: string; readonly code: string; readonly to: string | null; readonly name: string }

/** Before registrations are erased or emptied: the letters that wait to be sent about them. */
export async function eraseLettersAbout(db: Queryable, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += TOGETHER) {
    const rows = await registered(db)
      .where('registrations.id', 'in', ids.slice(start, start + TOGETHER))
      .execute()
    await eraseFor(db, rows.map(readRow))
  }
}

/** Whoever waits for an event is told that it is off, whatever becomes of the organizer's account. */
const STILL_TOLD = ['eventCancelled', 'eventDeleted', 'dateCancelled']

/** Before the organizer's events lose what people gave. */
export async function eraseLettersOfOrganizer(db: Queryable, organizer: string): Promise<void> {
  const rows = await registered(db).where('all_tournaments.organizer', '=', organizer).execute()
  await eraseFor(db, rows.map(readRow), STILL_TOLD)
}

/** Before tournaments go for good. A letter about a page that is gone links elsewhere, but names its registration. */
export async function eraseLettersOfEvents(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const codes = await db.selectFrom('all_tournaments').select('code').where('id', 'in', ids).execute()
  const rows = await db.selectFrom('registrations').select('id').where('tournament_id', 'in', ids).execute()
  const registrations = new Set(rows.map(({ id }) => member('registrationId', id)))
  const waiting = await listWaiting(db)
  await deleteLetters(
    db,
    waiting.filter(({ url, about }) => {
      const [named] = about.match(NAMED_REGISTRATION) ?? []
      return codes.some(({ code }) => isOfEvent(url, code)) || (named !== undefined && registrations.has(named))
    }),
  )
}

/** What guardians were to be sent, where their names go. */
export async function eraseAgreements(db: Queryable, ids: readonly string[]): Promise<void> {
  const waiting = (await listWaiting(db)).filter(({ kind }) => kind === 'guardianAgreed')
  await deleteLetters(
    db,
    waiting.filter(({ about }) => ids.some((id) => about.includes(member('registrationId', id)))),
  )
}

function registered(db: Queryable) {
  return db
    .selectFrom('registrations')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'registrations.tournament_id')
    .select(['registrations.id', 'all_tournaments.code', 'email', 'player_name'])
}

function readRow(row: {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly player_name: string
}): Of {
  return { id: row.id, code: row.code, to: readEmail(row.email), name: row.player_name }
}

async function eraseFor(db: Queryable, gone: readonly Of[], kept: readonly string[] = []): Promise<void> {
  if (gone.length === 0) return
  const waiting = await listWaiting(db)
  await deleteLetters(
    db,
    waiting.filter((letter) => !kept.includes(letter.kind) && gone.some((one) => isAbout(letter, one))),
  )
}

type Waiting = { readonly id: string; readonly kind: string; readonly url: string; readonly about: string }

/** Few: a letter waits a day at most. */
async function listWaiting(db: Queryable): Promise<readonly Waiting[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'kind', 'url', 'about'])
    .where('about', 'is not', null)
    .execute()
  return rows.map(({ about, ...row }) => ({ ...row, about: about ?? '' }))
}

/** To the person, to a guardian, or to an organizer who is told the name. */
function isAbout({ url, about }: Waiting, { id, code, to, name }: Of): boolean {
  if (about.includes(member('registrationId', id))) return true
  if (!isOfEvent(url, code)) return false
  return (to !== null && about.includes(member('to', to))) || about.includes(member('player', name))
}

function isOfEvent(url: string, code: string): boolean {
  return new RegExp(`/tournament/${code}(?![0-9A-Za-z])`).test(url)
}

/** As the row holds it, whatever else a letter's text may look like to a version that does not know it. */
function member(name: string, value: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`
}

async function deleteLetters(db: Queryable, letters: readonly Waiting[]): Promise<void> {
  for (let start = 0; start < letters.length; start += TOGETHER) {
    const ids = letters.slice(start, start + TOGETHER).map(({ id }) => id)
    await db.deleteFrom('letters').where('id', 'in', ids).execute()
  }
}
