import { type RatedEvent, rateEvents } from '@tablee/domain/ratings/rate-events'
import { ratingTable } from '@tablee/domain/ratings/rating-table'
import { knowPeople } from '@tablee/domain/seasons/know-people'
import type { PersonKey } from '@tablee/domain/seasons/season'
import { peopleAfter } from '@tablee/domain/seasons/season-notes'
import { personAfter, seatPerson } from '@tablee/domain/seasons/season-table'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { shownName } from '../seasons/copied-results.ts'
import { listSeatNames } from '../seasons/season-event-store.ts'
import { listNotes } from '../seasons/season-store.ts'
import type { BuiltRating } from './built-ratings.ts'
import { type CopiedEvent, copyRated, readRatedEvent } from './copy-rated.ts'
import { findRatedEvent, type RatableEvent } from './rated-event-store.ts'
import type { RatingGround } from './rating-ground.ts'
import { findSeasonRevision, type KeptRating, listDepartures } from './rating-store.ts'

const KEY_LENGTH = 16

export type ReadRatings = {
  readonly built: BuiltRating
  readonly events: ReadonlyMap<string, RatableEvent>
  readonly waiting: number
}

/** The ratings of one game, as its finished events give them now. */
export async function readRatings(
  ground: RatingGround,
  rating: KeptRating,
  wished: string | null,
): Promise<ReadRatings> {
  const { events, waiting } = await copyRated(ground, rating)
  const counted = events.filter(({ copied }) => copied !== undefined)
  const { of } = rating
  const seasonOf = of.kind === 'season' ? await ground.database.read((db) => findSeasonRevision(db, of.seasonId)) : ''
  const madeOf = [rating.revision, seasonOf, ...counted.map(({ id, copied }) => `${id} ${copied}`)].join()
  const key = `${rating.id} ${wished ?? ''}`
  const known = ground.built.find(key, madeOf)
  const built = known ?? (await build(ground, rating, { counted, wished }))
  if (!known) ground.built.keep(key, madeOf, built)
  return { built, events: new Map(events.map((event) => [event.id, event])), waiting }
}

type Counted = { readonly counted: readonly RatableEvent[]; readonly wished: string | null }
type ReadEvent = CopiedEvent & { readonly id: string; readonly shown: ReadonlyMap<string, string> }

async function build(ground: RatingGround, rating: KeptRating, { counted, wished }: Counted): Promise<BuiltRating> {
  const { database, markOf } = ground
  const read: ReadEvent[] = []
  for (const { id } of counted) {
    const event = await database.read(async (db) => {
      const text = await findRatedEvent(db, rating.id, id)
      return text === null ? null : { id, ...readRatedEvent(id, text), shown: await listSeatNames(db, id) }
    })
    if (event) read.push(event)
    await othersHaveTheirTurn()
  }
  const { joins, parted, left, unnamed } = await database.read((db) => listSaid(db, rating))
  const known = partOff(read, await inTurns(knowPeople(read.map(seatedOf))), parted)
  const names = new Map<PersonKey, string>()
  const events = read.map((event) => {
    const seated = known.get(event.id) ?? []
    return ratedOf(
      event,
      seated.map((key) => personAfter(joins, key)),
    )
  })
  nameEach(names, { read, known, joins })
  for (const person of [...left, ...unnamed]) names.delete(person)
  const games = gamesOf(events)
  const game = wished ?? games[0] ?? null
  const ofGame = events.filter((event) => event.game === game && event.pairs.length > 0)
  const people = await inTurns(rateEvents(game ?? '', ofGame))
  return {
    ...{ game, games, events: ofGame.map(({ id }) => id), people, names, joins, left, unnamed },
    rows: ratingTable(people, ofGame.at(-1)?.id ?? null),
    keys: new Map([...people.keys()].map((key) => [markOf(`rated ${rating.id} ${key}`).slice(0, KEY_LENGTH), key])),
  }
}

/** Who is somebody else by the shop's word, and who has no name here. */
async function listSaid(db: Queryable, { id, of }: KeptRating) {
  const { joins, parted } = peopleAfter(of.kind === 'season' ? await listNotes(db, of.seasonId) : [])
  const departures = await listDepartures(db, id)
  const those = (areOwn: boolean) =>
    new Set(
      departures.flatMap(({ isOwn, person }) => (isOwn === areOwn ? [personAfter(joins, person as PersonKey)] : [])),
    )
  return { joins, parted, left: those(true), unnamed: those(false) }
}

type Known = ReadonlyMap<string, readonly PersonKey[]>

/** A seat that the shop parted off a row is a person of its own, as in the season's table. */
function partOff(read: readonly ReadEvent[], known: Known, parted: ReadonlySet<PersonKey>): Known {
  if (parted.size === 0) return known
  return new Map(
    read.map(({ id, seats }) => [
      id,
      (known.get(id) ?? []).map((key, index) => {
        const seat = seatPerson(id, seats[index]?.[0] ?? '')
        return parted.has(seat) ? seat : key
      }),
    ]),
  )
}

type Naming = {
  readonly read: readonly ReadEvent[]
  readonly known: Known
  readonly joins: ReadonlyMap<PersonKey, PersonKey>
}

/** As last seen; a joined row keeps its own name, whoever played last. */
function nameEach(names: Map<PersonKey, string>, { read, known, joins }: Naming): void {
  const own = new Set<PersonKey>()
  for (const { id, seats, shown } of read) {
    for (const [index, [player]] of seats.entries()) {
      const key = known.get(id)?.[index]
      const name = shownName(shown.get(player))
      if (key === undefined || name === null) continue
      const person = personAfter(joins, key)
      if (key === person || !own.has(person)) names.set(person, name)
      if (key === person) own.add(person)
    }
  }
}

function seatedOf({ id, seats }: ReadEvent) {
  return { id, seats: seats.map(([player, account, name]) => ({ player, account, name })) }
}

function ratedOf({ id, game, seats, pairs }: ReadEvent, people: readonly PersonKey[]): RatedEvent<PersonKey> {
  const personAt = (seat: number) => people[seat] ?? (`${id}-${seats[seat]?.[0] ?? seat}` as PersonKey)
  return {
    ...{ id, game },
    pairs: pairs.map(([one, other, halves]) => ({
      ...{ one: personAt(one), other: personAt(other), score: halves === 2 ? 1 : halves === 1 ? 0.5 : 0 },
    })),
  }
}

/** With a match that counts; those with the most events first. */
function gamesOf(events: readonly RatedEvent<PersonKey>[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { game, pairs } of events) if (pairs.length > 0) counts.set(game, (counts.get(game) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .map(([game]) => game)
}

async function inTurns<Made>(making: Generator<undefined, Made>): Promise<Made> {
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) return step.value
    await othersHaveTheirTurn()
  }
}
