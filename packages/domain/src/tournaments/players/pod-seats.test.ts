import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { placed } from '../kinds/result.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { setResult } from '../results/set-score.ts'
import { after, aTournamentOf, playerId, started, withAnonymous } from '../testing/a-tournament.ts'
import type { PlayedMatch, Tournament } from '../tournament.ts'
import { lateSeats } from './late-seats.ts'
import { removePlayer } from './remove-player.ts'
import { seatLatePlayer } from './seat-late-player.ts'

const LATE = playerId('anonymous-Late')

function begun(players: number): Tournament {
  const waiting = aTournamentOf(players)
  return withAnonymous(started(after(waiting, changeSettings(waiting, { structure: 'pods' }))), 'Late')
}

const tablesOf = (tournament: Tournament): readonly PlayedMatch[] =>
  tournament.matches.filter((match) => isPlayed(match))

test('PODS-18 a latecomer takes the fourth seat of a table of three, and no other table changes', () => {
  const tournament = begun(7)
  const [four, three] = tablesOf(tournament)
  const offer = lateSeats(tournament, LATE)?.pod
  expect(offer).toMatchObject({ table: three?.table, sitting: three && seatsOf(three) })
  expect(lateSeats(tournament, LATE)?.opponents).toEqual([])
  const seated = after(
    tournament,
    seatLatePlayer(tournament, { playerId: LATE, round: 1, opponent: offer?.playerId ?? null }),
  )
  expect(tablesOf(seated).map(({ sides }) => sides.length)).toEqual([4, 4])
  expect(tablesOf(seated)[0]).toEqual(four)
  expect(tablesOf(seated)[1]?.sides.at(-1)).toEqual([LATE])
})

test('PODS-18 a latecomer takes the chair of somebody who left before the game was told', () => {
  const tournament = begun(8)
  const [first] = tablesOf(tournament)
  const gone = first && seatsOf(first)[2]
  if (!gone) throw new Error('nobody sits there')
  const left = after(tournament, removePlayer(tournament, gone))
  const offer = lateSeats(left, LATE)?.pod
  expect(offer?.sitting).not.toContain(gone)
  const seated = after(left, seatLatePlayer(left, { playerId: LATE, round: 1, opponent: offer?.playerId ?? null }))
  expect(tablesOf(seated).find(({ table }) => table === first.table)?.sides[2]).toEqual([LATE])
})

test('PODS-18 nobody is seated at a table that is full or has a result', () => {
  const full = begun(8)
  expect(lateSeats(full, LATE)?.pod).toBeNull()
  const short = begun(7)
  const three = tablesOf(short)[1]
  if (!three) throw new Error('no table of three')
  const told = after(short, setResult(short, { matchId: three.id, result: placed({ winner: 0 }) }))
  expect(lateSeats(told, LATE)?.pod).toBeNull()
  const wish = { playerId: LATE, round: 1, opponent: seatsOf(three)[0] ?? null }
  expect(seatLatePlayer(told, wish)).toEqual(refuse('round_moved_on'))
})
