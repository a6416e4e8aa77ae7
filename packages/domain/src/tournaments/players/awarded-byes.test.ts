import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { isBye, isMeeting, opponentOf, seatsOf } from '../kinds/seats.ts'
import { seedOfEight } from '../pairing/seed-version.ts'
import { matchPoints } from '../results/match-points.ts'
import { chooseStructure } from '../rounds/choose-structure.ts'
import { pairingOf } from '../rounds/hand-pairing.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { smallestRepair } from '../rounds/smallest-repair.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { whyPaired } from '../rounds/why-paired.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, playerId, started, withAnonymous, withResults } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { awardByes } from './award-byes.ts'
import { awardedByesOf, isAwardedBye } from './awarded-byes.ts'
import { lateSeats } from './late-seats.ts'
import { removePlayer } from './remove-player.ts'
import { seatLatePlayer } from './seat-late-player.ts'

const P1 = playerId('p1')
const P2 = playerId('p2')
const awarded = (tournament: WholeTournament, byes: number, player = P1) =>
  after(tournament, awardByes(tournament, { playerId: player, byes }))
const nextRound = (tournament: WholeTournament, seed = 'next') =>
  after(tournament, startNextRound(tournament, { wished: null, seed }))
const byesOf = (tournament: WholeTournament, round: number) =>
  matchesOfRound(tournament, round).filter(isBye).flatMap(seatsOf)

