import type { Change } from '@tablee/domain/tournaments/change'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { MatchId, PlayerId, RoundNumber } from '@tablee/domain/tournaments/tournament'

/** What an entry of the journal is about, as it stands beside its changes. */
export type JournalColumns = {
  /** The kinds of its changes, each once, with a space before and after each. */
  readonly kinds: string
  /** The round that was paired, taken back or changed by hand; null where none was. */
  readonly round: RoundNumber | null
  /** The matches of whose result it says something, in the same form as the kinds. */
  readonly matches: string
  /** JSON of the changes without the lists of a whole field, where those are long; null where the changes are short themselves. */
  readonly outline: string | null
  /** The players of whom a change says something by itself, in the same form; of a whole round and of a result, the rows say it. */
  readonly people: string
}

/** So many characters less make an outline worth keeping. */
const WORTH_LEAVING_OUT = 500
/** Of so many tables the journal tells. */
const TABLES_KEPT = 50

/** `text` is the JSON of the changes, as the journal keeps them. */
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

/** The changes as the journal tells them: an import is one fact, and a round is not its tables. */
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

/** The first round that they touch. A file brings all its rounds at once, and stands for none of them. */
function roundIn(changes: readonly Change[]): RoundNumber | null {
  if (changes.some(({ kind }) => kind === 'tournament_imported')) return null
  const touched = changes.find(
    (change) => change.kind === 'round_undone' || change.kind === 'round_paired' || change.kind === 'pairings_changed',
  )
  return touched && 'round' in touched ? touched.round : null
}

/** The match of whose result a change says something. */
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
  return 'playerId' in change ? [change.playerId] : []
}

function spaced(words: readonly string[]): string {
  return words.length === 0 ? '' : ` ${[...new Set(words)].join(' ')} `
}

/** What stands in such a column. */
export function wordsOf(column: string): readonly string[] {
  return column.split(' ').filter((word) => word !== '')
}
