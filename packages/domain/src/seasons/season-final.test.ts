import { expect, test } from 'vitest'
import type { PersonKey } from './season.ts'
import { finalInvitations, rankFinal } from './season-final.ts'
import { declinedAfter, declineFinal, joinPeople, peopleAfter } from './season-notes.ts'
import { RULES_OF_PRESET } from './season-rules.ts'
import type { SeasonRow } from './season-table.ts'

const key = (name: string) => name as PersonKey

function rowsOf(...rows: readonly (readonly [string, number, number])[]): readonly SeasonRow[] {
  return rows.map(([name, place, total]) => ({
    ...{ key: key(name), name, place, before: null, total, firsts: 0, counted: [], hasLeft: name === 'gone' },
  }))
}

const told = ({ invited, tiedSeats }: ReturnType<typeof finalInvitations>) =>
  [...invited.map(({ row, standing }) => `${row.name} ${standing}`), tiedSeats].join(', ')
const without = (...names: readonly string[]) => new Set(names.map(key))

test('YEAR-39 the first of the table are invited; the seat of who left or does not come goes to the next', () => {
  const rows = rowsOf(['a', 1, 9], ['gone', 2, 8], ['b', 3, 7], ['c', 4, 6], ['d', 5, 5])
  expect(told(finalInvitations(rows, { seats: 2 }, without()))).toBe('a in, gone left, b in, 0')
  expect(told(finalInvitations(rows, { seats: 2 }, without('a')))).toBe('a declined, gone left, b in, c in, 0')
  expect(told(finalInvitations(rows, { seats: 9 }, without()))).toBe('a in, gone left, b in, c in, d in, 0')
  expect(told(finalInvitations([], { seats: 2 }, without()))).toBe('0')
})

test('YEAR-39 a tie at the edge is said, with the seats that are left, until somebody of it does not come', () => {
  const rows = rowsOf(['a', 1, 9], ['b', 2, 7], ['c', 2, 7], ['d', 2, 7], ['e', 5, 1])
  expect(told(finalInvitations(rows, { seats: 3 }, without()))).toBe('a in, b tied, c tied, d tied, 2')
  expect(told(finalInvitations(rows, { seats: 3 }, without('c')))).toBe('a in, b in, c declined, d in, 0')
  expect(told(finalInvitations(rows, { seats: 4 }, without()))).toBe('a in, b in, c in, d in, 0')
})

test('YEAR-39 an answer is noted and taken back, and goes along with a join', () => {
  const rows = rowsOf(['a', 1, 9], ['b', 2, 7])
  const no = declineFinal({ notes: [], rows }, key('a'), true)
  if (!no.accepted || no.value === null) throw new Error('not noted')
  const joined = { kind: 'join', person: key('a'), into: key('b') } as const
  const notes = [no.value, joined]
  expect([...declinedAfter(notes, peopleAfter(notes))]).toEqual(['b'])
  expect(declineFinal({ notes: [no.value], rows }, key('a'), true)).toEqual({ accepted: true, value: null })
  expect(declineFinal({ notes: [no.value], rows }, key('a'), false)).toMatchObject({ value: { kind: 'come' } })
  expect(declineFinal({ notes: [], rows }, key('z'), true).accepted).toBe(false)
})

test('YEAR-39 two who played the final are two people', () => {
  const said = { notes: [], rows: rowsOf(['a', 1, 9], ['b', 2, 7], ['c', 3, 1]), finalists: without('a', 'b') }
  const code = (outcome: ReturnType<typeof joinPeople>) => (outcome.accepted ? null : outcome.refusal.code)
  expect(code(joinPeople(said, key('a'), key('b')))).toBe('season_people_met')
  expect(code(joinPeople(said, key('a'), key('c')))).toBe(null)
})

/** Names by place in the final; several share one. */
function finalOf(...order: readonly string[]) {
  return order.flatMap((names, at) =>
    names.split(' ').map((name) => ({
      ...{ person: key(name), name, place: name === 'out' ? null : at + 1, sharing: names.split(' ').length },
      ...{ won: 0, drawn: 0 },
    })),
  )
}

const ROWS = rowsOf(['a', 1, 12], ['b', 2, 11.5], ['c', 3, 4])
const places = (carries: 'none' | 'ties' | 'points', ...order: readonly string[]) =>
  rankFinal(
    { rules: RULES_OF_PRESET.places, attendance: 4, seats: finalOf(...order), rows: ROWS },
    { tournamentId: 'f', seats: 4, carries },
  ).map(({ name, place, total }) => [place, name, ...(total === null ? [] : [total])].join(' '))

test('YEAR-40 the final is ranked by itself, its ties by the season, or by the points of both', () => {
  expect(places('none', 'c b', 'a')).toEqual(['1 c', '1 b', '3 a'])
  expect(places('ties', 'c b', 'a')).toEqual(['1 b', '2 c', '3 a'])
  expect(places('points', 'b', 'a', 'c')).toEqual(['1 b 21.5', '2 a 20', '3 c 10'])
  expect(places('points', 'c', 'guest', 'b', 'a')).toEqual(['1 b 17.5', '2 a 17', '3 c 14', '4 guest 8'])
})

test('YEAR-40 whoever was disqualified is no champion, and whoever only came to the final is ranked in it', () => {
  expect(places('none', 'guest', 'a', 'out')).toEqual(['1 guest', '2 a', ' out'])
})
