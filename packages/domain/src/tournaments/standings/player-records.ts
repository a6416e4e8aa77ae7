import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { entrantAt, MOST_SIDES, seatsOf } from '../kinds/seats.ts'
import { replayWagers, type Wagered } from '../results/wagers.ts'
import type { CountedRules } from '../rule-packs/pod-rules.ts'
import type { EntrantId, Match, Player, RoundNumber } from '../tournament.ts'

/** Totals of results through a round, by player index. */
export type PlayerRecords = {
  /** By which they are ranked. */
  readonly points: Int32Array
  /** By which averages count them; others than those where tables are played for a wager. */
  readonly earned: Int32Array
  /** Points for winning all those rounds. */
  readonly mostPoints: Int32Array
  readonly won: Int32Array
  readonly drawn: Int32Array
  /** Rounds with a result: played, byes, unopposed losses. */
  readonly rounds: Int32Array
  readonly byes: Int32Array
  /** Opponents that those byes add to the averages. */
  readonly byeOpponents: Int32Array
  readonly gamesWon: Int32Array
  readonly gamesDrawn: Int32Array
  readonly games: Int32Array
  /** Opponents of player p by round: `opponents[starts[p]]` to `opponents[starts[p + 1] - 1]`. */
  readonly starts: Int32Array
  readonly opponents: Int32Array
}

export type RecordedField = {
  readonly rules: CountedRules
  /** Each round's own rules, where rounds of several parts count together. Left out: one for all. */
  readonly rulesOf?: ((round: RoundNumber) => CountedRules) | undefined
  /** The last counted round of those whom a part did not let play on, and who have not left. Left out: nobody. */
  readonly stoppedAfter?: ReadonlyMap<EntrantId, RoundNumber> | undefined
  readonly players: readonly Player[]
  /** By round, so that sums do not depend on the order of matches. */
  readonly matches: readonly Match[]
  /** Matches that count for nobody, and so were not missed. Default: none. */
  readonly annulled?: readonly Match[] | undefined
  readonly indexes: ReadonlyMap<EntrantId, number>
}

/** The rules of a match or a round. */
export function rulesAt(
  { rules, rulesOf }: Pick<RecordedField, 'rules' | 'rulesOf'>,
  round: RoundNumber,
): CountedRules {
  return rulesOf ? rulesOf(round) : rules
}

/** A player's last round that can be missed. */
export function lastRoundOf(
  { stoppedAfter }: Pick<RecordedField, 'stoppedAfter'>,
  { id, droppedAfter }: Player,
  throughRound: RoundNumber,
): RoundNumber {
  const stopped = stoppedAfter?.get(id) ?? throughRound
  return Math.min(throughRound, stopped, droppedAfter ?? throughRound)
}

export function recordedField(field: Omit<RecordedField, 'indexes'>): RecordedField {
  return { ...field, indexes: new Map(field.players.map(({ id }, index) => [id, index])) }
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

/**
 * A player's counts lie side by side: an event of thousands adds to them in no order, and one row is one line of the processor's cache.
 */
const [POINTS, MOST_POINTS, WON, DRAWN, ROUNDS, BYES, GAMES_WON, GAMES_DRAWN, GAMES, MEETINGS, PAIRED, LAST_ROUND] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const [BYE_OPPONENTS, EARNED] = [12, 13] as const
/** Counts of one player, with room up to a whole line. */
const ROW = 16

class Tally {
  readonly #field: RecordedField
  readonly #indexes: ReadonlyMap<EntrantId, number>
  readonly #count: number
  readonly #rows: Int32Array
  #firsts: Int32Array
  #seconds: Int32Array
  #meetings = 0
  readonly #existingRounds: RoundNumber[] = []
  readonly #competing = new Int32Array(MOST_SIDES)
  readonly #wagers: Wagered | null

  constructor(field: RecordedField, throughRound: RoundNumber) {
    const count = field.players.length
    this.#field = field
    this.#indexes = field.indexes
    this.#count = count
    this.#rows = new Int32Array(ROW * count)
    this.#wagers = replayWagers(field.matches, field.rules, field.rulesOf)
    for (const [index, player] of field.players.entries()) {
      this.#rows[ROW * index + LAST_ROUND] = lastRoundOf(field, player, throughRound)
      this.#rows[ROW * index + POINTS] = this.#wagers?.start ?? 0
    }
    this.#firsts = new Int32Array(field.matches.length)
    this.#seconds = new Int32Array(field.matches.length)
  }

  add(match: Match): void {
    if (this.#existingRounds.at(-1) !== match.round) this.#existingRounds.push(match.round)
    const competing = this.#competing
    let countsForAverages = false
    let sides = 0
    for (let entrant = entrantAt(match, 0); entrant !== null; entrant = entrantAt(match, ++sides)) {
      competing[sides] = this.#indexOf(entrant)
    }
    for (let side = 0; side < sides; side++) {
      const entrant = entrantAt(match, side)
      if (entrant !== null) countsForAverages = this.#addOutcome(match, entrant, competing[side] ?? 0)
    }
    if (!countsForAverages) return
    for (let first = 0; first < sides; first++) {
      for (let second = first + 1; second < sides; second++) {
        this.#addMeeting(competing[first] ?? 0, competing[second] ?? 0)
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
    const points = this.#column(POINTS)
    return {
      points,
      earned: this.#wagers ? this.#column(EARNED) : points,
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

  /** Sized for one meeting per match; a table of four has six. */
  #makeRoom(): void {
    const [firsts, seconds] = [this.#firsts, this.#seconds]
    const size = Math.max(8, 2 * firsts.length)
    this.#firsts = new Int32Array(size)
    this.#seconds = new Int32Array(size)
    this.#firsts.set(firsts)
    this.#seconds.set(seconds)
  }

  /** Rounds up to their last one in which the player was paired, with a result or without. */
  #addPaired(match: Match, row: number): void {
    if (match.round <= (this.#rows[row + LAST_ROUND] ?? 0)) increase(this.#rows, row + PAIRED, 1)
  }

  /** Returns whether opponents enter the averages. */
  #addOutcome(match: Match, id: EntrantId, player: number): boolean {
    const [rows, row] = [this.#rows, ROW * player]
    this.#addPaired(match, row)
    const rules = rulesAt(this.#field, match.round)
    const outcome = outcomeFor(match, id, rules)
    if (outcome.kind === 'open') return false
    const { gamesWon, gamesLost, gamesDrawn } = outcome
    increase(rows, row + POINTS, this.#wagers?.stakeOf(match, id)?.gain ?? pointsFor(outcome))
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
    if (this.#meetings === this.#firsts.length) this.#makeRoom()
    this.#firsts[this.#meetings] = first
    this.#seconds[this.#meetings] = second
    this.#meetings++
    increase(this.#rows, ROW * first + MEETINGS, 1)
    increase(this.#rows, ROW * second + MEETINGS, 1)
  }
}

function increase(numbers: Int32Array, index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by
}
