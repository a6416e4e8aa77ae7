import { expect, test } from 'vitest'
import { eventPoints } from './event-points.ts'
import { knowPeople } from './know-people.ts'
import type { PersonKey } from './season.ts'
import {
  joinPeople,
  leaveSeason,
  partEventOff,
  partPeople,
  peopleAfter,
  returnEvent,
  type SeasonNote,
} from './season-notes.ts'
import { checkSeasonRules, RULES_OF_PRESET, type SeasonRules } from './season-rules.ts'
import { type CountedEvent, type SeasonRow, seasonTable, seatPerson } from './season-table.ts'

const NOBODY = { joins: new Map(), left: new Set<PersonKey>(), parted: new Set<PersonKey>() } as const
const { places, shop } = RULES_OF_PRESET
const key = (name: string) => name as PersonKey

function allOf<Made>(making: Generator<undefined, Made>): Made {
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value
}

function tableOf(
  rules: SeasonRules,
  events: readonly CountedEvent[],
  people = NOBODY as Parameters<typeof seasonTable>[2],
) {
  return allOf(seasonTable(rules, events, people))
}

/** People by place; several names share one. */
function event(id: string, ...order: readonly string[]): CountedEvent {
  let place = 1
  const results = order.flatMap((names) => {
    const sharing = names.split(' ')
    const first = place
    place += sharing.length
    return sharing.map((name) => ({
      ...{
        player: name,
        sign: 'name' as const,
        person: key(name),
        name,
        place: first,
        sharing: sharing.length,
        won: 0,
        drawn: 0,
      },
    }))
  })
  return { id, attendance: results.length, results }
}

const told = (rows: readonly SeasonRow[]) => rows.map(({ place, key: name, total }) => `${place} ${name} ${total}`)

test('YEAR-1 places, wins, draws and presence are worth what the season says, a bye what the ranking counted', () => {
  const result = { place: 2, sharing: 1, won: 3, drawn: 1 }
  expect(eventPoints(places, 8, result)).toBe(800)
  expect(eventPoints(shop, 8, result)).toBe(1100)
  expect(eventPoints({ ...places, restPoints: 2 }, 40, { ...result, place: 9 })).toBe(200)
})

test('YEAR-1 shared places have their mean, or the better one', () => {
  const shared = { place: 3, sharing: 2, won: 0, drawn: 0 }
  expect(eventPoints(places, 8, shared)).toBe(550)
  expect(eventPoints({ ...places, sharedPlaces: 'better' }, 8, shared)).toBe(600)
  expect(eventPoints({ ...places, restPoints: 0 }, 8, { ...shared, place: 7, sharing: 3 })).toBe(100)
})

test('YEAR-1 a disqualified player has nothing, or the presence', () => {
  const out = { place: null, sharing: 1, won: 4, drawn: 0 }
  expect(eventPoints(shop, 8, out)).toBe(0)
  expect(eventPoints({ ...shop, disqualified: 'presence' }, 8, out)).toBe(100)
})

test('YEAR-2 places of Play! Pokémon count from their attendance alone', () => {
  const at = (preset: 'pokemon-challenge' | 'pokemon-cup', attendance: number, place: number) =>
    eventPoints(RULES_OF_PRESET[preset], attendance, { place, sharing: 1, won: 0, drawn: 0 }) / 100
  expect([1, 2, 3, 4, 5].map((place) => at('pokemon-challenge', 8, place))).toEqual([15, 12, 10, 10, 0])
  expect([1, 2].map((place) => at('pokemon-challenge', 3, place))).toEqual([15, 0])
  expect([at('pokemon-cup', 17, 8), at('pokemon-cup', 16, 8), at('pokemon-cup', 129, 64)]).toEqual([25, 0, 13])
})

test('YEAR-2 every preset is sound; numbers beyond their bounds are refused', () => {
  for (const rules of Object.values(RULES_OF_PRESET)) expect(checkSeasonRules(rules).accepted).toBe(true)
  const broken: readonly Partial<SeasonRules>[] = [
    ...[{ winPoints: -1 }, { restPoints: 0.5 }, { presencePoints: 10_001 }, { best: 0 }, { best: 201 }],
    ...[{ kickers: [1] }, { placePoints: Array.from({ length: 257 }, () => 1) }, { drawPoints: Number.NaN }],
  ]
  for (const each of broken) expect(checkSeasonRules({ ...places, ...each }).accepted, JSON.stringify(each)).toBe(false)
})

