import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { restoreSeries as call } from '@tablee/contract/tournaments/series'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { stillHas } from '../date-settings.ts'
import { listOpenDates } from '../series-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carrySettings } from './change-settings.ts'

type Done = CallReply<typeof call>['data']['done']
type Failed = CallReply<typeof call>['data']['failed']

/** A date changed since then stays as it is. */
export async function restoreSeries(
  acting: Acting<TournamentGround>,
  { tournamentId, dates, actId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!acting.caller) return refuse('account_required')
  const open = await acting.database.read((db) => listOpenDates(db, tournamentId))
  const done: Done[number][] = []
  const failed: Failed[number][] = []
  for (const { tournamentId: id, was, is } of dates) {
    const date = open.find((one) => one.id === id)
    // It has started meanwhile, or is not of this series.
    if (!date) continue
    const { code, startsAt } = date
    const outcome = await carrySettings(acting, date.id, {
      settings: { ...was, actId: actId === undefined ? undefined : `${actId}.${code}` },
      isStill: (tournament) => stillHas(tournament, is),
    })
    if (outcome.accepted) done.push({ tournamentId: id, code })
    // Then the others are not permitted either.
    else if (outcome.refusal.code === 'not_organizer' && done.length === 0) return outcome
    else failed.push({ code, startsAt, reason: outcome.refusal.code })
  }
  return accept({ data: { done, failed } })
}
