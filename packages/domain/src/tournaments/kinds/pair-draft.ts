import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { DraftPod } from '../draft/draft.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { type DrawnTable, type PairingPlayer, tableOfPair } from '../pairing/pairing-field.ts'
import type { Match, PlayerId } from '../tournament.ts'
import { winnerOf } from './bracket.ts'
import type { DraftStage } from './draft-rounds.ts'
import { seatsOf } from './seats.ts'

export type DraftField = {
  readonly playing: ReadonlySet<string>
  /** What happened to them in the whole event. */
  readonly field: () => readonly PairingPlayer[]
  readonly seed: string
  /** Matches of each earlier round of this stage. */
  readonly earlier: readonly (readonly Match[])[]
}

/** A round of every pod, one pod after the other: across the table, then by points, or winners against winners. */
export function pairDraft({ pods, knockout }: DraftStage, drawn: DraftField): readonly DrawnTable[] {
  if (knockout) return pods.flatMap((pod) => knockoutTables(pod, drawn))
  if (drawn.earlier.length === 0) return pods.flatMap((pod, index) => acrossTheTable(pod, drawn, index))
  const players = new Map(drawn.field().map((player) => [player.id, player]))
  return pods.flatMap((pod, index) => {
    const there = pod.flatMap((id) => (drawn.playing.has(id) ? (players.get(id) ?? []) : []))
    return there.length === 0 ? [] : pairPod(there, podSeed(drawn.seed, index), drawn.earlier)
  })
}

/** The seed of one pod, from that of the round. */
function podSeed(seed: string, index: number): string {
  return `${seed} pod ${index + 1}`
}

/** Seat i meets seat i + n/2; of an odd pod one has a bye, drawn first among those who had the fewest. */
function acrossTheTable(pod: DraftPod, { playing, field, seed }: DraftField, index: number): readonly DrawnTable[] {
  const seats = pod.filter((id) => playing.has(id))
  if (seats.length % 2 === 0) return across(seats)
  const byes = new Map(field().map((player) => [player.id, player.byes]))
  const byesOf = (id: PlayerId) => byes.get(id) ?? 0
  const fewest = Math.min(...seats.map(byesOf))
  const free = shuffled(
    seats.filter((id) => byesOf(id) === fewest),
    seededRandom(podSeed(seed, index)),
  )[0]
  return [...across(seats.filter((id) => id !== free)), ...(free === undefined ? [] : [[free]])]
}

function across(seats: readonly PlayerId[]): readonly (readonly PlayerId[])[] {
  const half = seats.length / 2
  return seats.slice(0, half).map((id, place) => [id, ...seats.slice(half + place, half + place + 1)])
}

/** Without anybody of an earlier stage again; where no such round exists, without anybody of this one. */
function pairPod(
  there: readonly PairingPlayer[],
  seed: string,
  earlier: readonly (readonly Match[])[],
): readonly DrawnTable[] {
  const ids = new Set(there.map(({ id }) => id))
  const inside = there.map((player) => ({ ...player, opponents: player.opponents.filter((id) => ids.has(id)) }))
  const pairs = pairRound(inside, seed)
  const met = new Map(inside.map(({ id, opponents }) => [id, opponents]))
  if (pairs.every(([one, other]) => other === null || !met.get(one)?.includes(other))) return pairs.map(tableOfPair)
  const here = opponentsIn(earlier.flat())
  const ofThisStage = inside.map((player) => ({ ...player, opponents: here.get(player.id) ?? [] }))
  return pairRound(ofThisStage, seed).map(tableOfPair)
}

function opponentsIn(matches: readonly Match[]): ReadonlyMap<string, readonly string[]> {
  const met = new Map<string, string[]>()
  for (const match of matches) {
    const seats = seatsOf(match)
    for (const id of seats) {
      const others = seats.filter((other) => other !== id)
      met.set(id, [...(met.get(id) ?? []), ...others])
    }
  }
  return met
}

/** 1-5, 2-6, 3-7, 4-8; then the winners of 1-5 and 3-7, of 2-6 and 4-8; then the final (Magic Tournament Rules 10.4). */
function knockoutTables(pod: DraftPod, { playing, earlier }: DraftField): readonly DrawnTable[] {
  let places: readonly (PlayerId | null)[] = pod
  for (const matches of earlier) places = pairsOfPlaces(places).map((pair) => winnerAmong(pair, matches))
  if (places.length < 2) return []
  const tables = pairsOfPlaces(places).map((pair) => pair.flatMap((id) => (id !== null && playing.has(id) ? id : [])))
  return tables.filter(({ length }) => length > 0)
}

type Places = readonly (PlayerId | null)[]

function pairsOfPlaces(places: Places): readonly Places[] {
  const half = Math.ceil(places.length / 2)
  return places.slice(0, half).map((id, place) => [id, places[half + place] ?? null])
}

function winnerAmong(pair: Places, matches: readonly Match[]): PlayerId | null {
  const match = matches.find((each) => seatsOf(each).some((id) => pair.includes(id)))
  return match ? winnerOf(match) : null
}
