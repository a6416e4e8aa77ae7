import type { Match, PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { bracketRounds, bracketSeats } from './bracket-seats.ts'
import { groupsOf } from './groups.ts'
import { resultOf, scoreOf } from './match-result.ts'
import { winningSide } from './result.ts'
import { entrantsIn, isBye, seatsOf } from './seats.ts'
import { currentStage, enteredIn, hasCutBegun, knockoutRounds, seedsOf } from './stage.ts'
import { hasThirdPlaceMatch } from './third-place.ts'

/** Null while it is unknown who comes there, or when nobody does. */
type BracketSeat = PlayerId | null

export type BracketNode = {
  readonly seats: readonly [BracketSeat, BracketSeat]
  /** Null until its round is paired, and where nobody was left to play it. */
  readonly match: Match | null
  readonly winner: PlayerId | null
}

export type BracketRound = {
  /** Size of the round: 2 in the final. */
  readonly places: number
  readonly round: RoundNumber | null
  readonly nodes: readonly BracketNode[]
}

export type Bracket = {
  readonly seeds: readonly PlayerId[]
  readonly rounds: readonly BracketRound[]
  /** Between the semifinals' losers, in the final's round; null if not played. */
  readonly thirdPlace: BracketNode | null
}

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'>

/** The latest bracket as far as it goes; null if none. */
export function bracketOf(tournament: Played): Bracket | null {
  const { stages, rounds, matches } = tournament
  const index = stages.findLastIndex(({ kind }) => kind === 'elimination')
  const stage = stages[index]
  if (stage?.kind !== 'elimination') return null
  const { seeds } = stage
  const numbers = rounds.filter(({ stage }) => stage === index).map(({ number }) => number)
  const tree = roundsOfBracket(seeds, { numbers, matches })
  return { seeds, rounds: tree, thirdPlace: hasThirdPlaceMatch(stage) ? thirdPlaceIn(tree, matches) : null }
}

/** The bracket before that round was paired. */
export function bracketBefore(tournament: Played, round: RoundNumber): Bracket | null {
  return bracketOf({
    stages: tournament.stages,
    rounds: tournament.rounds.filter(({ number }) => number < round),
    matches: tournament.matches,
  })
}

type PlayedRounds = { readonly numbers: readonly RoundNumber[]; readonly matches: readonly Match[] }

function roundsOfBracket(seeds: readonly PlayerId[], { numbers, matches }: PlayedRounds): readonly BracketRound[] {
  const size = 2 ** bracketRounds(seeds.length)
  const rounds: BracketRound[] = []
  let seats: readonly BracketSeat[] = bracketSeats(size).map((seed) => seeds[seed - 1] ?? null)
  for (let places = size; places >= 2; places /= 2) {
    const round = numbers[rounds.length] ?? null
    const matchOf = round === null ? new Map<PlayerId, Match>() : matchesByPlayer(matches, round)
    const nodes = twoByTwo(seats).map((pair) => nodeOf(pair, matchOf))
    rounds.push({ places, round, nodes })
    seats = nodes.map(({ winner }) => winner)
  }
  return rounds
}

/** Empty until the semifinals are played; without semifinals there is no such match. */
function thirdPlaceIn(rounds: readonly BracketRound[], matches: readonly Match[]): BracketNode | null {
  const [semis, final] = rounds.slice(-2)
  if (!semis || !final) return null
  const [one = null, other = null] = semis.nodes.map(loserOf)
  const matchOf = final.round === null ? new Map<PlayerId, Match>() : matchesByPlayer(matches, final.round)
  return nodeOf([one, other], matchOf)
}

function loserOf({ seats, winner }: BracketNode): BracketSeat {
  return winner === null ? null : (seats.find((seat) => seat !== winner) ?? null)
}

/** Whether a match is for third place. */
export function isForThirdPlace(tournament: Played, { id }: Pick<Match, 'id'>): boolean {
  return bracketOf(tournament)?.thirdPlace?.match?.id === id
}

function matchesByPlayer(matches: readonly Match[], round: RoundNumber): ReadonlyMap<PlayerId, Match> {
  return new Map(
    matches.flatMap((match) => (match.round === round ? seatsOf(match).map((id) => [id, match] as const) : [])),
  )
}

function twoByTwo(seats: readonly BracketSeat[]): readonly (readonly [BracketSeat, BracketSeat])[] {
  return Array.from({ length: seats.length / 2 }, (_, place) => [
    seats[2 * place] ?? null,
    seats[2 * place + 1] ?? null,
  ])
}

function nodeOf(seats: readonly [BracketSeat, BracketSeat], matchOf: ReadonlyMap<PlayerId, Match>): BracketNode {
  const match = seats.flatMap((seat) => (seat && matchOf.get(seat)) ?? []).at(0) ?? null
  return { seats, match, winner: match && winnerOf(match) }
}

/** Whether the bracket's places were earned by points, not drawn. */
export function areSeedsEarned({ stages }: Pick<Tournament, 'stages'>): boolean {
  const before = stages.at(-2)
  return before !== undefined && hasCutBegun({ stages }) && earnsSeeds(before)
}

/** Whether the bracket is seeded by the table of a season. */
export function isSeededBySeason({ stages, seasonSeeds }: Pick<Tournament, 'stages' | 'seasonSeeds'>): boolean {
  return seasonSeeds.length > 0 && seedsOf(currentStage({ stages })) !== null
}

/** Whether a bracket after it takes its seeds from the standings; those of a play-off are drawn. */
export function earnsSeeds(stage: Stage): boolean {
  return enteredIn(stage) === null || groupsOf(stage) !== null
}

/** Each player's seed, from 1, if earned in earlier rounds or a season. Empty for drawn places, whose seeds say nothing. */
export function earnedSeeds(
  tournament: Pick<Tournament, 'stages' | 'seasonSeeds'>,
  { seeds }: Bracket,
): ReadonlyMap<PlayerId, number> {
  const areEarned = areSeedsEarned(tournament) || isSeededBySeason(tournament)
  return new Map(areEarned ? seeds.map((id, index) => [id, index + 1]) : [])
}

/** Games won at that node; null without a result. */
export function gamesWonAt({ match }: BracketNode, seat: PlayerId): number | null {
  const score = match && scoreOf(match)
  if (!match || !score) return null
  return seatsOf(match)[0] === seat ? score.wins1 : score.wins2
}

/** Who advances: the winner, or a player without opponent. Null without a result or winner. */
export function winnerOf(match: Match): PlayerId | null {
  if (isBye(match)) return seatsOf(match)[0] ?? null
  const stands = resultOf(match)
  const winner = stands && winningSide(stands.result)
  return winner === null ? null : (entrantsIn(match)[winner] ?? null)
}

/** Size of a bracket round, 2 in the final; in pods the size of the bracket round of that name. Null for a round of everybody. */
export function placesIn(tournament: Pick<Tournament, 'stages' | 'rounds'>, round: RoundNumber): number | null {
  const paired = tournament.rounds.find(({ number }) => number === round)
  const stage = paired && tournament.stages[paired.stage]
  if (!paired || !stage || seedsOf(stage) === null) return null
  const before = tournament.rounds.filter(({ number, stage }) => stage === paired.stage && number < round).length
  return placesAfter(stage, before)
}

/** The latest round's size, from how many rounds of its stage are paired; for callers without the rounds. */
export function placesOfLatest({ stages }: Pick<Tournament, 'stages'>, pairedInStage: number): number | null {
  const stage = currentStage({ stages })
  return seedsOf(stage) === null || pairedInStage === 0 ? null : placesAfter(stage, pairedInStage - 1)
}

function placesAfter(stage: Stage, before: number): number {
  return 2 ** Math.max(1, (knockoutRounds(stage) ?? 1) - before)
}
