import { accept, type Outcome, refuse } from '../outcome.ts'
import { MOST_SEASON_NOTES, type PersonKey } from './season.ts'
import { personAfter, type SeasonPeople, type SeasonRow } from './season-table.ts'

export const SEASON_NOTE_KINDS = ['join', 'part', 'leave', 'return'] as const

/** What the shop said of somebody; the later counts. */
export type SeasonNote = {
  readonly kind: (typeof SEASON_NOTE_KINDS)[number]
  readonly person: PersonKey
  /** Who they are, of a join. */
  readonly into: PersonKey | null
}

export function peopleAfter(notes: readonly SeasonNote[]): SeasonPeople {
  const joins = new Map<PersonKey, PersonKey>()
  const gone = new Set<PersonKey>()
  for (const { kind, person, into } of notes) {
    if (kind === 'join' && into !== null) joins.set(person, into)
    if (kind === 'part') joins.delete(person)
    if (kind === 'leave') gone.add(person)
    if (kind === 'return') gone.delete(person)
  }
  return { joins, left: new Set([...gone].map((key) => personAfter(joins, key))) }
}

type Said = { readonly notes: readonly SeasonNote[]; readonly rows: readonly SeasonRow[] }

/** Two rows are one person, unless both have a seat of one event. */
export function joinPeople({ notes, rows }: Said, person: PersonKey, into: PersonKey): Outcome<SeasonNote> {
  const [one, other] = [find(rows, person), find(rows, into)]
  if (!one || !other || person === into) return refuse('season_person_not_found')
  const met = new Set(one.counted.map(({ eventId }) => eventId))
  if (other.counted.some(({ eventId }) => met.has(eventId))) return refuse('season_people_met')
  return noted(notes, { kind: 'join', person, into })
}

/** Takes a join back. */
export function partPeople({ notes }: Pick<Said, 'notes'>, person: PersonKey): Outcome<SeasonNote> {
  if (!peopleAfter(notes).joins.has(person)) return refuse('season_person_not_found')
  return noted(notes, { kind: 'part', person, into: null })
}

/** Somebody leaves the season and keeps the points, or returns. */
export function leaveSeason({ notes, rows }: Said, person: PersonKey, hasLeft: boolean): Outcome<SeasonNote | null> {
  const row = find(rows, person)
  if (!row) return refuse('season_person_not_found')
  if (row.hasLeft === hasLeft) return accept(null)
  return noted(notes, { kind: hasLeft ? 'leave' : 'return', person, into: null })
}

function find(rows: readonly SeasonRow[], key: PersonKey): SeasonRow | undefined {
  return rows.find((row) => row.key === key)
}

function noted(notes: readonly SeasonNote[], note: SeasonNote): Outcome<SeasonNote> {
  return notes.length < MOST_SEASON_NOTES ? accept(note) : refuse('too_many_season_notes')
}
