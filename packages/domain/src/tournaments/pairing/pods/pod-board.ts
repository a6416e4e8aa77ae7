import { indexAt, itemAt, numberAt } from '../element-at.ts'
import { isShortPod } from './odd-seats.ts'
import { FIGURES, figureOrder, MEETINGS, type PodGroups, SPREAD, SQUARES } from './pod-groups.ts'
import type { PodLineUp } from './pod-line-up.ts'

const OUTSIDE = 1
const EARLIER_SHORT = 2
const MOST_IN_POD = 5

/**
 * Players in pods, of whom any two may change places. What a change is worth is known without looking at the pods: each player's meetings
 * with each pod and each pod's points are kept. Those with a bye sit in a last pod that costs nothing.
 */
export class PodBoard {
  readonly podCount: number
  /** The figures of the whole round. */
  readonly total = new Float64Array(FIGURES)
  /** What the change that was looked at last adds to each figure. */
  readonly added = new Float64Array(FIGURES)
  readonly #line: PodLineUp
  readonly #order: readonly number[]
  readonly #podOf: Int32Array
  readonly #seatOf: Int32Array
  readonly #seated: Int32Array
  readonly #sizes: Int32Array
  readonly #sums: Float64Array
  readonly #least: Float64Array
  readonly #most: Float64Array
  readonly #isShort: Float64Array
  /** Squares of meetings of a player with those of a pod. */
  readonly #metIn: Int32Array
  readonly #met: Uint16Array
  readonly #costly: Uint8Array
  #widestPods = 0

  constructor(line: PodLineUp, pointsFirst: boolean) {
    const count = line.players.length
    this.#line = line
    this.#order = figureOrder(pointsFirst)
    this.podCount = line.sizes.length
    const pods = this.podCount + 1
    this.#podOf = new Int32Array(count)
    this.#seatOf = new Int32Array(count)
    this.#seated = new Int32Array(pods * MOST_IN_POD)
    this.#sizes = Int32Array.from([...line.sizes, line.byes])
    this.#sums = new Float64Array(pods)
    this.#least = new Float64Array(pods)
    this.#most = new Float64Array(pods)
    this.#isShort = Float64Array.from([...line.sizes.map((size) => (isShortPod(size) ? 1 : 0)), 0])
    this.#costly = new Uint8Array(pods)
    this.#metIn = new Int32Array(count * pods)
    this.#met = new Uint16Array(count * count)
    for (const [place, met] of line.met.entries()) {
      for (const [other, squares] of met) this.#met[place * count + other] = Math.min(squares, 65_535)
    }
  }

