import { expect, test } from 'vitest'
import type { Score } from '../results/score.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { YUGIOH } from '../rule-packs/yugioh.ts'
import { matchId, oneAll, playerId, twoOne } from '../testing/a-tournament.ts'
import type { Match, MatchState } from '../tournament.ts'
import { outcomeFor, pointsFor } from './match-outcome.ts'

const [one, other] = [playerId('p1'), playerId('p2')]

function aMeeting(state: MatchState): Match {
  return { kind: 'played', id: matchId('m1'), round: 1, table: 1, players: [one, other], state }
}

const ended = (score: Score) => aMeeting({ kind: 'terminated', score, decidedBy: 'organizer', reports: [] })
const worth = (kind: string, [gamesWon, gamesLost, gamesDrawn]: readonly number[], countsForAverages: boolean) => ({
  ...{ kind, gamesWon, gamesLost, gamesDrawn, countsForAverages },
})
const alone = (kind: 'bye' | 'loss'): Match => ({ kind, id: matchId('m1'), round: 1, player: one })

test('the games of a match are counted from the chair of the player', () => {
  expect(outcomeFor(ended(twoOne), one, MAGIC)).toEqual(worth('won', [2, 1, 0], true))
  expect(outcomeFor(ended(twoOne), other, MAGIC)).toEqual(worth('lost', [1, 2, 0], true))
})

test('a bye is won and a loss without an opponent is lost, outside the averages of opponents', () => {
  expect(outcomeFor(alone('bye'), one, MAGIC)).toEqual(worth('won', [2, 0, 0], false))
  expect(outcomeFor(alone('loss'), one, MAGIC)).toEqual(worth('lost', [0, 0, 0], false))
})

test('a level score is a draw, and a loss for both where the rules know no draw', () => {
  const [drawn, lost] = [MAGIC, YUGIOH].map((rules) => outcomeFor(ended(oneAll), other, rules))
  expect(drawn?.kind).toBe('drawn')
  expect(lost?.kind).toBe('bothLost')
  expect(drawn && pointsFor(drawn, MAGIC)).toBe(1)
  expect(lost && pointsFor(lost, YUGIOH)).toBe(0)
})

test('a draw agreed without a game counts for the games that the rules say', () => {
  const outcome = outcomeFor(ended({ wins1: 0, wins2: 0, draws: 0 }), one, { ...MAGIC, unplayedDrawGames: 3 })
  expect(outcome).toEqual(worth('drawn', [0, 0, 3], true))
})

test('a match without a result, contested or not, is open and earns nothing', () => {
  const open = outcomeFor(aMeeting({ kind: 'pending' }), one, MAGIC)
  expect(open).toEqual({ kind: 'open', isContested: false })
  expect(pointsFor(open, MAGIC)).toBe(0)
  expect(outcomeFor(aMeeting({ kind: 'contested', reports: [] }), one, MAGIC)).toEqual({
    kind: 'open',
    isContested: true,
  })
})
