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
  /** Different opponents beaten; seats added up, and how many they are (see `podRecords`). */
  readonly beaten: Int32Array
  readonly seatSums: Int32Array
  readonly seats: Int32Array
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
