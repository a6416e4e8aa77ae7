import type { RoundDraw } from '@tablee/contract/tournaments/questions/get-round-draws'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { matchIdsBegin } from '@tablee/domain/tournaments/results/match-id'
import type { ResultAtDraw } from '@tablee/domain/tournaments/rounds/recompute-round'
import { matchesSaid, resultsAtDraw } from '@tablee/domain/tournaments/rounds/results-at-draw'
import type { MatchId, RoundNumber, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { listEntries } from '../journal-entry-store.ts'

export type DrawnAct = { readonly id: TournamentId; readonly sequence: number; readonly round: RoundNumber }

type Written = NonNullable<RoundDraw['results']>

/** A file's results come with the act that imported it. */
const IMPORT = 'import-tournament' satisfies ActName
/** If one correction cannot be shown, none is. */
const MOST_LOOKED_FOR = 200

/**
 * Results of earlier rounds at the time of a draw, where corrected since; null when the journal does not go back that far. Usually nothing
 * was corrected, and nothing more is read.
 */
export async function listResultsAtDraw(db: Queryable, act: DrawnAct): Promise<Written | null> {
  const since = await listChangesSince(db, act)
  const matches = matchesSaid(since, act.round)
  if (matches.size === 0) return []
  const before = await listChangesUntil(db, act, matches)
  return resultsAtDraw({ matches, before, since })?.map(written) ?? null
}

function written(result: ResultAtDraw): Written[number] {
  const { matchId } = result
  if ('as' in result) return { matchId, score: null, as: result.as }
  const { wins1, wins2, draws, isDoubleLoss = false } = result.score
  return { matchId, score: { score1: wins1, score2: wins2, draws, doubleLoss: isDoubleLoss }, as: null }
}

/** After a draw, entries about earlier rounds are corrections. */
async function listChangesSince(db: Queryable, { id, sequence, round }: DrawnAct): Promise<readonly Change[]> {
  if (round === 1) return []
  const matchesBegin = Array.from({ length: round - 1 }, (_, index) => matchIdsBegin(index + 1))
  const entries = await listEntries(db, id, { about: { matchesBegin }, changes: 'outline', after: sequence })
  return entries.flatMap(({ changes }) => changes)
}

async function listChangesUntil(
  db: Queryable,
  { id, sequence }: DrawnAct,
  matches: ReadonlySet<MatchId>,
): Promise<readonly Change[]> {
  const entries = await listEntries(db, id, {
    about: { matchesBegin: [...matches].slice(0, MOST_LOOKED_FOR), acts: [IMPORT] },
    changes: 'whole',
    matches,
    until: sequence,
  })
  return entries.flatMap(({ changes }) => changes)
}
