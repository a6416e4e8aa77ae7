import type { Change } from '@tablee/domain/tournaments/change'
import { isOfDeckChecks } from '@tablee/domain/tournaments/deck-checks/is-of-deck-checks'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { MatchId, PlayerId, RoundNumber } from '@tablee/domain/tournaments/tournament'

export type JournalColumns = {
  /** Each once, with a space before and after each. */
  readonly kinds: string
  /** The round paired, taken back or edited; null for none. */
  readonly round: RoundNumber | null
  /** Matches whose result it concerns, in the same form as the kinds. */
  readonly matches: string
  /** JSON without long lists of a whole field; null when the changes are short. */
  readonly outline: string | null
  /** In the same form; for whole rounds and results, the rows are enough. */
  readonly people: string
}

/** An outline must save this many characters. */
const WORTH_LEAVING_OUT = 500
const TABLES_KEPT = 50

/** `text` is the JSON of the changes, as stored. */
export function journalColumns(changes: readonly Change[], text: string): JournalColumns {
  const outline = JSON.stringify(outlineOf(changes).map(writtenChange))
  return {
    kinds: spaced(changes.map(({ kind }) => kind)),
    round: roundIn(changes),
    matches: spaced(changes.flatMap(matchIn)),
    outline: text.length - outline.length > WORTH_LEAVING_OUT ? outline : null,
    people: spaced(outlineOf(changes).flatMap(playersIn)),
  }
}

/** An import is one fact, a round appears without its tables. */
export function outlineOf(changes: readonly Change[]): readonly Change[] {
  const imported = changes.filter(({ kind }) => kind === 'tournament_imported')
  return imported.length > 0 ? imported : changes.map(shortened)
}

function shortened(change: Change): Change {
  switch (change.kind) {
    case 'round_paired':
      return { ...change, matches: [] }
    case 'pairings_changed': {
      const seen = change.added.filter((match) => tableOf(match) !== null)
      return { ...change, removed: [], added: seen.slice(0, TABLES_KEPT) }
    }
    case 'tournament_finished':
      return { ...change, standings: [] }
    default:
      return change
  }
}

/** An imported file brings all rounds at once and counts for none. */
function roundIn(changes: readonly Change[]): RoundNumber | null {
  if (changes.some(({ kind }) => kind === 'tournament_imported')) return null
  const touched = changes.find(
    (change) => change.kind === 'round_undone' || change.kind === 'round_paired' || change.kind === 'pairings_changed',
  )
  return touched && 'round' in touched ? touched.round : null
}

export function matchIn(change: Change): readonly MatchId[] {
  switch (change.kind) {
    case 'match_scored':
    case 'match_contested':
    case 'result_erased':
    case 'bye_corrected':
      return [change.matchId]
    default:
      return []
  }
}

function playersIn(change: Change): readonly PlayerId[] {
  if (change.kind === 'pairings_changed') return change.added.flatMap(seatsOf)
  if (isOfDeckChecks(change) && 'players' in change) return change.players
  return 'playerId' in change ? [change.playerId] : []
}

function spaced(words: readonly string[]): string {
  return words.length === 0 ? '' : ` ${[...new Set(words)].join(' ')} `
}

export function wordsOf(column: string): readonly string[] {
  return column.split(' ').filter((word) => word !== '')
}
