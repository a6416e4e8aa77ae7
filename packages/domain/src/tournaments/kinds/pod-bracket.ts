import type { Match, PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { winnerOf } from './bracket.ts'
import { placingsOf } from './match-result.ts'
import { FINAL_POD, podBracketPlaces, SEMIFINAL_PODS } from './pod-bracket-places.ts'
import { placingOf } from './result.ts'
import { isPlayed, seatsOf, sideOf } from './seats.ts'

/** A knockout in pods. */
export type PodKnockout = Extract<Stage, { readonly kind: 'pod-bracket' }>

export type PodWishes = Pick<PodKnockout, 'columns' | 'playsOn'>

/** Only what was wished. */
export function podWishesOf({ columns, playsOn }: PodWishes): PodWishes {
  return { ...(columns && { columns }), ...(playsOn && { playsOn }) }
}

/** Those of a stage; none of another kind. */
export function podWishesIn(stage: Stage): PodWishes {
  return stage.kind === 'pod-bracket' ? podWishesOf(stage) : {}
}

export type PodNode = {
  /** Best seed first, who begins. */
  readonly seats: readonly PlayerId[]
  /** Null until its round is paired, and where nobody was left to play it. */
  readonly match: Match | null
  readonly winner: PlayerId | null
}

export type PodBracketRound = {
  /** Players still in; 4 in the final. */
  readonly places: number
  /** Null until it is paired. */
  readonly round: RoundNumber | null
  /** They play from the next round on. */
  readonly waiting: readonly PlayerId[]
  /** None while it is unknown who comes there. */
  readonly pods: readonly PodNode[]
}

export type PodBracket = { readonly seeds: readonly PlayerId[]; readonly rounds: readonly PodBracketRound[] }

/** Pods of a round of so many: three of each leave, until those are left that fit the next. */
function podCount(places: number): number {
  if (places <= FINAL_POD) return 1
  return Math.floor((places - (places > SEMIFINAL_PODS ? SEMIFINAL_PODS : FINAL_POD)) / (FINAL_POD - 1))
}

type PlayedRounds = { readonly numbers: readonly RoundNumber[]; readonly matches: readonly Match[] }

/** The knockout as far as it goes; `numbers` are its paired rounds. */
function podBracket(knockout: PodKnockout, { numbers, matches }: PlayedRounds): PodBracket {
  const { seeds } = knockout
  const rounds: PodBracketRound[] = []
  let there: readonly PlayerId[] | null = seeds
  for (const places of podBracketPlaces(seeds.length)) {
    const round = numbers[rounds.length] ?? null
    if (there === null) {
      rounds.push({ places, round, waiting: [], pods: [] })
      continue
    }
    const first = places <= FINAL_POD ? 0 : places - FINAL_POD * podCount(places)
    const waiting = there.slice(0, first)
    const ofRound = round === null ? [] : matches.filter((match) => match.round === round)
    const pods = podsOf(there.slice(first), { places, columns: knockout.columns === true }).map((seats) =>
      nodeOf(knockout, seats, ofRound),
    )
    rounds.push({ places, round, waiting, pods })
    there = nextRound(knockout, { waiting, pods, isPaired: round !== null })
  }
  return { seeds, rounds }
}

type Drawn = { readonly places: number; readonly columns: boolean }

/** Places that nobody takes any more leave their pod short, and nobody else moves. */
function podsOf(players: readonly (PlayerId | null)[], { places, columns }: Drawn): readonly (readonly PlayerId[])[] {
  const count = podCount(places)
  const at = (place: number): PlayerId | null => players[place] ?? null
  return Array.from({ length: count }, (_, pod) => {
    const back = [2 * count - 1 - pod, 4 * count - 1 - pod]
    const order = columns
      ? [pod, pod + count, pod + 2 * count, pod + 3 * count]
      : [pod, back[0] ?? 0, pod + 2 * count, back[1] ?? 0]
    return order.flatMap((place) => at(place) ?? [])
  })
}

function nodeOf(knockout: PodKnockout, seats: readonly PlayerId[], matches: readonly Match[]): PodNode {
  const match = matches.find((each) => seatsOf(each).some((seat) => seats.includes(seat))) ?? null
  return { seats, match, winner: match && podWinner(knockout, match) }
}

type Finished = { readonly waiting: readonly PlayerId[]; readonly pods: readonly PodNode[]; readonly isPaired: boolean }

/** Who comes to the next round, by seed; null while a pod still plays. */
function nextRound({ seeds }: PodKnockout, { waiting, pods, isPaired }: Finished): readonly PlayerId[] | null {
  if (!isPaired || pods.some(({ match, winner }) => match !== null && winner === null)) return null
  const on = new Set([...waiting, ...pods.flatMap(({ winner }) => winner ?? [])])
  return seeds.filter((seed) => on.has(seed))
}

/** Who goes on: the winner; of a drawn game the best seed of those who drew, unless it is played on. Null if nobody does. */
function podWinner({ seeds, playsOn }: PodKnockout, match: Match): PlayerId | null {
  const winner = winnerOf(match)
  if (winner !== null || playsOn) return winner
  const placings = placingsOf(match)
  if (!placings || !isPlayed(match)) return null
  const drawn = seatsOf(match).filter((seat) => placingOf(placings, sideOf(match, seat)) === 'drawn')
  return seeds.find((seed) => drawn.includes(seed)) ?? null
}

/** Who goes on from a match of a knockout of either kind. */
export function knockoutWinner(stage: Stage, match: Match): PlayerId | null {
  return stage.kind === 'pod-bracket' ? podWinner(stage, match) : winnerOf(match)
}

/** The next round's pods, without those who left: nobody takes their place. */
export function nextPods({ rounds }: PodBracket, playing: ReadonlySet<string>): readonly (readonly PlayerId[])[] {
  const next = rounds.find(({ round }) => round === null)
  const seats = next?.pods.map((pod) => pod.seats.filter((seat) => playing.has(seat))) ?? []
  return seats.filter(({ length }) => length > 0)
}

/**
 * How far each player came, as ordinals: those still in, then who lost later. Empty before its first round. Level players stand in the
 * order of the standings: the winner, the other finalists, then those who lost in the round before.
 */
export function podLevels({ seeds, rounds }: PodBracket): ReadonlyMap<PlayerId, number> {
  const levels = new Map<PlayerId, number>()
  if (rounds.every(({ round }) => round === null)) return levels
  for (const seed of seeds) levels.set(seed, rounds.length + 1)
  for (const [index, { round, pods }] of rounds.entries()) {
    for (const { seats, match, winner } of round === null ? [] : pods) {
      if (match && winner === null) continue
      for (const seat of seats) if (seat !== winner) levels.set(seat, index + 1)
    }
  }
  return levels
}

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'>

/** The latest knockout in pods as far as it goes; null if none. */
export function podBracketOf({ stages, rounds, matches }: Played): PodBracket | null {
  const index = stages.findLastIndex(({ kind }) => kind === 'pod-bracket')
  const stage = stages[index]
  if (stage?.kind !== 'pod-bracket') return null
  return podBracket(stage, {
    numbers: rounds.flatMap(({ stage: of, number }) => (of === index ? number : [])),
    matches,
  })
}

/** Before that round was paired. */
export function podBracketBefore(tournament: Played, round: RoundNumber): PodBracket | null {
  return podBracketOf({ ...tournament, rounds: tournament.rounds.filter(({ number }) => number < round) })
}
