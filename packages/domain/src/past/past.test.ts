import { expect, test } from 'vitest'
import { finishTournament } from '../tournaments/life/finish-tournament.ts'
import { setScore } from '../tournaments/results/set-score.ts'
import { after, aTournamentOf, openMatches, started } from '../tournaments/testing/a-tournament.ts'
import { pastResults } from './own-past.ts'
import { type MetPerson, pastOpponents } from './past-opponents.ts'

function opponents(events: Parameters<typeof pastOpponents>[0]) {
  const making = pastOpponents(events)
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value
}
const met = (name: string | null, result: MetPerson['result'], changes: Partial<MetPerson> = {}): MetPerson => ({
  ...{ player: `${name}-${result}`, account: null, name, nameKey: name?.toLowerCase() ?? null, result },
  ...changes,
})

test('PAST-1 what somebody did at an event: place, matches played, whom they met; a bye is none', () => {
  let tournament = started(aTournamentOf(5))
  const everybody = new Set(tournament.players.map(({ id }) => id))
  expect(pastResults(tournament, everybody).size).toBe(0)
  for (const { id } of openMatches(tournament))
    tournament = after(tournament, setScore(tournament, { matchId: id, score: { wins1: 2, wins2: 0, draws: 0 } }))
  tournament = after(tournament, finishTournament(tournament))
  const results = pastResults(tournament, everybody)
  const told = [...results.values()].map(({ won, lost, meetings }) => [won, lost, meetings.length]).toSorted()
  expect(told).toEqual([
    [0, 0, 0],
    [0, 1, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, 0, 1],
  ])
  for (const [player, { meetings, attendance }] of results) {
    expect(attendance).toBe(5)
    for (const { opponent, result } of meetings) {
      const back = results.get(opponent)?.meetings.find((each) => each.opponent === player)
      expect([result, back?.result].toSorted()).toEqual(['lost', 'won'])
    }
  }
  const one = new Set([...everybody].slice(0, 1))
  expect([...pastResults(tournament, one).keys()]).toEqual([...one])
})

test('PAST-2 opponents are the same person by account, else by name, and by the last name', () => {
  const events = [
    { id: 'e1', met: [met('Ana', 'won', { account: 'x' }), met('Max', 'lost')] },
    { id: 'e2', met: [met('Anaïs', 'lost', { account: 'x' }), met('max', 'lost')] },
  ]
  expect(opponents(events)).toEqual({
    named: [
      { name: 'Anaïs', won: 1, drawn: 0, lost: 1 },
      { name: 'max', won: 0, drawn: 0, lost: 2 },
    ],
    nameless: 0,
  })
})

test('PAST-2 who was met most often comes first', () => {
  const events = ['e1', 'e2'].map((id) => ({ id, met: [met('Ana', 'won'), met('Zoé', 'lost')] }))
  const once = [{ ...events[0], id: 'e3', met: [met('Zoé', 'drawn')] }]
  expect(opponents([...events, ...once]).named.map(({ name }) => name)).toEqual(['Zoé', 'Ana'])
})

test('PAST-2 whoever has no name is counted, and never named', () => {
  const events = [{ id: 'e1', met: [met(null, 'won'), met(null, 'drawn'), met('Zoé', 'drawn')] }]
  expect(opponents(events)).toEqual({ named: [{ name: 'Zoé', won: 0, drawn: 1, lost: 0 }], nameless: 2 })
})
