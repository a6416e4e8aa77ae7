import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { entrantsIn, MOST_SIDES, seatsOf } from '../kinds/seats.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { EntrantId, Match, Player, RoundNumber } from '../tournament.ts'

/** What the results through a round amount to, by the player's index. */
export type PlayerRecords = {
  readonly points: Int32Array
  /** Points that a win in each of those rounds earns. */
  readonly mostPoints: Int32Array
  readonly won: Int32Array
  readonly drawn: Int32Array
  /** Rounds with a result: played, byes, losses without an opponent. */
  readonly rounds: Int32Array
  readonly byes: Int32Array
  readonly gamesWon: Int32Array
  readonly gamesDrawn: Int32Array
  readonly games: Int32Array
  /** Opponents of player p, in the order of rounds: `opponents[starts[p]]` up to `opponents[starts[p + 1] - 1]`. */
  readonly starts: Int32Array
  readonly opponents: Int32Array
}

export type RecordedField = {
  readonly rules: RulePack
  readonly players: readonly Player[]
  /** In the order of rounds, so that sums are the same whatever order the matches came in. */
  readonly matches: readonly Match[]
  /** Those that count for nobody, so that whoever sat in them has missed nothing. Left out: none. */
  readonly annulled?: readonly Match[] | undefined
  readonly indexes: ReadonlyMap<EntrantId, number>
}

export function recordedField(field: Omit<RecordedField, 'indexes'>): RecordedField {
  const inOrder = field.matches.every(
    ({ round }, index) => index === 0 || round >= (field.matches[index - 1]?.round ?? 0),
  )
  return {
    rules: field.rules,
    players: field.players,
    annulled: field.annulled,
    matches: inOrder ? field.matches : field.matches.toSorted((one, other) => one.round - other.round),
    indexes: new Map(field.players.map(({ id }, index) => [id, index])),
  }
}

export function tallyRecords(field: RecordedField, throughRound: RoundNumber): PlayerRecords {
  const tally = new Tally(field, throughRound)
  for (const match of field.matches) {
    if (match.round > throughRound) break
    tally.add(match)
  }
  for (const match of field.annulled ?? []) if (match.round <= throughRound) tally.excuse(match)
  tally.addMissedRounds()
  return tally.records()
}

class Tally {
  readonly #rules: RulePack
  readonly #indexes: ReadonlyMap<EntrantId, number>
  readonly #count: number
  /** The last round each player takes part in. */
  readonly #lastRounds: Int32Array
  /** Rounds up to that one in which the player was paired, with a result or without. */
  readonly #paired: Int32Array
  #firsts: Int32Array
  #seconds: Int32Array
  #meetings = 0
  readonly #existingRounds: RoundNumber[] = []
  readonly #points: Int32Array
  readonly #mostPoints: Int32Array
  readonly #won: Int32Array
  readonly #drawn: Int32Array
  readonly #rounds: Int32Array
  readonly #byes: Int32Array
  readonly #gamesWon: Int32Array
  readonly #gamesDrawn: Int32Array
  readonly #games: Int32Array
  readonly #starts: Int32Array
  /** Indexes of those who compete in the match that is being added, a side each. */
  readonly #competing = new Int32Array(MOST_SIDES)

