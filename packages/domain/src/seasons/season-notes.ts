import { accept, type Outcome, refuse } from '../outcome.ts'
import { MOST_SEASON_NOTES, type PersonKey } from './season.ts'
import { personAfter, type SeasonPeople, type SeasonRow, seatPerson } from './season-table.ts'

export const SEASON_NOTE_KINDS = ['join', 'part', 'leave', 'return', 'split', 'mend', 'decline', 'come'] as const

/** What the shop said of somebody; the later counts. */
export type SeasonNote = {
  readonly kind: (typeof SEASON_NOTE_KINDS)[number]
  readonly person: PersonKey
  /** Who they are, of a join; of a split seat who has it now, or null: somebody of their own. */
  readonly into: PersonKey | null
}

export function peopleAfter(notes: readonly SeasonNote[]): SeasonPeople {
  const joins = new Map<PersonKey, PersonKey>()
  const gone = new Set<PersonKey>()
  const parted = new Set<PersonKey>()
  for (const { kind, person, into } of notes) {
    if (kind === 'join' && into !== null) joins.set(person, into)
    if (kind === 'part' || kind === 'split') joins.delete(person)
    if (kind === 'split') parted.add(person)
    if (kind === 'split' && into !== null) joins.set(person, into)
    if (kind === 'mend') parted.delete(person)
    if (kind === 'leave') gone.add(person)
    if (kind === 'return') gone.delete(person)
  }
  return { joins, parted, left: new Set([...gone].map((key) => personAfter(joins, key))) }
}

type Said = {
  readonly notes: readonly SeasonNote[]
  readonly rows: readonly SeasonRow[]
  /** Who played the final, which no row counts. */
  readonly finalists?: ReadonlySet<PersonKey>
}

/** Two rows are one person, unless both have a seat of one event. */
export function joinPeople({ notes, rows, finalists }: Said, person: PersonKey, into: PersonKey): Outcome<SeasonNote> {
  const [one, other] = [find(rows, person), find(rows, into)]
  if (!one || !other || person === into) return refuse('season_person_not_found')
  const met = new Set(one.counted.map(({ eventId }) => eventId))
  const bothInFinal = finalists?.has(person) && finalists.has(into)
  if (bothInFinal || other.counted.some(({ eventId }) => met.has(eventId))) return refuse('season_people_met')
  return noted(notes, { kind: 'join', person, into })
}

/** Takes a join back. */
export function partPeople({ notes }: Pick<Said, 'notes'>, person: PersonKey): Outcome<SeasonNote> {
  if (!peopleAfter(notes).joins.has(person)) return refuse('season_person_not_found')
  return noted(notes, { kind: 'part', person, into: null })
}

export type Seat = { readonly event: string; readonly player: string }

/** One event is no longer counted as that person's: it is somebody else's, or somebody of their own. */
export function partEventOff(said: Said, { event, player }: Seat, into: PersonKey | null): Outcome<SeasonNote | null> {
  const { notes, rows } = said
  const row = rows.find(({ counted }) => counted.some((each) => each.eventId === event && each.player === player))
  if (!row) return refuse('season_person_not_found')
  const person = seatPerson(event, player)
  if (row.key === person) return into === null ? accept(null) : joinPeople(said, person, into)
  if (into === null) return row.counted.length === 1 ? accept(null) : noted(notes, { kind: 'split', person, into })
  const other = find(rows, into)
  if (!other || other === row) return refuse('season_person_not_found')
  if (wasAt(other, event)) return refuse('season_people_met')
  return noted(notes, { kind: 'split', person, into })
}

/** Takes it back, unless whose it was has played that event since: `whose` by the person a seat is. */
export function returnEvent(
  { notes, rows }: Said,
  { event, player }: Seat,
  whose: ReadonlyMap<PersonKey, PersonKey>,
): Outcome<SeasonNote> {
  const person = seatPerson(event, player)
  const { joins, parted } = peopleAfter(notes)
  const before = whose.get(person)
  if (!parted.has(person) || before === undefined) return refuse('season_person_not_found')
  const row = find(rows, personAfter(joins, before))
  const isOther = row && row.key !== personAfter(joins, person)
  return isOther && wasAt(row, event) ? refuse('season_people_met') : noted(notes, { kind: 'mend', person, into: null })
}

/** Who said that they do not come to the final. */
export function declinedAfter(
  notes: readonly SeasonNote[],
  { joins }: Pick<SeasonPeople, 'joins'>,
): ReadonlySet<PersonKey> {
  const declined = new Set<PersonKey>()
  for (const { kind, person } of notes) {
    if (kind === 'decline') declined.add(person)
    if (kind === 'come') declined.delete(person)
  }
  return new Set([...declined].map((key) => personAfter(joins, key)))
}

/** Somebody does not come to the final, or does. */
export function declineFinal({ notes, rows }: Said, person: PersonKey, declines: boolean): Outcome<SeasonNote | null> {
  const row = find(rows, person)
  if (!row) return refuse('season_person_not_found')
  if (declinedAfter(notes, peopleAfter(notes)).has(person) === declines) return accept(null)
  return noted(notes, { kind: declines ? 'decline' : 'come', person, into: null })
}

/** Somebody leaves the season and keeps the points, or returns. */
export function leaveSeason({ notes, rows }: Said, person: PersonKey, hasLeft: boolean): Outcome<SeasonNote | null> {
  const row = find(rows, person)
  if (!row) return refuse('season_person_not_found')
  if (row.hasLeft === hasLeft) return accept(null)
  return noted(notes, { kind: hasLeft ? 'leave' : 'return', person, into: null })
}

function wasAt({ counted }: SeasonRow, event: string): boolean {
  return counted.some(({ eventId }) => eventId === event)
}

function find(rows: readonly SeasonRow[], key: PersonKey): SeasonRow | undefined {
  return rows.find((row) => row.key === key)
}

function noted(notes: readonly SeasonNote[], note: SeasonNote): Outcome<SeasonNote> {
  return notes.length < MOST_SEASON_NOTES ? accept(note) : refuse('too_many_season_notes')
}