  /** Seats everybody: `order` fills pod after pod, then the byes. */
  seat(order: readonly number[]): void {
    let next = 0
    for (let pod = 0; pod <= this.podCount; pod++) {
      for (let seat = 0; seat < indexAt(this.#sizes, pod); seat++) this.#put(itemAt(order, next++), pod, seat)
    }
    this.#metIn.fill(0)
    for (const [player, met] of this.#line.met.entries()) {
      for (const [other] of met) this.#addMeeting(other, this.podOf(player), this.#metOf(player, other))
    }
    this.#measure()
  }

  podOf(player: number): number {
    return indexAt(this.#podOf, player)
  }

  sizeOf(pod: number): number {
    return indexAt(this.#sizes, pod)
  }

  playerAt(pod: number, seat: number): number {
    return indexAt(this.#seated, pod * MOST_IN_POD + seat)
  }

  /** Whether a pod adds to any figure. A change that helps takes something from such a pod. */
  isCostly(pod: number): boolean {
    return this.#costly[pod] === 1
  }

  groups(): PodGroups {
    const playersOf = (pod: number) =>
      Array.from({ length: this.sizeOf(pod) }, (_, seat) => this.playerAt(pod, seat)).toSorted((a, b) => a - b)
    return {
      pods: Array.from({ length: this.podCount }, (_, pod) => playersOf(pod)),
      byes: playersOf(this.podCount),
    }
  }

  /** Whether the round gets better, worse or neither (negative, positive, zero) when two players change places; `added` says by how much. */
  look(one: number, other: number): number {
    const from = this.podOf(one)
    const to = this.podOf(other)
    const added = this.added
    const met = this.#metOf(one, other)
    const pods = this.podCount + 1
    const count = this.#metIn
    const inFrom =
      from === this.podCount ? 0 : indexAt(count, other * pods + from) - indexAt(count, one * pods + from) - met
    const inTo = to === this.podCount ? 0 : indexAt(count, one * pods + to) - indexAt(count, other * pods + to) - met
    added[MEETINGS] = inFrom + inTo
    const short = numberAt(this.#isShort, to) - numberAt(this.#isShort, from)
    if (short === 0) {
      added[OUTSIDE] = 0
      added[EARLIER_SHORT] = 0
    } else {
      const { outside, shortPods } = this.#line
      added[OUTSIDE] = short * (numberAt(outside, one) - numberAt(outside, other))
      added[EARLIER_SHORT] = short * (numberAt(shortPods, one) - numberAt(shortPods, other))
    }
    const points = this.#line.points
    const mine = numberAt(points, one)
    const theirs = numberAt(points, other)
    added[SQUARES] = mine === theirs ? 0 : this.#squares(from, mine, theirs) + this.#squares(to, theirs, mine)
    added[SPREAD] = 0
    return this.#sign(one, other)
  }

  swap(one: number, other: number): void {
    const from = this.podOf(one)
    const to = this.podOf(other)
    const seat = indexAt(this.#seatOf, one)
    this.look(one, other)
    for (let figure = 0; figure < SPREAD; figure++) {
      this.total[figure] = numberAt(this.total, figure) + numberAt(this.added, figure)
    }
    this.#put(one, to, indexAt(this.#seatOf, other))
    this.#put(other, from, seat)
    this.#move(one, from, to)
    this.#move(other, to, from)
    const change = numberAt(this.#line.points, other) - numberAt(this.#line.points, one)
    if (change !== 0) {
      this.#sums[from] = numberAt(this.#sums, from) + change
      this.#sums[to] = numberAt(this.#sums, to) - change
      this.#readEnds(from)
      this.#readEnds(to)
      this.#measureSpread()
    }
    this.#readCost(from)
    this.#readCost(to)
  }

  #sign(one: number, other: number): number {
    for (const figure of this.#order) {
      if (figure === SPREAD) this.added[SPREAD] = this.#spreadAdded(one, other)
      const added = numberAt(this.added, figure)
      if (added !== 0) return added
    }
    return 0
  }

  /** What a pod's squares gain when a player of it is replaced by one with other points. */
  #squares(pod: number, leaving: number, coming: number): number {
    if (pod === this.podCount) return 0
    const rest = numberAt(this.#sums, pod) - leaving
    return (this.sizeOf(pod) - 1) * (coming ** 2 - leaving ** 2) - 2 * (coming - leaving) * rest
  }

  #spreadAdded(one: number, other: number): number {
    const points = this.#line.points
    if (numberAt(points, one) === numberAt(points, other)) return 0
    const from = this.podOf(one)
    const to = this.podOf(other)
    const widest = numberAt(this.total, SPREAD)
    const mostOfTwo = Math.max(this.#spreadWith(from, one, other), this.#spreadWith(to, other, one))
    if (mostOfTwo >= widest) return mostOfTwo - widest
    const widestOfTwo = (this.#spreadOf(from) === widest ? 1 : 0) + (this.#spreadOf(to) === widest ? 1 : 0)
    if (widestOfTwo === 0 || widestOfTwo < this.#widestPods) return 0
    let most = mostOfTwo
    for (let pod = 0; pod < this.podCount; pod++) {
      if (pod !== from && pod !== to) most = Math.max(most, this.#spreadOf(pod))
    }
    return most - widest
  }

  #spreadWith(pod: number, leaving: number, coming: number): number {
    if (pod === this.podCount) return 0
    let least = numberAt(this.#line.points, coming)
    let most = least
    for (let seat = 0; seat < this.sizeOf(pod); seat++) {
      const player = this.playerAt(pod, seat)
      if (player === leaving) continue
      const own = numberAt(this.#line.points, player)
      if (own < least) least = own
      if (own > most) most = own
    }
    return most - least
  }

  #spreadOf(pod: number): number {
    return pod === this.podCount ? 0 : numberAt(this.#most, pod) - numberAt(this.#least, pod)
  }

  #metOf(one: number, other: number): number {
    const met = this.#met[one * this.#line.players.length + other]
    return met ?? 0
  }

  #addMeeting(player: number, pod: number, squares: number): void {
    const index = player * (this.podCount + 1) + pod
    this.#metIn[index] = indexAt(this.#metIn, index) + squares
  }

  #move(player: number, from: number, to: number): void {
    for (const [other] of itemAt(this.#line.met, player)) {
      const squares = this.#metOf(player, other)
      this.#addMeeting(other, from, -squares)
      this.#addMeeting(other, to, squares)
    }
  }

  #put(player: number, pod: number, seat: number): void {
    this.#podOf[player] = pod
    this.#seatOf[player] = seat
    this.#seated[pod * MOST_IN_POD + seat] = player
  }

  #readEnds(pod: number): void {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < this.sizeOf(pod); seat++) {
      const own = numberAt(this.#line.points, this.playerAt(pod, seat))
      if (own < least) least = own
      if (own > most) most = own
    }
    this.#least[pod] = least
    this.#most[pod] = most
  }

  #readCost(pod: number): void {
    let isCostly = this.#spreadOf(pod) > 0
    const pods = this.podCount + 1
    for (let seat = 0; seat < this.sizeOf(pod) && !isCostly && pod !== this.podCount; seat++) {
      const player = this.playerAt(pod, seat)
      const ofShort = numberAt(this.#line.outside, player) + numberAt(this.#line.shortPods, player)
      isCostly = indexAt(this.#metIn, player * pods + pod) > 0 || (this.#isShort[pod] === 1 && ofShort > 0)
    }
    this.#costly[pod] = isCostly ? 1 : 0
  }

  #measureSpread(): void {
    let widest = 0
    let pods = 0
    for (let pod = 0; pod < this.podCount; pod++) {
      const spread = this.#spreadOf(pod)
      if (spread > widest) {
        widest = spread
        pods = 1
      } else if (spread === widest) pods++
    }
    this.total[SPREAD] = widest
    this.#widestPods = pods
  }

  #measure(): void {
    this.total.fill(0)
    const { points, outside, shortPods } = this.#line
    const add = (figure: number, value: number) => {
      this.total[figure] = numberAt(this.total, figure) + value
    }
    for (let pod = 0; pod < this.podCount; pod++) {
      let sum = 0
      for (let seat = 0; seat < this.sizeOf(pod); seat++) {
        const player = this.playerAt(pod, seat)
        const own = numberAt(points, player)
        sum += own
        if (numberAt(this.#isShort, pod) === 1) {
          add(OUTSIDE, numberAt(outside, player))
          add(EARLIER_SHORT, numberAt(shortPods, player))
        }
        for (let before = 0; before < seat; before++) {
          const other = this.playerAt(pod, before)
          add(MEETINGS, this.#metOf(player, other))
          add(SQUARES, (own - numberAt(points, other)) ** 2)
        }
      }
      this.#sums[pod] = sum
      this.#readEnds(pod)
      this.#readCost(pod)
    }
    this.#measureSpread()
  }
}