  constructor(field: RecordedField, throughRound: RoundNumber) {
    const count = field.players.length
    this.#rules = field.rules
    this.#indexes = field.indexes
    this.#count = count
    this.#lastRounds = Int32Array.from(field.players, ({ droppedAfter }) =>
      Math.min(throughRound, droppedAfter ?? throughRound),
    )
    this.#paired = new Int32Array(count)
    this.#firsts = new Int32Array(field.matches.length)
    this.#seconds = new Int32Array(field.matches.length)
    this.#points = new Int32Array(count)
    this.#mostPoints = new Int32Array(count)
    this.#won = new Int32Array(count)
    this.#drawn = new Int32Array(count)
    this.#rounds = new Int32Array(count)
    this.#byes = new Int32Array(count)
    this.#gamesWon = new Int32Array(count)
    this.#gamesDrawn = new Int32Array(count)
    this.#games = new Int32Array(count)
    this.#starts = new Int32Array(count + 1)
  }

  add(match: Match): void {
    if (this.#existingRounds.at(-1) !== match.round) this.#existingRounds.push(match.round)
    const entrants = entrantsIn(match)
    let countsForAverages = false
    let side = 0
    for (const entrant of entrants) {
      const index = this.#indexOf(entrant)
      this.#competing[side++] = index
      countsForAverages = this.#addOutcome(match, entrant, index)
    }
    if (!countsForAverages) return
    for (let first = 0; first < entrants.length; first++) {
      for (let second = first + 1; second < entrants.length; second++) {
        this.#addMeeting(this.#competing[first] ?? 0, this.#competing[second] ?? 0)
      }
    }
  }

  /** It was paired, and counts for nobody. */
  excuse(match: Match): void {
    if (!this.#existingRounds.includes(match.round)) this.#existingRounds.push(match.round)
    for (const seat of seatsOf(match)) {
      const player = this.#indexOf(seat)
      if (match.round <= (this.#lastRounds[player] ?? 0)) increase(this.#paired, player, 1)
    }
  }

  /** Rounds in which a player was not paired although still in the event: lost matches without games or points. */
  addMissedRounds(): void {
    if (this.#rules.missedRounds === 'not-played') return
    for (let player = 0; player < this.#count; player++) {
      const last = this.#lastRounds[player] ?? 0
      const played = this.#existingRounds.filter((round) => round <= last).length
      const missed = Math.max(0, played - (this.#paired[player] ?? 0))
      increase(this.#rounds, player, missed)
      increase(this.#mostPoints, player, missed * this.#rules.points.win)
    }
  }

  records(): PlayerRecords {
    const starts = this.#starts
    for (let player = 0; player < this.#count; player++) increase(starts, player + 1, starts[player] ?? 0)
    const opponents = new Int32Array(2 * this.#meetings)
    const next = starts.slice()
    for (let meeting = 0; meeting < this.#meetings; meeting++) {
      const first = this.#firsts[meeting] ?? 0
      const second = this.#seconds[meeting] ?? 0
      opponents[next[first] ?? 0] = second
      opponents[next[second] ?? 0] = first
      increase(next, first, 1)
      increase(next, second, 1)
    }
    return {
      points: this.#points,
      mostPoints: this.#mostPoints,
      won: this.#won,
      drawn: this.#drawn,
      rounds: this.#rounds,
      byes: this.#byes,
      gamesWon: this.#gamesWon,
      gamesDrawn: this.#gamesDrawn,
      games: this.#games,
      starts,
      opponents,
    }
  }

  #indexOf(id: EntrantId): number {
    const index = this.#indexes.get(id)
    if (index === undefined) throw new Error(`A match names ${id}, who is not a player of the tournament`)
    return index
  }

  /** There is room for a meeting in each match; at a table of four there are six. */
  #makeRoom(): void {
    const [firsts, seconds] = [this.#firsts, this.#seconds]
    const size = Math.max(8, 2 * firsts.length)
    this.#firsts = new Int32Array(size)
    this.#seconds = new Int32Array(size)
    this.#firsts.set(firsts)
    this.#seconds.set(seconds)
  }

  /** Whether those on the other sides enter the averages. */
  #addOutcome(match: Match, id: EntrantId, player: number): boolean {
    if (match.round <= (this.#lastRounds[player] ?? 0)) increase(this.#paired, player, 1)
    const outcome = outcomeFor(match, id, this.#rules)
    if (outcome.kind === 'open') return false
    const { gamesWon, gamesLost, gamesDrawn } = outcome
    increase(this.#points, player, pointsFor(outcome))
    increase(this.#mostPoints, player, outcome.mostPoints)
    increase(this.#rounds, player, 1)
    increase(this.#gamesWon, player, gamesWon)
    increase(this.#gamesDrawn, player, gamesDrawn)
    increase(this.#games, player, gamesWon + gamesLost + gamesDrawn)
    if (outcome.kind === 'drawn') increase(this.#drawn, player, 1)
    if (outcome.kind === 'won') {
      increase(this.#won, player, 1)
      if (!outcome.countsForAverages) increase(this.#byes, player, 1)
    }
    return outcome.countsForAverages
  }

  #addMeeting(first: number, second: number): void {
    if (this.#meetings === this.#firsts.length) this.#makeRoom()
    this.#firsts[this.#meetings] = first
    this.#seconds[this.#meetings] = second
    this.#meetings++
    increase(this.#starts, first + 1, 1)
    increase(this.#starts, second + 1, 1)
  }
}

function increase(numbers: Int32Array, index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by
}
