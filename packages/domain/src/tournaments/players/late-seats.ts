import { evolveAll } from '../evolve.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { mayMeetIn } from '../kinds/draft-rounds.ts'
import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { countedFrom, playsOn } from '../kinds/part.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isBye, seatsOf, tableOf } from '../kinds/seats.ts'
import { isFieldClosed, stageOfRound } from '../kinds/stage.ts'
import { byeCounts, metOpponents } from '../results/match-points.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { wagerOf } from '../rule-packs/pod-rules.ts'
import { entrantOf, entrantsOf } from '../teams/entrants.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, Player, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { hasLeft } from './departure.ts'
import { emptyChairs } from './empty-chairs.ts'
import { podSeatFor } from './pod-seats.ts'
import { type LateSeat, seatLatePlayer } from './seat-late-player.ts'

/** The options for a player without a place in the current round, and their worth. */
export type LateSeats = {
  readonly round: RoundNumber
  /** Rounds up to this one, lost without an opponent if the player waits for the next. */
  readonly missedRounds: number
  readonly byePoints: number
  readonly hadBye: boolean
  /** Chairs left by someone, free at once; `playerId` sits opposite. */
  readonly chairs: readonly {
    readonly playerId: PlayerId
    readonly left: PlayerId
    readonly table: number
    readonly hasMet: boolean
  }[]
  /** The table of four where a seat is free; null for none, and where two meet. */
  readonly pod: { readonly playerId: PlayerId; readonly table: number; readonly sitting: readonly PlayerId[] } | null
  readonly opponents: readonly {
    readonly playerId: PlayerId
    readonly table: number
    readonly hasMet: boolean
  }[]
}

/** Active players without a place in the current round. */
export function playersWithoutSeat(tournament: Tournament): readonly Player[] {
  // In a closed field nobody else can wait for a place.
  if (!isRunning(tournament) || isFieldClosed(tournament)) return []
  const seated = new Set(matchesOfRound(tournament, currentRound(tournament)).flatMap(seatsOf))
  return entrantsOf(tournament).filter(
    ({ id, droppedAfter }) => droppedAfter === null && !seated.has(id) && playsOn(tournament, { id }),
  )
}

/** A player's options; null if placed or gone. */
export function lateSeats(asked: Tournament, person: PlayerId): LateSeats | null {
  const tournament = inEntrants(asked)
  const playerId = entrantOf(asked, person)
  if (!playersWithoutSeat(tournament).some(({ id }) => id === playerId)) return null
  const round = currentRound(tournament)
  const { matches } = tournament
  const rules = countedRules(tournament)
  const bye = seatAfter(tournament, { playerId, round, opponent: null })
  // Of nobody else: this is asked while somebody types a name.
  const ofPlayer = matches.filter((match) => seatsOf(match).includes(playerId))
  const met = metOpponents(ofPlayer).get(playerId) ?? []
  const from = countedFrom(tournament, round)
  const own = new Set(ofPlayer.flatMap((match) => (match.round >= from ? match.round : [])))
  return {
    round,
    missedRounds: rules.missedRounds === 'not-played' ? 0 : round - from + 1 - own.size,
    byePoints: bye && !wagerOf(rules) ? pointsFor(outcomeFor(bye, playerId, rules)) : 0,
    hadBye: byeCounts(ofPlayer).has(playerId),
    chairs: chairsFor(tournament, round, playerId).map(({ match: { table }, left, stays }) => {
      return { playerId: stays, left, table, hasMet: met.includes(stays) }
    }),
    pod: podOffer(tournament, round, playerId),
    opponents: matchesOfRound(tournament, round)
      .filter((match) => isBye(match) && !hasPods(stageOfRound(tournament, round)))
      .flatMap(seatsOf)
      .flatMap((opponent) => {
        const match = seatAfter(tournament, { playerId, round, opponent })
        const table = match && tableOf(match)
        return table ? [{ playerId: opponent, table, hasMet: met.includes(opponent) }] : []
      }),
  }
}

const NEWCOMER = 'newcomer' as PlayerId

/** The options that somebody would have who came now; null where newcomers have no choice. */
export function seatsForNewcomer(tournament: Tournament): LateSeats | null {
  if (!isRunning(tournament) || tournament.teamKind !== null) return null
  const firstRound = currentRound(tournament) + 1
  const entered = { kind: 'player_added', playerId: NEWCOMER, name: '', publicId: null, firstRound } as const
  return lateSeats(evolveAll(tournament, [entered]), NEWCOMER)
}

function chairsFor(tournament: Tournament, round: RoundNumber, playerId: PlayerId) {
  const stage = stageOfRound(tournament, round)
  return emptyChairs(tournament, round).filter(({ stays }) => mayMeetIn(stage, [playerId, stays]))
}

function podOffer(tournament: Tournament, round: RoundNumber, playerId: PlayerId): LateSeats['pod'] {
  const match = podSeatFor(tournament, round, playerId)
  const sitting = match ? seatsOf(match).filter((id) => !hasLeft(tournament, id)) : []
  const [first] = sitting
  return match && first !== undefined ? { playerId: first, table: match.table, sitting } : null
}

function seatAfter(tournament: Tournament, wish: LateSeat): Match | null {
  const outcome = seatLatePlayer(tournament, wish)
  if (!outcome.accepted) return null
  const seated = matchesOfRound(evolveAll(tournament, outcome.value), wish.round)
  return seated.find((match) => seatsOf(match).includes(wish.playerId)) ?? null
}
