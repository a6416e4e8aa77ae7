import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { hideName, playerNumber } from '@tablee/domain/tournaments/players/hide-name'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { after, openMatches, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { finished, inFinal, NAMES, played } from '../testing/evening-with-cut.ts'
import { venue } from '../testing/venue.ts'
import { ownRounds } from './own-rounds.ts'

const idOf = (name: string) => `p${NAMES.indexOf(name) + 1}` as PlayerId

test('WALL-7 every round is a card, those of the cut as well, as whoever played it counts the games', () => {
  const rounds = ownRounds(finished(played(inFinal())), idOf('Zoé'))
  expect(rounds.map(({ round, result, score }) => [round, result, score])).toEqual(
    [1, 2, 3, 4, 5].map((round) => [round, 'won', '2-0']),
  )
  expect(new Set(rounds.map(({ opponent }) => opponent)).has('Zoé')).toBe(false)
})

test('WALL-7 a draw, a bye and a loss are told apart', () => {
  const first = started(venue(['Zoé', 'Max', 'Léa']))
  const [match] = openMatches(first)
  if (!match) throw new Error('nobody is paired')
  const drawn = after(first, setScore(first, { matchId: match.id, score: { wins1: 1, wins2: 1, draws: 1 } }))
  const [one] = pairOf(match)
  expect(ownRounds(drawn, one)).toMatchObject([{ result: 'drawn', score: '1-1-1', isBye: false }])
  const exempt = drawn.players.find(({ id }) => !pairOf(match).includes(id))
  expect(exempt && ownRounds(drawn, exempt.id)).toMatchObject([
    { result: 'won', score: null, opponent: null, isBye: true },
  ])
  const lost = after(first, setScore(first, { matchId: match.id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  expect(ownRounds(lost, one)).toMatchObject([{ result: 'lost', score: '0-2' }])
})

test('WALL-7 whoever hides their name is on nobody else’s picture', () => {
  const over = withResults(started(venue(['Zoé', 'Max'])))
  const max = over.players[1]
  if (!max) throw new Error('nobody')
  const hidden = { playerId: max.id, name: max.name, shownAs: playerNumber(over, max.id) }
  const zoe = over.players[0]?.id as PlayerId
  expect(ownRounds(over, zoe)[0]?.opponent).toBe('Max')
  expect(ownRounds(after(over, hideName(over, hidden)), zoe)[0]?.opponent).toBeNull()
})
