import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { carryEachDate } from '@tablee/contract/serving/carry-each-date'
import type { changeSeries as call } from '@tablee/contract/tournaments/series'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { listOpenDates } from '../series-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { changeSettings } from './change-settings.ts'

const MINUTE_MS = 60_000

/** The same change for several dates of a series, each an act of its own. */
export async function changeSeries(
  acting: Acting<TournamentGround>,
  { tournamentId, scope, shiftMinutes = 0, actId, ...changed }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!acting.caller) return refuse('account_required')
  const open = await acting.database.read((db) => listOpenDates(db, tournamentId))
  const moved = (moment: string) => new Date(Date.parse(moment) + shiftMinutes * MINUTE_MS).toISOString()
  const report = await carryEachDate(open, { of: tournamentId, scope, actId }, (date, ofDate) => {
    const { startsAt, endsAt } = date
    const moments = shiftMinutes === 0 ? {} : { tournamentDate: moved(startsAt), endDate: endsAt && moved(endsAt) }
    return changeSettings(acting, date.id, { ...changed, ...moments, actId: ofDate })
  })
  return report.accepted ? accept({ data: report.value }) : report
}