test('YEAR-4 the best so many events count, the others are struck through', () => {
  const events = [event('e1', 'a', 'b'), event('e2', 'b', 'c', 'a'), event('e3', 'a', 'c', 'b')]
  const rows = tableOf({ ...places, best: 2 }, events)
  expect(told(rows)).toEqual(['1 a 20', '2 b 18', '3 c 16'])
  expect(rows[0]?.counted.map(({ points, counts }) => [points, counts])).toEqual([
    [10, true],
    [6, false],
    [10, true],
  ])
})

test('YEAR-5 firsts, seconds, the best result and the last one break ties; whoever is equal shares a place', () => {
  const flat = { ...places, placePoints: [4, 3, 2, 1], restPoints: 0 }
  // a: 4 + 2, b: 3 + 3.
  expect(told(tableOf(flat, [event('e1', 'a', 'b', 'x'), event('e2', 'y', 'b', 'a')]))[0]).toBe('1 a 6')
  const nothing = { ...places, placePoints: [], restPoints: 1 }
  expect(told(tableOf(nothing, [event('e1', 'a b'), event('e2', 'c d')]))).toEqual(['1 c 1', '1 d 1', '3 a 1', '3 b 1'])
})

test('YEAR-5 the table says where everybody stood before the last event', () => {
  const rows = tableOf(places, [event('e1', 'a', 'b'), event('e2', 'b', 'c')])
  expect(rows.map((row) => [row.key, row.place, row.before])).toEqual([
    ['b', 1, 2],
    ['a', 2, 1],
    ['c', 3, null],
  ])
})

test('YEAR-6 an account is one person, a name that of the one account that had it, and nobody sits twice', () => {
  const seat = (player: string, account: string | null, name: string | null) => ({ player, account, name })
  const people = allOf(
    knowPeople([
      { id: 'e1', seats: [seat('1', 'A', 'lea'), seat('2', null, 'tom')] },
      { id: 'e2', seats: [seat('1', null, 'lea'), seat('2', null, 'tom'), seat('3', 'B', 'max')] },
      {
        id: 'e3',
        seats: [seat('1', 'A', 'leo'), seat('2', null, 'lea'), seat('3', 'C', 'max'), seat('4', null, null)],
      },
      { id: 'e4', seats: [seat('1', null, 'max')] },
    ]),
  )
  expect(people.get('e1')).toEqual(['A', 'tom'])
  expect(people.get('e2')).toEqual(['A', 'tom', 'B'])
  expect(people.get('e3')).toEqual(['A', 'lea', 'C', 'e3-4'])
  expect(people.get('e4')).toEqual(['max'])
})

test('YEAR-6 two rows are joined and parted again, unless both played one event', () => {
  const events = [event('e1', 'a', 'b'), event('e2', 'c', 'b')]
  const rows = tableOf(places, events)
  const notes: SeasonNote[] = []
  const refusal = (outcome: ReturnType<typeof joinPeople>) => (outcome.accepted ? null : outcome.refusal.code)
  expect(refusal(joinPeople({ notes, rows }, key('a'), key('b')))).toBe('season_people_met')
  expect(refusal(joinPeople({ notes, rows }, key('a'), key('a')))).toBe('season_person_not_found')
  expect(refusal(joinPeople({ notes, rows }, key('a'), key('z')))).toBe('season_person_not_found')
  const joined = joinPeople({ notes, rows }, key('a'), key('c'))
  if (!joined.accepted) throw new Error('not joined')
  notes.push(joined.value)
  const after = tableOf(places, events, peopleAfter(notes))
  expect(told(after)).toEqual(['1 c 20', '2 b 16'])
  const parted = partPeople({ notes }, key('a'))
  if (!parted.accepted) throw new Error('not parted')
  notes.push(parted.value)
  expect(tableOf(places, events, peopleAfter(notes))).toEqual(rows)
  expect(partPeople({ notes }, key('a')).accepted).toBe(false)
})

