import { knowPeople } from '../seasons/know-people.ts'
import type { PersonKey } from '../seasons/season.ts'
import type { MetResult } from './own-past.ts'

/** Whom somebody met at an event: signs tell people apart, and the name is as it stands there. */
export type MetPerson = {
  readonly player: string
  readonly account: string | null
  /** Null: erased, hidden, or the event is no longer there. */
  readonly name: string | null
  readonly nameKey: string | null
  readonly result: MetResult
}

export type PastOpponent = {
  /** As at the last event with one. */
  readonly name: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export type PastOpponents = {
  /** Most often met first. */
  readonly named: readonly PastOpponent[]
  /** Meetings with people who have no name any more. */
  readonly nameless: number
}

type MetAt = { readonly id: string; readonly met: readonly MetPerson[] }
type Counted = { name: string | null; won: number; drawn: number; lost: number }

/** One person is the same account, else the same name, as in a season. Events are oldest first; an event is a step. */
export function* pastOpponents(events: readonly MetAt[]): Generator<undefined, PastOpponents> {
  const seated = events.map(({ id, met }) => ({ id, seats: seatsOf(met) }))
  const people = yield* knowPeople(seated)
  const counted = new Map<PersonKey, Counted>()
  for (const [index, { id, met }] of events.entries()) {
    yield
    const seats = seated[index]?.seats ?? []
    const keys = people.get(id) ?? []
    const keyOf = new Map(seats.map(({ player }, seat) => [player, keys[seat]]))
    for (const { player, name, result } of met) {
      const key = keyOf.get(player)
      if (key === undefined) continue
      const own = counted.get(key) ?? { name: null, won: 0, drawn: 0, lost: 0 }
      counted.set(key, own)
      own.name = name ?? own.name
      own[result] += 1
    }
  }
  return sorted([...counted.values()])
}

/** Somebody met twice at one event has one seat. */
function seatsOf(met: readonly MetPerson[]) {
  const seats = new Map(met.map((each) => [each.player, each]))
  return [...seats.values()].map(({ player, account, nameKey }) => ({ player, account, name: nameKey }))
}

function sorted(people: readonly Counted[]): PastOpponents {
  const named = people.flatMap(({ name, ...figures }) => (name === null ? [] : [{ name, ...figures }]))
  return {
    named: named.toSorted((one, other) => meetingsOf(other) - meetingsOf(one) || compareNames(one, other)),
    nameless: people.reduce((sum, { name, ...figures }) => sum + (name === null ? meetingsOf(figures) : 0), 0),
  }
}

function meetingsOf({ won, drawn, lost }: Pick<PastOpponent, MetResult>): number {
  return won + drawn + lost
}

function compareNames(one: PastOpponent, other: PastOpponent): number {
  return one.name < other.name ? -1 : 1
}
