import type { SeededRandom } from '../../../seeded-random.ts'
import { shuffled } from '../../../shuffled.ts'
import { itemAt, numberAt } from '../element-at.ts'
import { PodBoard } from './pod-board.ts'
import { FIGURES, figureOrder, type PodGroups } from './pod-groups.ts'
import type { PodLineUp } from './pod-line-up.ts'

/** How long the search goes on, in changes looked at: a number, so that every machine stops at the same round. */
export type PodEffort = { readonly restarts: number; readonly looks: number }

const LOOKS_OF_PLAYER = 200_000
/** Less than a second of a core. */
const MOST_LOOKS = 8_000_000

/** Small fields are started often, large ones climb for longer. */
export function podEffort(players: number): PodEffort {
  return {
    restarts: Math.max(2, Math.min(30, Math.floor(500 / players))),
    looks: Math.min(MOST_LOOKS, players * LOOKS_OF_PLAYER),
  }
}

type Search = { readonly pointsFirst: boolean; readonly random: SeededRandom; readonly effort: PodEffort }

/**
 * The best round that is found by changing places: pods in the order of points, then any two players who are better off in each other's pod
 * change, until no change helps; then a few are moved by chance and the round is kept if it became no worse. This starts several times over.
 */
export function searchPods(line: PodLineUp, { pointsFirst, random, effort }: Search): PodGroups {
  const order = figureOrder(pointsFirst)
  let best: { readonly figures: Float64Array; readonly groups: PodGroups } | null = null
  for (let start = 0; start < effort.restarts; start++) {
    const climb = new Climb(line, { pointsFirst, random })
    climb.run(Math.floor(effort.looks / effort.restarts))
    const figures = climb.board.total.slice()
    if (best === null || compareFigures(figures, best.figures, order) < 0)
      best = { figures, groups: climb.board.groups() }
    if (best.figures.every((figure) => figure === 0)) break
  }
  return best?.groups ?? { pods: [], byes: [] }
}

function compareFigures(one: Float64Array, other: Float64Array, order: readonly number[]): number {
  for (const figure of order) {
    const difference = numberAt(one, figure) - numberAt(other, figure)
    if (difference !== 0) return difference
  }
  return 0
}

/** How far in the order of points a player is moved by chance. */
const NEAR = 12
/** How often chance looks for a pod that can become better. */
const TRIES = 20

class Climb {
  readonly board: PodBoard
  readonly #line: PodLineUp
  readonly #order: readonly number[]
  readonly #random: SeededRandom
  readonly #awake: number[] = []
  readonly #isAwake: Uint8Array
  #undo: (readonly [number, number])[] = []
  #looks = 0

  constructor(line: PodLineUp, { pointsFirst, random }: Omit<Search, 'effort'>) {
    this.board = new PodBoard(line, pointsFirst)
    this.#line = line
    this.#order = figureOrder(pointsFirst)
    this.#random = random
    this.#isAwake = new Uint8Array(line.players.length)
    this.board.seat(firstOrder(line, random))
  }

  run(looks: number): void {
    for (let player = 0; player < this.#line.players.length; player++) this.#wake(player)
    this.#descend()
    while (this.#looks < looks && this.board.total.some((figure) => figure !== 0)) {
      const before = this.board.total.slice()
      this.#undo = []
      this.#shake()
      this.#descend()
      if (compareFigures(this.board.total, before, this.#order) > 0) this.#takeBack()
    }
  }

  /** Makes the best change of each player who is awake, until nobody has one that helps. */
  #descend(): void {
    const best = new Float64Array(FIGURES)
    for (let player = this.#awake.pop(); player !== undefined; player = this.#awake.pop()) {
      this.#isAwake[player] = 0
      const partner = this.#bestPartner(player, best)
      if (partner >= 0) this.#swap(player, partner)
    }
  }

  /** The player whose change of place with this one helps most; -1 if none does. */
  #bestPartner(player: number, best: Float64Array): number {
    const board = this.board
    const own = board.podOf(player)
    const isCostly = board.isCostly(own)
    let partner = -1
    for (let pod = 0; pod <= board.podCount; pod++) {
      if (pod === own || !(isCostly || board.isCostly(pod))) continue
      for (let seat = 0; seat < board.sizeOf(pod); seat++) {
        const other = board.playerAt(pod, seat)
        this.#looks++
        if (!this.#mayChange(player, other) || board.look(player, other) >= 0) continue
        if (partner >= 0 && compareFigures(board.added, best, this.#order) >= 0) continue
        best.set(board.added)
        partner = other
      }
    }
    return partner
  }

  /** Moves a few players, of about the same points, by chance. */
  #shake(): void {
    this.#looks++
    const players = this.#line.players.length
    let one = this.#below(players)
    for (let tries = 0; tries < TRIES && !this.board.isCostly(this.board.podOf(one)); tries++)
      one = this.#below(players)
    for (let change = 2 + this.#below(3); change > 0; change--) {
      const other = Math.max(0, Math.min(players - 1, one - NEAR + this.#below(2 * NEAR + 1)))
      if (this.board.podOf(one) !== this.board.podOf(other) && this.#mayChange(one, other)) this.#swap(one, other)
      const pod = this.board.podOf(other)
      one = this.board.playerAt(pod, this.#below(this.board.sizeOf(pod)))
    }
  }

  #takeBack(): void {
    for (const [one, other] of this.#undo.toReversed()) this.board.swap(one, other)
  }

  /** Only those who may have the bye change places with it. */
  #mayChange(one: number, other: number): boolean {
    const byes = this.board.podCount
    if (this.board.podOf(one) === byes) return itemAt(this.#line.mayHaveBye, other)
    return this.board.podOf(other) !== byes || itemAt(this.#line.mayHaveBye, one)
  }

  #swap(one: number, other: number): void {
    this.board.swap(one, other)
    this.#undo.push([one, other])
    for (const pod of [this.board.podOf(one), this.board.podOf(other)]) {
      for (let seat = 0; seat < this.board.sizeOf(pod); seat++) this.#wake(this.board.playerAt(pod, seat))
    }
  }

  #wake(player: number): void {
    if (this.#isAwake[player] === 1) return
    this.#isAwake[player] = 1
    this.#awake.push(player)
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }
}

/** By points, equal ones by chance; short pods take those who belong there; byes come last. */
function firstOrder(line: PodLineUp, random: SeededRandom): readonly number[] {
  const byes = shuffled(
    line.players.flatMap((_, place) => (itemAt(line.mayHaveBye, place) ? [place] : [])),
    random,
  ).slice(0, line.byes)
  const isFree = new Set(byes)
  const lots = line.players.map(() => random())
  const seated = line.players
    .flatMap((_, place) => (isFree.has(place) ? [] : [place]))
    .toSorted(
      (one, other) =>
        numberAt(line.points, other) - numberAt(line.points, one) || itemAt(lots, one) - itemAt(lots, other),
    )
  return [...seated, ...byes]
}