describe('SHOP-66 byes that are awarded', () => {
  test('the player meets nobody in so many rounds, wins each of them, and is paired like the others from then on', () => {
    let tournament = withResults(started(awarded(aTournamentOf(9), 2)))
    expect(byesOf(tournament, 1)).toEqual([P1])
    expect(matchesOfRound(tournament, 1).filter(isMeeting)).toHaveLength(4)
    expect(matchPoints(tournament).get(P1)).toBe(3)
    tournament = withResults(nextRound(tournament))
    expect(byesOf(tournament, 2)).toEqual([P1])
    tournament = nextRound(tournament)
    const third = matchesOfRound(tournament, 3).find((match) => seatsOf(match).includes(P1))
    expect(third && isMeeting(third)).toBe(true)
    // Two wins: the opponent has two as well.
    const opponent = third && opponentOf(third, P1)
    expect(opponent && matchPoints(tournament).get(opponent)).toBe(6)
    // The odd field's bye is someone else's.
    expect(byesOf(tournament, 3)).not.toContain(P1)
  })

  test('among an even number somebody else has the bye of the draw, and only one of the two was awarded', () => {
    const tournament = started(awarded(aTournamentOf(8), 1))
    const byes = matchesOfRound(tournament, 1).filter(isBye)
    expect(byes).toHaveLength(2)
    expect(byes.filter((match) => isAwardedBye(tournament, match)).flatMap(seatsOf)).toEqual([P1])
    const [own, other] = [P1, ...byes.flatMap(seatsOf).filter((id) => id !== P1)]
    const why = (id = P1) => {
      const match = byes.find((each) => seatsOf(each).includes(id))
      return match && whyPaired(tournament, match, id)
    }
    expect(why(own)).toEqual([{ kind: 'awarded_bye' }])
    expect(why(other)?.[0]).toMatchObject({ kind: 'bye' })
  })

  test.each(['magic', 'pokemon', 'yugioh', 'lorcana', 'altered'] as const)(
    'in the standings of %s it is what a bye is there, and nobody’s average knows of it',
    (game) => {
      const base = { ...aTournamentOf(5), rules: rulePackFor(game) }
      const given = withResults(started(awarded(base, 1)))
      const row = (tournament: WholeTournament) =>
        computeStandings({ ...tournament, throughRound: 1 }).find(({ playerId: id }) => id === P1)
      const byHand = { ...given, awardedByes: [] }
      expect(row(given)).toEqual(row(byHand))
      expect(row(given)?.points).toBe(rulePackFor(game).points.win)
    },
  )

  test('they may be changed until the player has a place in the round that is meant, and taken back', () => {
    const tournament = awarded(aTournamentOf(6), 2)
    expect(awardByes(tournament, { playerId: P1, byes: 2 })).toEqual(accept([]))
    expect(awarded(tournament, 0).awardedByes).toEqual([])
    const running = started(tournament)
    expect(awardByes(running, { playerId: P1, byes: 0 })).toEqual(refuse('byes_round_paired'))
    expect(awardedByesOf(awarded(running, 3), P1)).toBe(3)
    expect(awardByes(running, { playerId: P2, byes: 1 })).toEqual(refuse('byes_round_paired'))
    const late = withAnonymous(running, 'Zoé')
    expect(awardedByesOf(awarded(late, 1, playerId('anonymous-Zoé')), playerId('anonymous-Zoé'))).toBe(1)
    const bracket = after(aTournamentOf(6), chooseStructure(aTournamentOf(6), 'elimination'))
    expect(awardByes(bracket, { playerId: P1, byes: 1 })).toEqual(refuse('byes_need_swiss'))
  })

  test('nobody who comes late takes the place opposite an awarded bye, and a repair leaves it alone', () => {
    const running = withAnonymous(started(awarded(aTournamentOf(7), 1)), 'Zoé')
    const zoe = playerId('anonymous-Zoé')
    expect(lateSeats(running, zoe)?.opponents).toEqual([])
    expect(seatLatePlayer(running, { playerId: zoe, round: 1, opponent: P1 })).toEqual(refuse('round_moved_on'))
    const repair = smallestRepair(running, [zoe])
    expect(repair?.undone.flatMap(seatsOf)).not.toContain(P1)
    // A newcomer with an awarded bye needs no opponent and breaks no table.
    const exempt = awarded(running, 1, zoe)
    expect(smallestRepair(exempt, [zoe])).toMatchObject({ pairings: [{ kind: 'bye', player: zoe }], broken: 0 })
  })

  test('the organizer may give them a match by hand, which stays', () => {
    const running = withAnonymous(started(awarded(aTournamentOf(7), 1)), 'Zoé')
    const others = matchesOfRound(running, 1)
      .filter((match) => !seatsOf(match).includes(P1))
      .map(pairingOf)
    const pairings = [...others, { kind: 'played', sides: [[P1], [playerId('anonymous-Zoé')]] } as const]
    const byHand = after(running, setPairings(running, { round: 1, pairings }))
    expect(byesOf(byHand, 1)).toEqual([])
  })

  test('whatever was awarded, every round has everybody once, keeps the awards, and follows from its seed', () => {
    const plan = fc.record({
      players: fc.integer({ min: 4, max: 17 }),
      byes: fc.array(fc.record({ player: fc.nat({ max: 16 }), byes: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: 4,
      }),
      seed: fc.string({ minLength: 1 }).map(seedOfEight),
      drops: fc.boolean(),
    })
    fc.assert(
      fc.property(plan, ({ players, byes, seed, drops }) => {
        let tournament = aTournamentOf(players)
        for (const { player, byes: count } of byes) {
          if (player < players) tournament = awarded(tournament, count, playerId(`p${player + 1}`))
        }
        tournament = started(tournament)
        for (let round = 1; round <= 4; round++) {
          if (round > 1) tournament = nextRound(tournament, `${seed} ${round}`)
          const matches = matchesOfRound(tournament, round)
          const active = tournament.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id)
          expect(matches.flatMap(seatsOf).toSorted()).toEqual(active.toSorted())
          const exempt = active.filter((id) => awardedByesOf(tournament, id) >= round)
          const given = matches.filter((match) => isAwardedBye(tournament, match)).flatMap(seatsOf)
          expect(given.toSorted()).toEqual(exempt.toSorted())
          expect(matches.filter(isBye)).toHaveLength(exempt.length + ((active.length - exempt.length) % 2))
          expect(recomputeRound(tournament, round)).toMatchObject({ others: 0, byHand: 0 })
          tournament = withResults(tournament)
          const leaving = active.at(-1)
          if (drops && leaving && active.length > 4) tournament = after(tournament, removePlayer(tournament, leaving))
          // A later round changes nothing that follows from an earlier seed.
          for (let before = 1; before <= round; before++) {
            expect(recomputeRound(tournament, before)).toMatchObject({ others: 0 })
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})
