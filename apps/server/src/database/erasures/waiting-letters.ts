import { readEmail } from '@tablee/domain/accounts/email'
import type { Queryable } from '../database.ts'

const TOGETHER = 500
/** As a row holds it, whatever else a letter's text may look like to a version that does not know it. */
const MEMBER = /"(registrationId|to|player)":("(?:[^"\\]|\\.)*")/g
const EVENT = /\/tournament\/([0-9A-Za-z]+)/g

type Of = { readonly id: string; readonly code: string; readonly to: string | null; readonly name: string }

/** Before registrations are erased or emptied: the letters that wait to be sent about them. */
export async function eraseLettersAbout(db: Queryable, ids: readonly string[]): Promise<void> {
  const gone: Of[] = []
  for (let start = 0; start < ids.length; start += TOGETHER) {
    const rows = await registered(db)
      .where('registrations.id', 'in', ids.slice(start, start + TOGETHER))
      .execute()
    gone.push(...rows.map(readRow))
  }
  await eraseFor(db, gone)
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
  const events = await db.selectFrom('all_tournaments').select('code').where('id', 'in', ids).execute()
  const codes = new Set(events.map(({ code }) => code))
  const rows = await db.selectFrom('registrations').select('id').where('tournament_id', 'in', ids).execute()
  const registrations = new Set(rows.map(({ id }) => member('registrationId', id)))
  await eraseWaiting(
    db,
    (letter) =>
      codesIn(letter).some((code) => codes.has(code)) || membersIn(letter).some((each) => registrations.has(each)),
  )
}

/** What guardians were to be sent, where their names go. */
export async function eraseAgreements(db: Queryable, ids: readonly string[]): Promise<void> {
  const registrations = new Set(ids.map((id) => member('registrationId', id)))
  await eraseWaiting(
    db,
    (letter) => letter.kind === 'guardianAgreed' && membersIn(letter).some((each) => registrations.has(each)),
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

/** Letters to the person, to a guardian, or to an organizer who is told the name. */
async function eraseFor(db: Queryable, gone: readonly Of[], kept: readonly string[] = []): Promise<void> {
  if (gone.length === 0) return
  const registrations = new Set(gone.map(({ id }) => member('registrationId', id)))
  const people = new Set(
    gone.flatMap(({ code, to, name }) => [
      `${code} ${member('player', name)}`,
      ...(to === null ? [] : [`${code} ${member('to', to)}`]),
    ]),
  )
  await eraseWaiting(db, (letter) => {
    if (kept.includes(letter.kind)) return false
    const members = membersIn(letter)
    return (
      members.some((each) => registrations.has(each)) ||
      codesIn(letter).some((code) => members.some((each) => people.has(`${code} ${each}`)))
    )
  })
}

type Waiting = { readonly id: string; readonly kind: string; readonly url: string; readonly about: string }

/** Few wait: a letter does for a day at most. */
async function eraseWaiting(db: Queryable, isGone: (letter: Waiting) => boolean): Promise<void> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'kind', 'url', 'about'])
    .where('about', 'is not', null)
    .execute()
  const ids = rows.filter(({ about, ...row }) => isGone({ ...row, about: about ?? '' })).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += TOGETHER) {
    await db
      .deleteFrom('letters')
      .where('id', 'in', ids.slice(start, start + TOGETHER))
      .execute()
  }
}

function membersIn({ about }: Waiting): readonly string[] {
  return [...about.matchAll(MEMBER)].map(([, name, value]) => `${name}:${value}`)
}

function codesIn({ url }: Waiting): readonly string[] {
  return [...url.matchAll(EVENT)].map(([, code = '']) => code)
}

function member(name: string, value: string): string {
  return `${name}:${JSON.stringify(value)}`
}
