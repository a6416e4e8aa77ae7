import { penaltiesOfMatch } from '../conduct/standing-penalties.ts'
import { evolveAll } from '../evolve.ts'
import { currentDraft } from '../kinds/draft-rounds.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { currentRound } from '../kinds/phase.ts'
import { isBye, isMeeting, pairOf, seatsOf, sidesOfPair } from '../kinds/seats.ts'
import { currentStage } from '../kinds/stage.ts'
import { breakFewest, type FindRepair, MOST_PAIRED_ANEW } from '../pairing/break-fewest.ts'
import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'
import { emptyChairs, takeChairs } from '../players/empty-chairs.ts'
import { playersWithoutSeat } from '../players/late-seats.ts'
import { entrantOf } from '../teams/entrants.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf, seatKey } from './hand-pairing.ts'
import { pairingField } from './pairing-field-of.ts'
import { exemptIn, isGivenBye } from './qualified.ts'
import { activePlayers, isRoundComplete, matchesOfRound } from './round-progress.ts'
import { type HandPairings, setPairings } from './set-pairings.ts'

/** At most this many tables are broken for latecomers. */
export const MOST_BROKEN_TABLES = 3

/** New pairings per repair: what one search can handle. */
export const MOST_REPAIRED_PAIRINGS = MOST_PAIRED_ANEW / 2

/** A round repaired for newcomers with the fewest changes. */
export type RoundRepair = {
  readonly round: RoundNumber
  readonly pairings: readonly HandPairing[]
  readonly undone: readonly Match[]
  readonly made: readonly Match[]
  readonly broken: number
}

/**
 * The fewest tables to break so that players without a place in the current round meet someone new (NONE-6). Empty chairs are filled first,
 * breaking nothing. The other newcomers, the player with the bye and those of broken tables are re-paired as well as a full round would be.
 * Null if that needs a rematch or more than `MOST_BROKEN_TABLES`, or for placed players: they wait for the next round.
 */
export function smallestRepair(
  asked: Tournament,
  people: readonly PlayerId[],
  find: FindRepair = breakFewest,
): RoundRepair | null {
  const tournament = inEntrants(asked)
  const newcomers = [...new Set(people.map((id) => entrantOf(asked, id)))]
  const waiting = new Set(playersWithoutSeat(tournament).map(({ id }) => id))
  // At tables of four the free seat is offered (`players/pod-seats.ts`); in pods of a draft the free chair or the bye.
  if (hasPods(currentStage(tournament)) || currentDraft(tournament)) return null
  if (newcomers.length === 0 || !newcomers.every((id) => waiting.has(id)) || isRoundComplete(tournament)) return null
  const round = currentRound(tournament)
  // A given bye for this round needs no opponent.
  const exemptNewcomers = newcomers.filter(exemptIn(tournament, round))
  const toSeat = newcomers.filter((id) => !exemptNewcomers.includes(id))
  const taken = takeChairs(tournament, round, toSeat)
  const given = exemptNewcomers.map((player): HandPairing => ({ kind: 'bye', player }))
  const inChairs = taken.map(({ newcomer, chair }): HandPairing => {
    return { kind: 'played', sides: [[chair.stays], [newcomer]] }
  })
  const others = toSeat.filter((id) => !taken.some(({ newcomer }) => newcomer === id))
  if (others.length === 0) return repairOf(tournament, { round, pairings: [...inChairs, ...given] })
  const open = breakableMatches(tournament, round)
  const [exempt, tables] = [open.filter(isBye), open.filter(isMeeting)]
  const paired = pairingField(tournament, round, [...others, ...open.flatMap(seatsOf)])
  const players = new Map(paired.map((player) => [player.id, player]))
  const inField = (ids: readonly PlayerId[]) => ids.flatMap((id) => players.get(id) ?? [])
  const fixed = new Set(tournament.tablePlan.fixed.map(({ playerId }) => playerId))
  const found = find({
    newcomers: inField(others),
    exempt: inField(exempt.flatMap(seatsOf)),
    tables: tables.map((match) => ({
      players: inField(pairOf(match)) as [PairingPlayer, PairingPlayer],
      isFixed: pairOf(match).some((id) => fixed.has(id)),
    })),
    seed: tournament.rounds.find(({ number }) => number === round)?.seed ?? `${tournament.lot} ${round}`,
    most: MOST_BROKEN_TABLES,
  })
  if (found === null) return null
  const isNew = new Set<string>(others)
  const standing = new Set(open.map(seatKey))
  const pairings = found.pairs.map((pair) => asPairing(pair, isNew)).filter((each) => !standing.has(seatKey(each)))
  return repairOf(tournament, { round, pairings: [...inChairs, ...given, ...pairings] })
}

function asPairing([one, other]: Pair, isNew: ReadonlySet<string>): HandPairing {
  const player = one as PlayerId
  if (other === null) return { kind: 'bye', player }
  const opponent = other as PlayerId
  return { kind: 'played', sides: sidesOfPair(isNew.has(one) ? [opponent, player] : [player, opponent]) }
}

export type RepairWish = Pick<RoundRepair, 'round' | 'pairings'>

function repairOf(tournament: Tournament, wish: RepairWish): RoundRepair | null {
  const { round, pairings } = wish
  const outcome = setPairings(tournament, repairedRound(tournament, wish))
  if (!outcome.accepted) return null
  const keys = new Set(pairings.map(seatKey))
  const made = matchesOfRound(evolveAll(tournament, outcome.value), round).filter((match) => keys.has(seatKey(match)))
  const undone = undoneBy(tournament, wish)
  return { round, pairings, undone, made, broken: brokenOf(tournament, wish).length }
}

/** The whole round: a match stays if none of its players moves. */
export function repairedRound(tournament: Tournament, wish: RepairWish): HandPairings {
  const { round, pairings } = wish
  const undone = new Set(undoneBy(tournament, wish))
  const staying = matchesOfRound(tournament, round).filter((match) => !undone.has(match))
  return { round, pairings: [...staying.map(pairingOf), ...pairings], keepsNumbers: true }
}

/** Tables broken for it; where someone left, nothing is. */
export function brokenOf(tournament: Tournament, wish: RepairWish): readonly Match[] {
  const chairs = emptyChairs(tournament, wish.round)
  return undoneBy(tournament, wish).filter(
    (match) => isMeeting(match) && !chairs.some((chair) => chair.match === match),
  )
}

/** The matches of those who move. */
export function undoneBy(tournament: Tournament, { round, pairings }: RepairWish): readonly Match[] {
  const moving = new Set(pairings.flatMap(seatsOf))
  return matchesOfRound(tournament, round).filter((match) => seatsOf(match).some((id) => moving.has(id)))
}

/**
 * Matches a repair may undo: byes, and tables without reports, rulings or extra time. A leaver may still finish the round and is not moved.
 */
export function breakableMatches(tournament: Tournament, round: RoundNumber): readonly Match[] {
  const clock = tournament.rounds.find(({ number }) => number === round)?.clock
  const timed = new Set(clock?.extraTime.map(({ matchId }) => matchId))
  const playing = new Set(activePlayers(tournament, round).map(({ id }) => id))
  return matchesOfRound(tournament, round).filter(
    (match) =>
      (isBye(match) || isMeeting(match)) &&
      !isGivenBye(tournament, match) &&
      isUntouched(match) &&
      penaltiesOfMatch(tournament, match).length === 0 &&
      !timed.has(match.id) &&
      seatsOf(match).every((id) => playing.has(id)),
  )
}
