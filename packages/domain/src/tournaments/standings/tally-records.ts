import { lastOf } from '../../last-of.ts'
import { type MatchOutcome, outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { placingsOf } from '../kinds/match-result.ts'
import { placeOf } from '../kinds/result.ts'
import { entrantAt, isPlayed, MOST_SIDES, seatsOf } from '../kinds/seats.ts'
import { settleStakes, startingStack } from '../results/wagers.ts'
import { type CountedRules, wagerOf } from '../rule-packs/pod-rules.ts'
import type { EntrantId, Match, RoundNumber } from '../tournament.ts'
import { IndexPairs } from './index-pairs.ts'
import { lastRoundOf, type PlayerRecords, type RecordedField, rulesAt } from './player-records.ts'

/** A few milliseconds of work at first, when nothing of it is compiled yet, and tables of four are the dearest. */
const MATCHES_OF_STEP = 500

export function tallyRecords(field: RecordedField, throughRound: RoundNumber): PlayerRecords {
  return lastOf(tallyInSteps(field, throughRound))
}

export function* tallyInSteps(field: RecordedField, throughRound: RoundNumber): Generator<undefined, PlayerRecords> {
  const tally = new Tally(field, throughRound)
  let added = 0
  for (const match of field.matches) {
    if (match.round > throughRound) break
    tally.add(match)
    added++
    if (added % MATCHES_OF_STEP === 0) yield
  }
  for (const match of field.annulled ?? []) if (match.round <= throughRound) tally.excuse(match)
  tally.addMissedRounds()
  return tally.records()
}

/**
 * A player's counts lie side by side: an event of thousands adds to them in no order, and one row is one line of the processor's cache.
 */
const [POINTS, MOST_POINTS, WON, DRAWN, ROUNDS, BYES, GAMES_WON, GAMES_DRAWN, GAMES, MEETINGS, PAIRED, LAST_ROUND] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const [BYE_OPPONENTS, EARNED, SEAT_SUM, SEATS] = [12, 13, 14, 15] as const
/** Counts of one player, with room up to a whole line. */
const ROW = 16

type AtSide = {
  readonly side: number
  readonly rules: CountedRules
  /** Of a match played for a wager. */
  readonly gain: number | null
}

class Tally {
  readonly #field: RecordedField
  readonly #indexes: ReadonlyMap<EntrantId, number>
  readonly #count: number
  readonly #rows: Int32Array
  readonly #meetings: IndexPairs
  readonly #victories: IndexPairs
  readonly #existingRounds: RoundNumber[] = []
  readonly #competing = new Int32Array(MOST_SIDES)
  readonly #outcomes: MatchOutcome[] = []
  /** What everybody has, where tables are played for a wager. */
  readonly #stacks: Int32Array | null

  constructor(field: RecordedField, throughRound: RoundNumber) {
    const count = field.players.length
    this.#field = field
    this.#indexes = field.indexes
    this.#count = count
    this.#rows = new Int32Array(ROW * count)
    const start = startingStack(field.matches, field.rules, field.rulesOf)
    this.#stacks = start === null ? null : new Int32Array(count).fill(start)
    for (const [index, player] of field.players.entries()) {
      this.#rows[ROW * index + LAST_ROUND] = lastRoundOf(field, player, throughRound)
      this.#rows[ROW * index + POINTS] = start ?? 0
    }
    // One meeting per match; a table of four has six.
    this.#meetings = new IndexPairs(field.matches.length)
    this.#victories = new IndexPairs(0)
  }

  add(match: Match): void {
    if (this.#existingRounds.at(-1) !== match.round) this.#existingRounds.push(match.round)
    const competing = this.#competing
    const rules = rulesAt(this.#field, match.round)
    const outcomes = this.#outcomes
    outcomes.length = 0
    let sides = 0
    for (let entrant = entrantAt(match, 0); entrant !== null; entrant = entrantAt(match, ++sides)) {
      competing[sides] = this.#indexOf(entrant)
      outcomes.push(outcomeFor(match, entrant, rules))
    }
    const gains = this.#settle(rules)
    let countsForAverages = false
    for (let side = 0; side < sides; side++) {
      countsForAverages = this.#addOutcome(match, { side, rules, gain: gains?.[side] ?? null })
    }
    if (sides > 1) this.#addTable(match, sides)
    if (!countsForAverages) return
    for (let first = 0; first < sides; first++) {
      for (let second = first + 1; second < sides; second++) {
        this.#addMeeting(competing[first] ?? 0, competing[second] ?? 0)
      }
    }
  }

  /** What a match played for a wager brings by side; null elsewhere. */
  #settle(rules: CountedRules): readonly (number | null)[] | null {
    const stacks = this.#stacks
    const wager = stacks && wagerOf(rules)
    if (!wager) return null
    const seats = this.#outcomes.map(({ kind }, side) => ({ kind, stack: stacks[this.#competing[side] ?? 0] ?? 0 }))
    return settleStakes(seats, wager).map((stake, side) => {
      increase(stacks, this.#competing[side] ?? 0, stake?.gain ?? 0)
      return stake?.gain ?? null
    })
  }

  /** Seats and victims, where the rules rank by them. */
  #addTable(match: Match, sides: number): void {
    const { rules, rulesOf } = this.#field
    const { tiebreakers } = rules
    if (!isPlayed(match) || !(tiebreakers.includes('mean-seat') || tiebreakers.includes('opponents-beaten'))) return
    const placings = placingsOf(match)
    for (let side = 0; side < sides; side++) {
      const kind = this.#outcomes[side]?.kind ?? 'open'
      if (kind === 'open') continue
      const player = this.#competing[side] ?? 0
      // Beside a part where two meet, seats are those of tables of more.
      if (!rulesOf || sides > 2) {
        increase(this.#rows, ROW * player + SEAT_SUM, side + 1)
        increase(this.#rows, ROW * player + SEATS, 1)
      }
      const own = placings && placeOf(placings, side)
      for (let other = 0; other < sides; other++) {
        const isBeaten = placings === null || own === null ? kind === 'won' : (placeOf(placings, other) ?? 0) > own
        if (isBeaten && other !== side) this.#victories.add(player, this.#competing[other] ?? 0)
      }
    }
  }

  excuse(match: Match): void {
    if (!this.#existingRounds.includes(match.round)) this.#existingRounds.push(match.round)
    for (const seat of seatsOf(match)) this.#addPaired(match, ROW * this.#indexOf(seat))
  }

  /** Rounds unpaired while in the event: lost, without games or points. */
  addMissedRounds(): void {
    const { rules, rulesOf } = this.#field
    if (rulesOf) {
      this.#addMissedOneByOne(rulesOf)
      return
    }
    if (rules.missedRounds === 'not-played') return
    for (let row = 0; row < this.#rows.length; row += ROW) {
      const last = this.#rows[row + LAST_ROUND] ?? 0
      const played = this.#existingRounds.filter((round) => round <= last).length
      const missed = Math.max(0, played - (this.#rows[row + PAIRED] ?? 0))
      increase(this.#rows, row + ROUNDS, missed)
      increase(this.#rows, row + MOST_POINTS, missed * rules.points.win)
    }
  }

  /** Each round by its own rules. */
  #addMissedOneByOne(rulesOf: (round: RoundNumber) => CountedRules): void {
    const { matches, annulled = [] } = this.#field
    const paired = Map.groupBy([...matches, ...annulled], ({ round }) => round)
    for (const round of this.#existingRounds) {
      const { missedRounds, points } = rulesOf(round)
      if (missedRounds === 'not-played') continue
      const seated = new Set((paired.get(round) ?? []).flatMap(seatsOf).map((id) => this.#indexOf(id)))
      for (let player = 0; player < this.#count; player++) {
        if (seated.has(player) || round > (this.#rows[ROW * player + LAST_ROUND] ?? 0)) continue
        increase(this.#rows, ROW * player + ROUNDS, 1)
        increase(this.#rows, ROW * player + MOST_POINTS, points.win)
      }
    }
  }

  records(): PlayerRecords {
    const starts = new Int32Array(this.#count + 1)
    const met = this.#column(MEETINGS)
    for (let player = 0; player < this.#count; player++) starts[player + 1] = (starts[player] ?? 0) + (met[player] ?? 0)
    const meetings = this.#meetings
    const opponents = new Int32Array(2 * meetings.length)
    const next = starts.slice()
    for (let meeting = 0; meeting < meetings.length; meeting++) {
      const [first, second] = [meetings.first(meeting), meetings.second(meeting)]
      opponents[next[first] ?? 0] = second
      opponents[next[second] ?? 0] = first
      increase(next, first, 1)
      increase(next, second, 1)
    }
    const points = this.#column(POINTS)
    return {
      points,
      earned: this.#stacks ? this.#column(EARNED) : points,
      mostPoints: this.#column(MOST_POINTS),
      won: this.#column(WON),
      drawn: this.#column(DRAWN),
      rounds: this.#column(ROUNDS),
      byes: this.#column(BYES),
      byeOpponents: this.#column(BYE_OPPONENTS),
      gamesWon: this.#column(GAMES_WON),
      gamesDrawn: this.#column(GAMES_DRAWN),
      games: this.#column(GAMES),
      starts,
      opponents,
      beaten: this.#victories.differentSeconds(this.#count),
      seatSums: this.#column(SEAT_SUM),
      seats: this.#column(SEATS),
    }
  }

  #column(count: number): Int32Array {
    const column = new Int32Array(this.#count)
    for (let player = 0; player < column.length; player++) column[player] = this.#rows[ROW * player + count] ?? 0
    return column
  }

  #indexOf(id: EntrantId): number {
    const index = this.#indexes.get(id)
    if (index === undefined) throw new Error(`A match names ${id}, who is not a player of the tournament`)
    return index
  }

  /** Rounds up to their last one in which the player was paired, with a result or without. */
  #addPaired(match: Match, row: number): void {
    if (match.round <= (this.#rows[row + LAST_ROUND] ?? 0)) increase(this.#rows, row + PAIRED, 1)
  }

  /** Returns whether opponents enter the averages. */
  #addOutcome(match: Match, { side, rules, gain }: AtSide): boolean {
    const [rows, row] = [this.#rows, ROW * (this.#competing[side] ?? 0)]
    this.#addPaired(match, row)
    const outcome = this.#outcomes[side]
    if (!outcome || outcome.kind === 'open') return false
    const { gamesWon, gamesLost, gamesDrawn } = outcome
    increase(rows, row + POINTS, gain ?? pointsFor(outcome))
    increase(rows, row + EARNED, pointsFor(outcome))
    increase(rows, row + MOST_POINTS, outcome.mostPoints)
    increase(rows, row + ROUNDS, 1)
    // Where parts count together, games count where their rules count games.
    if (rules.gameWin.counts || this.#field.rulesOf === undefined) {
      increase(rows, row + GAMES_WON, gamesWon)
      increase(rows, row + GAMES_DRAWN, gamesDrawn)
      increase(rows, row + GAMES, gamesWon + gamesLost + gamesDrawn)
    }
    if (outcome.kind === 'drawn') increase(rows, row + DRAWN, 1)
    if (outcome.kind === 'won') {
      increase(rows, row + WON, 1)
      if (!outcome.countsForAverages) {
        increase(rows, row + BYES, 1)
        increase(rows, row + BYE_OPPONENTS, rules.byeWorth?.opponents ?? 0)
      }
    }
    return outcome.countsForAverages
  }

  #addMeeting(first: number, second: number): void {
    this.#meetings.add(first, second)
    increase(this.#rows, ROW * first + MEETINGS, 1)
    increase(this.#rows, ROW * second + MEETINGS, 1)
  }
}

function increase(numbers: Int32Array, index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by
}
