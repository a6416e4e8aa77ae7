import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { metOpponents } from '../results/match-points.ts'
import { submitScore } from '../results/submit-score.ts'
import { repairRound } from '../rounds/repair-round.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { smallestRepair } from '../rounds/smallest-repair.ts'
import { startNextRound } from '../rounds/start-round.ts'
import {
  after,
  aTournamentOf,
  openMatches,
  playerId,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { emptyChairs, takeChairs } from './empty-chairs.ts'
import { lateSeats, playersWithoutSeat } from './late-seats.ts'
import { removePlayer, restorePlayer } from './remove-player.ts'
import { seatLatePlayer } from './seat-late-player.ts'

const nora = playerId('anonymous-Nora')

function withChair(players = 6) {
  const round = started(aTournamentOf(players))
  const match = openMatches(round).at(-1)
  if (!match) throw new Error('nobody plays')
  const [left, stays] = pairOf(match)
  const tournament = withAnonymous(after(round, removePlayer(round, left, 'player')), 'Nora')
  return { tournament, match, left, stays }
}

test.each([6, 18, 7])(
  'STAK-4 of %i players one leaves and one comes: the empty chair is offered first, and nothing else moves',
  (players) => {
    const { tournament, match, left, stays } = withChair(players)
    const { table } = match
    expect(lateSeats(tournament, nora)?.chairs).toEqual([{ playerId: stays, left, table, hasMet: false }])
    const repair = smallestRepair(tournament, [nora])
    expect(repair).toMatchObject({
      broken: 0,
      pairings: [{ kind: 'played', sides: [[stays], [nora]] }],
      made: [{ table }],
    })
    const wish = { playerId: nora, round: 1, opponent: stays }
    const byHand = after(tournament, seatLatePlayer(tournament, wish))
    const repaired = after(tournament, repairRound(tournament, repair ?? { round: 1, pairings: [] }))
    for (const seated of [byHand, repaired]) {
      const others = (state: Tournament) => matchesOfRound(state, 1).filter((each) => !seatsOf(each).includes(stays))
      expect(others(seated)).toEqual(others(tournament))
      expect(openMatches(seated).find((each) => seatsOf(each).includes(nora))).toMatchObject({
        table,
        sides: [[stays], [nora]],
      })
    }
  },
)

test('STAK-4 the bye’s player who left is nobody to play against, and their bye stands', () => {
  const round = started(aTournamentOf(5))
  const [exempt] = matchesOfRound(round, 1).filter(isBye).flatMap(seatsOf)
  if (!exempt) throw new Error('nobody has the bye')
  const gone = withAnonymous(after(round, removePlayer(round, exempt, 'player')), 'Nora')
  expect(lateSeats(gone, nora)).toMatchObject({ chairs: [], opponents: [] })
  expect(seatLatePlayer(gone, { playerId: nora, round: 1, opponent: exempt })).toEqual(refuse('round_moved_on'))
})

test('STAK-4 a table that both left, or of which somebody said anything, has no chair to take', () => {
  const { tournament, match, stays } = withChair()
  const both = after(tournament, removePlayer(tournament, stays, 'player'))
  expect(emptyChairs(both, 1)).toEqual([])
  const said = { matchId: match.id, by: stays, score: twoNil, contest: false }
  const reported = after(tournament, submitScore(tournament, said))
  expect(emptyChairs(reported, 1)).toEqual([])
  expect(seatLatePlayer(reported, { playerId: nora, round: 1, opponent: stays })).toEqual(refuse('round_moved_on'))
})

test('STAK-4 who left and comes back takes the chair back like anybody else, and the chair of a rematch is said to be one', () => {
  const first = withResults(started(aTournamentOf(4)))
  const second = after(first, startNextRound(first, { seed: 'next', wished: null }))
  const [match] = openMatches(second)
  const [left, stays] = match ? pairOf(match) : []
  if (!left || !stays) throw new Error('nobody plays')
  const met = metOpponents(first.matches).get(stays) ?? []
  const [former] = met
  if (!former) throw new Error('nobody was met')
  const gone = after(after(second, removePlayer(second, left, 'player')), removePlayer(second, former, 'player'))
  const chairs = emptyChairs(gone, 2)
  expect(chairs.map((chair) => chair.left).sort()).toEqual([left, former].sort())
  const back = after(gone, restorePlayer(gone, left))
  expect(playersWithoutSeat(back)).toEqual([])
})

test('NONE-6 as many newcomers take chairs as can: compared with every way of seating them', () => {
  const seed = process.env.CHAIRS_SEED ?? String(Date.now())
  console.info(`CHAIRS_SEED=${seed}`)
  const random = seededRandom(seed)
  for (let event = 0; event < 60; event++) {
    let tournament = started(aTournamentOf(8, { capacity: 20 }))
    for (let round = 2; round <= 3; round++) {
      const complete = withResults(tournament)
      tournament = after(complete, startNextRound(complete, { seed: `${seed} ${event} ${round}`, wished: null }))
    }
    // Some of the players leave, are set aside by hand, and return: they have met many.
    const back: PlayerId[] = []
    for (const match of openMatches(tournament)) {
      const [one, other] = pairOf(match)
      if (random() < 0.4)
        tournament = after(tournament, removePlayer(tournament, random() < 0.5 ? one : other, 'staff'))
    }
    for (let late = 0; late < 1 + random() * 3; late++) {
      const id = playerId(`anonymous-L${late}`)
      tournament = withAnonymous(tournament, `L${late}`)
      back.push(id)
    }
    const met = metOpponents(tournament.matches.filter(({ round }) => round < 3))
    const chairs = emptyChairs(tournament, 3)
    const most = (left: readonly PlayerId[], free: readonly PlayerId[]): number => {
      const [first, ...others] = left
      if (first === undefined) return 0
      const seated = free
        .filter((stays) => !met.get(first)?.includes(stays))
        .map(
          (stays) =>
            1 +
            most(
              others,
              free.filter((id) => id !== stays),
            ),
        )
      return Math.max(most(others, free), ...seated)
    }
    const taken = takeChairs(tournament, 3, back)
    const place = `${seed} ${event}`
    expect([place, taken.length]).toEqual([
      place,
      most(
        back,
        chairs.map(({ stays }) => stays),
      ),
    ])
    const repair = smallestRepair(tournament, back)
    if (!repair) continue
    const repaired = after(tournament, repairRound(tournament, repair))
    const seats = matchesOfRound(repaired, 3).flatMap(seatsOf)
    expect([place, new Set(seats).size]).toEqual([place, seats.length])
    expect(
      back.every((id) => seats.includes(id)),
      place,
    ).toBe(true)
    const inChairs = repaired.matches.filter(isMeeting).filter((match) => {
      return chairs.some(
        ({ match: { table }, stays }) =>
          match.round === 3 &&
          match.table === table &&
          pairOf(match).includes(stays) &&
          pairOf(match).some((id) => back.includes(id)),
      )
    })
    expect([place, inChairs.length]).toEqual([place, taken.length])
  }
})
