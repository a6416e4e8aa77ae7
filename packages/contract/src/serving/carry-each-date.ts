import { accept, type Outcome } from '@tablee/domain/outcome'
import { datesMeant, type SeriesScope } from '@tablee/domain/tournaments/life/series'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { SeriesReport } from '../tournaments/series.ts'

/** A date of a series. */
export type DateOfSeries = {
  readonly id: TournamentId
  readonly code: string
  readonly startsAt: string
  readonly endsAt: string | null
}

/** This event and its series' dates not yet begun, earliest first; nothing if the event does not exist. */
export type ListOpenDates = (id: TournamentId) => Promise<readonly DateOfSeries[]>

type MeantDates = { readonly of: TournamentId; readonly scope: SeriesScope; readonly actId: string | undefined }

/**
 * One act per date, in order; a refusal does not stop the others, unless it is the first: whoever may not do it to the viewed date may not
 * do it to another.
 */
export async function carryEachDate(
  dates: readonly DateOfSeries[],
  { of, scope, actId }: MeantDates,
  carry: (date: DateOfSeries, actId: string | undefined) => Promise<Outcome<unknown>>,
): Promise<Outcome<SeriesReport>> {
  const done: { tournamentId: string; code: string }[] = []
  const failed: { code: string; startsAt: string; reason: string }[] = []
  const meant = datesMeant(dates, { of, scope })
  // A missing date refuses like any act on it.
  const each = meant.length > 0 ? meant : [{ id: of, code: '', startsAt: '', endsAt: null }]
  for (const [place, date] of each.entries()) {
    const { id: tournamentId, code, startsAt } = date
    const outcome = await carry(date, actId === undefined ? undefined : `${actId}.${code}`)
    if (outcome.accepted) done.push({ tournamentId, code })
    else if (place === 0) return outcome
    else failed.push({ code, startsAt, reason: outcome.refusal.code })
  }
  return accept({ done, failed })
}