const taken = <Value>(outcome: { accepted: true; value: Value } | { accepted: false }): Value => {
  if (!outcome.accepted) throw new Error('refused')
  return outcome.value
}

test('YEAR-37 an event is parted off as somebody of their own or of another row, and returns, by notes that are only added', () => {
  const events = [event('e1', 'a', 'b'), event('e2', 'c', 'a'), event('e3', 'a')]
  const notes: SeasonNote[] = []
  const rows = () => tableOf(places, events, peopleAfter(notes))
  const said = () => ({ notes, rows: rows() })
  const whose = new Map([[seatPerson('e2', 'a'), key('a')]])
  const seat = { event: 'e2', player: 'a' }
  const signs = () => rows().map((row) => `${row.key} ${row.counted.map(({ eventId, sign }) => eventId + sign).join()}`)
  const before = rows()
  notes.push(taken(partEventOff(said(), seat, null)) as SeasonNote)
  expect(told(rows())).toEqual(['1 a 20', '2 c 10', '3 b 8', '3 ~e2-a 8'])
  expect(signs()).toContain('~e2-a e2parted')
  expect(partEventOff(said(), seat, null)).toEqual({ accepted: true, value: null })
  notes.push(taken(returnEvent(said(), seat, whose)))
  expect(rows()).toEqual(before)
  expect(returnEvent(said(), seat, whose).accepted).toBe(false)
  notes.push(taken(partEventOff(said(), seat, key('b'))) as SeasonNote)
  expect(signs()).toContain('b e1name,e2moved')
  notes.push(taken(partPeople(said(), seatPerson('e2', 'a'))))
  expect(signs()).toContain('~e2-a e2parted')
  notes.push(taken(joinPeople(said(), key('b'), seatPerson('e2', 'a'))))
  expect(signs()).toContain('~e2-a e1joined,e2parted')
})

test('YEAR-37 nobody has two seats of one event by a parting or its return, and an only event stays where it is', () => {
  const events = [event('e1', 'a', 'b'), event('e2', 'a', 'c')]
  const notes: SeasonNote[] = []
  const said = () => ({ notes, rows: tableOf(places, events, peopleAfter(notes)) })
  const code = (outcome: ReturnType<typeof partEventOff>) => (outcome.accepted ? null : outcome.refusal.code)
  const seat = { event: 'e1', player: 'a' }
  expect(code(partEventOff(said(), seat, key('b')))).toBe('season_people_met')
  expect(code(partEventOff(said(), seat, key('a')))).toBe('season_person_not_found')
  expect(code(partEventOff(said(), { ...seat, player: 'z' }, null))).toBe('season_person_not_found')
  expect(partEventOff(said(), { event: 'e1', player: 'b' }, null)).toEqual({ accepted: true, value: null })
  notes.push(taken(partEventOff(said(), seat, null)) as SeasonNote)
  notes.push(taken(joinPeople(said(), key('b'), key('a'))))
  const whose = new Map([[seatPerson('e1', 'a'), key('a')]])
  expect(code(returnEvent(said(), seat, whose))).toBe('season_people_met')
})

test('YEAR-6 a joined row keeps its own name, whoever played last, and has another only without one', () => {
  const events = [event('e1', 'a'), event('e2', 'c')]
  const joins = new Map([[key('c'), key('a')]])
  expect(tableOf(places, events, { ...NOBODY, joins }).map(({ name }) => name)).toEqual(['a'])
  const nameless = events.map(({ results, ...each }) => ({
    ...each,
    results: results.map((result) => (result.name === 'a' ? { ...result, name: null } : result)),
  }))
  expect(tableOf(places, nameless, { ...NOBODY, joins }).map(({ name }) => name)).toEqual(['c'])
})

test('YEAR-7 whoever leaves keeps the points, and may return', () => {
  const events = [event('e1', 'a', 'b')]
  const left = leaveSeason({ notes: [], rows: tableOf(places, events) }, key('a'), true)
  if (!left.accepted || left.value === null) throw new Error('did not leave')
  const rows = tableOf(places, events, peopleAfter([left.value]))
  expect(rows.map(({ total, hasLeft }) => [total, hasLeft])).toEqual([
    [10, true],
    [8, false],
  ])
  expect(leaveSeason({ notes: [left.value], rows }, key('a'), true)).toEqual({ accepted: true, value: null })
})

