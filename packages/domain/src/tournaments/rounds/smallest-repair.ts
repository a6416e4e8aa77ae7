import { penaltiesOfMatch } from '../conduct/standing-penalties.ts'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { currentRound } from '../kinds/phase.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { breakFewest, type FindRepair, MOST_PAIRED_ANEW } from '../pairing/break-fewest.ts'
import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'
import { hasAwardedBye, isAwardedBye } from '../players/awarded-byes.ts'
import { emptyChairs, takeChairs } from '../players/empty-chairs.ts'
import { playersWithoutSeat } from '../players/late-seats.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf, seatKey } from './hand-pairing.ts'
import { pairingField } from './pair-next-round.ts'
import { activePlayers, isRoundComplete, matchesOfRound } from './round-progress.ts'
import { type HandPairings, setPairings } from './set-pairings.ts'

/** More tables than this are never broken for somebody who comes late. */
export const MOST_BROKEN_TABLES = 3

/** New pairings of one repair: as many as one search takes in. */
export const MOST_REPAIRED_PAIRINGS = MOST_PAIRED_ANEW / 2

/** A round made anew for newcomers, as far as it must be. */
export type RoundRepair = {
  readonly round: RoundNumber
  /** What is new: who meets whom, and who has the bye. */
  readonly pairings: readonly HandPairing[]
  /** Matches that are undone, a bye that goes among them. */
  readonly undone: readonly Match[]
  /** Matches that are made, with their tables. */
  readonly made: readonly Match[]
  /** Tables that are broken; a bye is none. */
  readonly broken: number
}

/**
 * The fewest tables to break so that players who have no place in the round being played meet somebody new in it (NONE-6): a
 * late entry, who came back, or who was forgotten. Chairs that somebody left are taken first: nothing is broken by that. Whoever is left of them, who has the bye, and the players of the broken tables are paired anew,
 * as well as a round of them could be; everybody else stays. Null where nothing can be done without a rematch or breaking more
 * than `MOST_BROKEN_TABLES`, and for whoever has a place: they wait for the next round.
 */
export function smallestRepair(
  tournament: Tournament,
  newcomers: readonly PlayerId[],
  find: FindRepair = breakFewest,
): RoundRepair | null {
  const waiting = new Set(playersWithoutSeat(tournament).map(({ id }) => id))
  if (newcomers.length === 0 || !newcomers.every((id) => waiting.has(id)) || isRoundComplete(tournament)) return null
  const round = currentRound(tournament)
  // Whoever has a bye of this round awarded meets nobody.
  const exemptNewcomers = newcomers.filter((id) => hasAwardedBye(tournament, id, round))
  const toSeat = newcomers.filter((id) => !exemptNewcomers.includes(id))
  const taken = takeChairs(tournament, round, toSeat)
  const given = exemptNewcomers.map((player): HandPairing => ({ kind: 'bye', player }))
  const inChairs = taken.map(({ newcomer, chair }): HandPairing => {
    return { kind: 'played', players: [chair.stays, newcomer] }
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

/** Who comes new takes the chair of whoever went, opposite the one who stays. */
function asPairing([one, other]: Pair, isNew: ReadonlySet<string>): HandPairing {
  const player = one as PlayerId
  if (other === null) return { kind: 'bye', player }
  const opponent = other as PlayerId
  return { kind: 'played', players: isNew.has(one) ? [opponent, player] : [player, opponent] }
}

export type RepairWish = Pick<RoundRepair, 'round' | 'pairings'>

/** What new pairings would make of the round; null where they cannot be made. */
function repairOf(tournament: Tournament, wish: RepairWish): RoundRepair | null {
  const { round, pairings } = wish
  const outcome = setPairings(tournament, repairedRound(tournament, wish))
  if (!outcome.accepted) return null
  const keys = new Set(pairings.map(seatKey))
  const made = matchesOfRound(evolveAll(tournament, outcome.value), round).filter((match) => keys.has(seatKey(match)))
  const undone = undoneBy(tournament, wish)
  return { round, pairings, undone, made, broken: brokenOf(tournament, wish).length }
}

/** The whole round with them: every match stays of which nobody moves. */
export function repairedRound(tournament: Tournament, wish: RepairWish): HandPairings {
  const { round, pairings } = wish
  const undone = new Set(undoneBy(tournament, wish))
  const staying = matchesOfRound(tournament, round).filter((match) => !undone.has(match))
  return { round, pairings: [...staying.map(pairingOf), ...pairings], keepsNumbers: true }
}

/** The tables that are broken for it: where somebody had left, there is nothing to break. */
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
 * The matches of a round that a repair may undo: byes, and tables where nothing was reported or decided and nobody watches the
 * time. Whoever left during the round may still finish it, and is moved nowhere.
 */
export function breakableMatches(tournament: Tournament, round: RoundNumber): readonly Match[] {
  const clock = tournament.rounds.find(({ number }) => number === round)?.clock
  const timed = new Set(clock?.extraTime.map(({ matchId }) => matchId))
  const playing = new Set(activePlayers(tournament, round).map(({ id }) => id))
  return matchesOfRound(tournament, round).filter(
    (match) =>
      (isBye(match) || isMeeting(match)) &&
      !isAwardedBye(tournament, match) &&
      isUntouched(match) &&
      penaltiesOfMatch(tournament, match).length === 0 &&
      !timed.has(match.id) &&
      seatsOf(match).every((id) => playing.has(id)),
  )
}
