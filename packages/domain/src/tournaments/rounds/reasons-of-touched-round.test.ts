import { expect, test } from 'vitest'
import { placed } from '../kinds/result.ts'
import { isBye, isMeeting, isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { lateSeats } from '../players/late-seats.ts'
import { seatLatePlayer } from '../players/seat-late-player.ts'
import { setResult } from '../results/set-score.ts'
import { after, aTournamentOf, playerId, started, withAnonymous, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound } from './start-round.ts'
import { whyPaired, whySeated } from './why-paired.ts'

const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'two', wished: null }))

function tablesOfFour(players: number): Tournament {
  const waiting = aTournamentOf(players, { capacity: players + 2 })
  const pods = started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
  const won = matchesOfRound(pods, 1)
    .filter(isPlayed)
    .reduce((state, { id }) => after(state, setResult(state, { matchId: id, result: placed({ winner: 0 }) })), pods)
  return next(won)
}

/** Somebody comes in round 2, and is seated beside or opposite of whoever has room. */
function withLatecomer(before: Tournament) {
  const entered = withAnonymous(before, 'Late')
  const late = playerId('anonymous-Late')
  const seats = lateSeats(entered, late)
  const opponent = seats?.pod?.playerId ?? seats?.opponents[0]?.playerId ?? null
  const seated = after(entered, seatLatePlayer(entered, { playerId: late, round: 2, opponent }))
  const drawn = { seed: 'two', tables: matchesOfRound(before, 2).map(seatsOf) }
  return { seated, late, drawn }
}

test.each([
  ['tables of four', () => tablesOfFour(11)],
  ['two at a table', () => next(withResults(started(aTournamentOf(9, { capacity: 12 }))))],
])(
  'PODS-45 after a latecomer took a place, %s: only that table was made by hand, the others are explained as before',
  (_, played) => {
    const before = played()
    const { seated, late, drawn } = withLatecomer(before)
    const untouched = new Set(matchesOfRound(before, 2).map(({ id }) => id))
    const made = matchesOfRound(seated, 2).filter((match) =>
      seatsOf(match).some((id) =>
        whySeated(seated, { match, player: id }, drawn).some(({ kind }) => kind === 'by_hand'),
      ),
    )
    expect(made).toEqual(matchesOfRound(seated, 2).filter((match) => seatsOf(match).includes(late)))
    expect(made).toHaveLength(1)
    for (const match of matchesOfRound(seated, 2).filter(({ id }) => untouched.has(id))) {
      for (const id of seatsOf(match))
        expect(whySeated(seated, { match, player: id }, drawn)).toEqual(whyPaired(before, match, id))
    }
  },
)

test('PODS-45 a latecomer with a bye leaves the draw of everybody else', () => {
  const before = next(withResults(started(aTournamentOf(8, { capacity: 12 }))))
  const { seated, late, drawn } = withLatecomer(before)
  const [bye] = matchesOfRound(seated, 2).filter(isBye)
  expect(bye && whySeated(seated, { match: bye, player: late }, drawn)).toEqual([{ kind: 'by_hand' }])
  for (const match of matchesOfRound(seated, 2).filter(isMeeting)) {
    for (const id of seatsOf(match))
      expect(whySeated(seated, { match, player: id }, drawn)).toEqual(whyPaired(before, match, id))
  }
})

test('PODS-45 where nothing tells the draw, no table is said to be made by hand', () => {
  const { seated } = withLatecomer(tablesOfFour(11))
  for (const match of matchesOfRound(seated, 2)) {
    for (const id of seatsOf(match)) expect(whyPaired(seated, match, id)).toEqual([{ kind: 'round_by_hand' }])
  }
})
