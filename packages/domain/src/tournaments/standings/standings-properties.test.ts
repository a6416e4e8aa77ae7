import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import { games } from '../kinds/result.ts'
import { isMeeting, pairOf } from '../kinds/seats.ts'
import type { Match } from '../tournament.ts'
import { computeStandings, type StandingsInput } from './compute-standings.ts'
import type { Standing } from './standing.ts'
import { someEvent } from './testing/some-event.ts'

function without(standing: Standing) {
  const { rank: _, ...figures } = standing
  return figures
}

test('RANK-2 every player has one row, and ranks run from 1 without a gap', () => {
  fc.assert(
    fc.property(someEvent, (tournament) => {
      const standings = computeStandings(tournament)
      expect(standings.map(({ rank }) => rank)).toEqual(tournament.players.map((_, index) => index + 1))
      expect(new Set(standings.map(({ playerId }) => playerId)).size).toBe(tournament.players.length)
    }),
  )
})

test('RANK-2 the order of players and matches in the lists changes nothing', () => {
  fc.assert(
    fc.property(someEvent, fc.string(), (tournament, seed) => {
      const random = seededRandom(seed)
      const players = shuffled(tournament.players, random)
      const matches = shuffled(tournament.matches, random)
      expect(computeStandings({ ...tournament, players, matches })).toEqual(computeStandings(tournament))
    }),
  )
})

test('swapping the two chairs of a match changes nothing', () => {
  fc.assert(
    fc.property(someEvent, (tournament) => {
      const matches = tournament.matches.map((match): Match => {
        if (!isMeeting(match) || match.state.kind !== 'terminated') return match
        const { wins1, wins2, draws } = match.state.result.score
        const score = { wins1: wins2, wins2: wins1, draws }
        return {
          ...match,
          sides: [[pairOf(match)[1]], [pairOf(match)[0]]],
          state: { ...match.state, result: games(score) },
        }
      })
      expect(computeStandings({ ...tournament, matches })).toEqual(computeStandings(tournament))
    }),
  )
})

test('RANK-2 nobody stands above somebody with better figures', () => {
  fc.assert(
    fc.property(someEvent, (tournament) => {
      const standings = computeStandings(tournament)
      for (const [index, below] of standings.slice(1).entries()) {
        const above = standings[index]
        if (!above) continue
        const differences = [
          above.points - below.points,
          tournament.rules.lateEntrants === 'last' ? lateness(tournament, below) - lateness(tournament, above) : 0,
          above.opponentMatchWin - below.opponentMatchWin,
          above.gameWin - below.gameWin,
          above.opponentGameWin - below.opponentGameWin,
        ]
        expect(differences.find((difference) => Math.abs(difference) > 1e-9) ?? 0).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

const lateness = ({ players }: StandingsInput, row: Standing) =>
  Number((players.find(({ id }) => id === row.playerId)?.firstRound ?? 1) > 1)

test('another lot moves only players whose figures are all equal', () => {
  fc.assert(
    fc.property(someEvent, fc.string(), (tournament, lot) => {
      const one = computeStandings(tournament)
      const other = computeStandings({ ...tournament, lot })
      const close = (ratio: number) => ratio.toFixed(9)
      const figures = (row: Standing) =>
        [row.points, close(row.opponentMatchWin), close(row.gameWin), close(row.opponentGameWin)].join()
      expect(other.map(figures)).toEqual(one.map(figures))
      const byPlayer = (rows: readonly Standing[]) => new Map(rows.map((row) => [row.playerId, without(row)]))
      expect(byPlayer(other)).toEqual(byPlayer(one))
    }),
  )
})

test('STAK-2 a corrected result changes the standings as if it had been given at first', () => {
  fc.assert(
    fc.property(someEvent, fc.nat(), (tournament, choice) => {
      const played = tournament.matches.filter(isMeeting).filter(({ state }) => state.kind === 'terminated')
      const chosen = played[choice % Math.max(1, played.length)]
      if (chosen?.state.kind !== 'terminated') return
      const { wins1, wins2 } = chosen.state.result.score
      const score = wins1 >= wins2 ? { wins1: 0, wins2: 2, draws: 0 } : { wins1: 2, wins2: 0, draws: 0 }
      const state = { kind: 'terminated', result: games(score), decidedBy: 'organizer', reports: [] } as const
      const corrected: Match = { ...chosen, state }
      const matches = tournament.matches.map((match) => (match === chosen ? corrected : match))
      const rowsOf = (list: readonly Match[]) =>
        new Map(computeStandings({ ...tournament, matches: list }).map((row) => [row.playerId, row]))
      const before = rowsOf(tournament.matches)
      const after = rowsOf(matches)
      const winner = pairOf(chosen)[wins1 >= wins2 ? 1 : 0]
      expect(after.get(winner)?.points).toBeGreaterThan(before.get(winner)?.points ?? Number.NaN)
      expect(after.get(winner)?.rank).toBeLessThanOrEqual(before.get(winner)?.rank ?? 0)
      // All later standings reflect it, earlier ones do not.
      for (let throughRound = 1; throughRound < chosen.round; throughRound++) {
        expect(computeStandings({ ...tournament, matches, throughRound })).toEqual(
          computeStandings({ ...tournament, throughRound }),
        )
      }
    }),
  )
})
