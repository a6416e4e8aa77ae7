import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayedMatch, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

/** The staff's one next task. */
export type NextStep =
  | { readonly kind: 'start' }
  /** Missing or contested results, by table number. */
  | { readonly kind: 'enter_results'; readonly tables: readonly PlayedMatch[] }
  | { readonly kind: 'next_round'; readonly round: RoundNumber }
  | { readonly kind: 'finish' }
  | { readonly kind: 'nothing' }

/** `finish` once the planned rounds are played, though one more may follow. */
export function nextStep(tournament: Tournament): NextStep {
  if (tournament.isCancelled) return { kind: 'nothing' }
  if (isWaiting(tournament)) return { kind: 'start' }
  if (!isRunning(tournament)) return { kind: 'nothing' }
  const tables = tablesWithoutResult(tournament)
  if (tables.length > 0) return { kind: 'enter_results', tables }
  const round = currentRound(tournament)
  return round >= roundsToPlay(tournament) ? { kind: 'finish' } : { kind: 'next_round', round: round + 1 }
}

/** Missing or contested in the current round. */
export function tablesWithoutResult(tournament: Tournament): readonly PlayedMatch[] {
  return matchesOfRound(tournament, currentRound(tournament))
    .filter((match) => isPlayed(match))
    .filter((match) => !isOver(match))
    .toSorted((one, other) => one.table - other.table)
}

/** The next number without a result, else the first. */
export function tableAfter(tables: readonly PlayedMatch[], table: number): PlayedMatch | undefined {
  return tables.find((match) => match.table > table) ?? tables[0]
}
