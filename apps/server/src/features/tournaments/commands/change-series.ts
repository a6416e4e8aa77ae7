import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { carryEachDate } from '@tablee/contract/serving/carry-each-date'
import type { changeSeries as call } from '@tablee/contract/tournaments/series'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { changedSettings } from '../date-settings.ts'
import { listOpenDates } from '../series-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carrySettings } from './change-settings.ts'

const MINUTE_MS = 60_000

/** Each date's change is its own act. */
export async function changeSeries(
  acting: Acting<TournamentGround>,
  { tournamentId, scope, shiftMinutes = 0, actId, ...changed }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!acting.caller) return refuse('account_required')
  const open = await acting.database.read((db) => listOpenDates(db, tournamentId))
  const moved = (moment: string) => new Date(Date.parse(moment) + shiftMinutes * MINUTE_MS).toISOString()
  const kept = new Map<string, ReturnType<typeof changedSettings>>()
  const report = await carryEachDate(open, { of: tournamentId, scope, actId }, (date, ofDate) => {
    const { startsAt, endsAt } = date
    const moments = shiftMinutes === 0 ? {} : { tournamentDate: moved(startsAt), endDate: endsAt && moved(endsAt) }
    return carrySettings(acting, date.id, {
      settings: { ...changed, ...moments, actId: ofDate },
      changed: (before, after) => void kept.set(date.id, changedSettings(before, after)),
    })
  })
  if (!report.accepted) return report
  const { done, failed } = report.value
  return accept({ data: { done: done.map((one) => ({ ...one, ...kept.get(one.tournamentId) })), failed } })
}
