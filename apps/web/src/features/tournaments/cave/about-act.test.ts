import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { aTournamentOf, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { teamsStarted, teamVenue } from '../testing/team-venue.ts'
import { aboutAct } from './about-act.ts'

const tournament = started(aTournamentOf(4))
const [match] = tournament.matches
const names = new Map(tournament.players.map(({ id }, place) => [id, `Léa ${'ABCD'[place]}`]))
const about = (said: object) => aboutAct({ matchId: match?.id, ...said }, tournament, names)
const seated = /^Léa \w · Léa \w$/

test('CAVE-68 a decision about a table names who sat there, and says what was entered for them', () => {
  const both = about({})
  expect(both).toMatch(seated)
  expect(about({ score: null })).toBe(both)
  expect(about({ score: { wins1: 2, wins2: 1, draws: 0 } })).toBe(`${both} (2-1)`)
  expect(about({ score: { wins1: 1, wins2: 1, draws: 1 } })).toBe(`${both} (1-1-1)`)
  const [one = '', other = ''] = both.split(' · ')
  expect(about({ placings: { winner: 1 } })).toBe(`${one} · ${other} (1)`)
  expect(about({ placings: { drawn: [0, 1] } })).toBe(`${one} (=) · ${other} (=)`)
  expect(about({ placings: { places: [2, 1] } })).toBe(`${one} (2) · ${other} (1)`)
  const scores = [{ wins1: 2, wins2: 0, draws: 0 }, null, { wins1: 0, wins2: 2, draws: 0 }]
  expect(about({ seats: { scores } })).toBe(`${both} (2-0, –, 0-2)`)
})

test('CAVE-68 of teams it names each once', () => {
  const trios = [
    { name: 'Les Dragons', members: ['Léa', 'Max', 'Zoé'] },
    { name: 'Les Chats', members: ['Bo', 'Dia', 'Ana'] },
  ]
  const event = teamsStarted(teamVenue('trios', trios))
  const scores = [{ wins1: 2, wins2: 0, draws: 0 }]
  const said = aboutAct({ matchId: event.matches[0]?.id, seats: { scores } }, event, entrantNames(event))
  expect(said).toMatch(/^Les (Dragons · Les Chats|Chats · Les Dragons) \(2-0\)$/)
})