/** By plain enumeration: every choice of `best` results, and a comparison written out. */
function byEnumeration(rules: SeasonRules, events: readonly CountedEvent[]) {
  const names = [...new Set(events.flatMap(({ results }) => results.map(({ person }) => person)))]
  const people = names.map((name) => {
    const own = events.flatMap(({ attendance, results }, at) =>
      results
        .filter(({ person }) => person === name)
        .map((result) => ({ at, place: result.place ?? 999, worth: worth(rules, attendance, result) })),
    )
    const most = Math.min(rules.best ?? own.length, own.length)
    const total = Math.max(...choices(own, most).map((some) => some.reduce((sum, { worth: each }) => sum + each, 0)))
    const chosen = own.toSorted((one, other) => other.worth - one.worth || one.place - other.place).slice(0, most)
    const places = Array.from({ length: 20 }, (_, place) => chosen.filter((each) => each.place === place + 1).length)
    const best = Math.max(...own.map((each) => each.worth))
    const last = own.find(({ at }) => at === events.length - 1)?.worth ?? 0
    return { name, total, figures: [total, ...places, best, last] }
  })
  const isBelow = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((figure, index) => figure !== other[index])
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
  }
  return new Map(
    people.map(({ name, total, figures }) => [
      name,
      { total: total / 100, place: 1 + people.filter((other) => isBelow(figures, other.figures)).length },
    ]),
  )
}

function worth(rules: SeasonRules, attendance: number, result: CountedEvent['results'][number]): number {
  const { place, sharing, won, drawn } = result
  if (place === null) return rules.disqualified === 'presence' ? rules.presencePoints * 100 : 0
  const each = Array.from({ length: sharing }, (_, index) => {
    const at = place - 1 + index
    if (at >= rules.placePoints.length) return rules.restPoints
    return rules.kickers && attendance < (rules.kickers[at] ?? 0) ? 0 : (rules.placePoints[at] ?? 0)
  })
  const ofPlace =
    rules.sharedPlaces === 'better' ? (each[0] ?? 0) : each.reduce((sum, points) => sum + points, 0) / sharing
  return Math.round(ofPlace * 100) + 100 * (won * rules.winPoints + drawn * rules.drawPoints + rules.presencePoints)
}

function choices<Of>(all: readonly Of[], count: number): readonly (readonly Of[])[] {
  if (count === 0) return [[]]
  return all.flatMap((each, index) => choices(all.slice(index + 1), count - 1).map((rest) => [each, ...rest]))
}

test('YEAR-8 tables of random seasons are those of a plain enumeration', () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  let state = seed
  const below = (count: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * count)
  }
  for (let run = 0; run < 400; run++) {
    const length = below(5)
    const rules: SeasonRules = {
      placePoints: Array.from({ length }, () => below(6)),
      kickers: below(2) ? Array.from({ length }, () => below(6)) : null,
      ...{ restPoints: below(3), winPoints: below(3), drawPoints: below(2), presencePoints: below(2) },
      best: below(2) ? 1 + below(4) : null,
      sharedPlaces: below(2) ? 'mean' : 'better',
      disqualified: below(2) ? 'none' : 'presence',
    }
    const events = Array.from({ length: 1 + below(5) }, (_, at) => {
      const order = 'abcdef'
        .split('')
        .filter(() => below(3))
        .toSorted(() => below(2) - 0.5)
      const shared = order
        .join(' ')
        .replaceAll(' ', () => (below(3) ? ',' : ' '))
        .split(',')
        .filter((name) => name !== '')
      const { results, ...rest } = event(`e${at}`, ...shared)
      return {
        ...rest,
        results: results.map((each) => ({
          ...each,
          won: below(4),
          drawn: below(2),
          place: below(9) ? each.place : null,
        })),
      }
    })
    const expected = byEnumeration(rules, events)
    const rows = tableOf(rules, events)
    expect(rows.length).toBe(expected.size)
    for (const { key: name, total, place } of rows)
      expect({ total, place }, `seed ${seed}, run ${run}, ${name}`).toEqual(expected.get(name))
  }
})
