import { expect, test } from 'vitest'
import type { TournamentSummary } from '../api/own/organized-tournaments.ts'
import { nextActOf } from './next-act.ts'

const NOW = new Date(2030, 0, 31, 18)
const at = (day: number, hour: number) => new Date(2030, 0, day, hour).toISOString()
const event = {
  ...{ isCancelled: false, isFinished: false, isStarted: false, currentRound: 0 },
  ...{ registeredPlayersCount: 8, tournamentDate: at(31, 20) },
} as TournamentSummary
const actOf = (...[more, openTables = null]: [Partial<TournamentSummary>, (number | null)?]) =>
  nextActOf({ ...event, ...more }, { openTables, roundsToPlay: 4, now: NOW })

test.each<[string, [Partial<TournamentSummary>, (number | null)?], object | null]>([
  ['an event of another day has its registrations', [{ tournamentDate: at(33, 1) }], { kind: 'registrations' }],
  ['from the morning of its day on it starts', [{ tournamentDate: at(31, 23) }], { kind: 'start' }],
  ['so does one that should have begun', [{ tournamentDate: at(29, 20) }], { kind: 'start' }],
  ['nothing starts with one player', [{ registeredPlayersCount: 1 }], { kind: 'registrations' }],
  ['a quick tournament starts', [{ tournamentDate: null }], { kind: 'start' }],
  ['or lets people in', [{ tournamentDate: null, registeredPlayersCount: 0 }], { kind: 'letIn' }],
  ['a round has results to enter', [{ isStarted: true, currentRound: 2 }, 3], { kind: 'results' }],
  ['then the next one opens', [{ isStarted: true, currentRound: 2 }, 0], { kind: 'nextRound', round: 3 }],
  ['after the last one it ends', [{ isStarted: true, currentRound: 4 }, 0], { kind: 'finish' }],
  ['where nothing is known one goes on', [{ isStarted: true, currentRound: 2 }], { kind: 'goOn' }],
  ['what is over has a ranking', [{ isStarted: true, isFinished: true }], { kind: 'standings' }],
  ['what was called off has none', [{ isFinished: true, isCancelled: true }], null],
])('FIND-4 %s', (_, given, act) => {
  expect(actOf(...given)).toEqual(act)
})
