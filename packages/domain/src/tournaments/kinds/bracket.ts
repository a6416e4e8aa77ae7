import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { bracketRounds, bracketSeats } from './bracket-seats.ts'
import { scoreOf } from './match-result.ts'
import { isBye, isMeeting, pairOf, seatsOf } from './seats.ts'
import { currentStage, FIRST_STAGE, hasThirdPlaceMatch, seedsOf, structureOf } from './stage.ts'

/** A place of the bracket: nobody as long as it is not known who comes there, or where nobody does. */
type BracketSeat = PlayerId | null

export type BracketNode = {
  readonly seats: readonly [BracketSeat, BracketSeat]
  /** Null until its round is paired, and where nobody was left to play it. */
  readonly match: Match | null
  readonly winner: PlayerId | null
}

export type BracketRound = {
  /** How many the round was made for: 2 in the final. */
  readonly places: number
  /** Null until it is paired. */
  readonly round: RoundNumber | null
  /** From the top of the tree to its bottom. */
  readonly nodes: readonly BracketNode[]
}

export type Bracket = {
  /** From first to last. */
  readonly seeds: readonly PlayerId[]
  readonly rounds: readonly BracketRound[]
  /** Between those who lost the semifinals, in the round of the final; null where it is not played. */
  readonly thirdPlace: BracketNode | null
}

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'>

/** The bracket that is being played or was played, as far as it goes; null where there is none. */
export function bracketOf(tournament: Played): Bracket | null {
  const { stages, rounds, matches } = tournament
  const index = stages.findLastIndex((stage) => seedsOf(stage) !== null)
  const stage = stages[index] ?? FIRST_STAGE
  const seeds = seedsOf(stage)
  if (!seeds) return null
  const numbers = rounds.filter(({ stage }) => stage === index).map(({ number }) => number)
  const tree = roundsOfBracket(seeds, { numbers, matches })
  return { seeds, rounds: tree, thirdPlace: hasThirdPlaceMatch(stage) ? thirdPlaceIn(tree, matches) : null }
}

/** The bracket as it stood before that round was paired. */
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

/** Nobody sits there until the semifinals are played; a bracket without them has no such match. */
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

/** Whether a match is the one for the third place. */
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

/**
 * The seed of each player, counted from 1, where seeds were earned in the rounds before. Empty where places were drawn:
 * there a seed says nothing of who sits in it.
 */
export function earnedSeeds({ stages }: Pick<Tournament, 'stages'>, { seeds }: Bracket): ReadonlyMap<PlayerId, number> {
  return new Map(structureOf({ stages }) === 'swiss' ? seeds.map((id, index) => [id, index + 1]) : [])
}

/** The games that somebody has won at that place of the tree; null as long as there is no result. */
export function gamesWonAt({ match }: BracketNode, seat: PlayerId): number | null {
  const score = match && scoreOf(match)
  if (!match || !score) return null
  return seatsOf(match)[0] === seat ? score.wins1 : score.wins2
}

/** Who goes on: whoever won, or has nobody to meet. Null without a result, and where nobody won. */
export function winnerOf(match: Match): PlayerId | null {
  if (isBye(match)) return seatsOf(match)[0] ?? null
  const score = scoreOf(match)
  if (!score || !isMeeting(match) || score.wins1 === score.wins2) return null
  return pairOf(match)[score.wins1 > score.wins2 ? 0 : 1]
}

/** How many that round of a bracket was made for, 2 in the final; null for a round of everybody. */
export function placesIn(tournament: Pick<Tournament, 'stages' | 'rounds'>, round: RoundNumber): number | null {
  const paired = tournament.rounds.find(({ number }) => number === round)
  const seeds = paired && seedsOf(tournament.stages[paired.stage] ?? FIRST_STAGE)
  if (!paired || !seeds) return null
  const before = tournament.rounds.filter(({ number, stage }) => stage === paired.stage && number < round).length
  return placesAfter(seeds, before)
}

const ROUND_NAMES = { 2: 'final', 4: 'semi', 8: 'quarter', 16: 'eighth', 32: 'sixteenth' } as const

/** By what the round of a bracket that was made for so many is called; the larger ones have no name of their own. */
export function bracketRoundName(places: number) {
  return places in ROUND_NAMES ? ROUND_NAMES[places as keyof typeof ROUND_NAMES] : 'other'
}

/** The same of the latest round, by how many rounds of its stage are paired: for whoever holds no rounds. */
export function placesOfLatest({ stages }: Pick<Tournament, 'stages'>, pairedInStage: number): number | null {
  const seeds = seedsOf(currentStage({ stages }))
  return seeds === null || pairedInStage === 0 ? null : placesAfter(seeds, pairedInStage - 1)
}

function placesAfter(seeds: readonly PlayerId[], before: number): number {
  return 2 ** Math.max(1, bracketRounds(seeds.length) - before)
}
