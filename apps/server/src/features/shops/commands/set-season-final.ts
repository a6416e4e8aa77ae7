import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { setSeasonFinal as call } from '@tablee/contract/seasons/season-final'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { answerOwn } from '../seasons/get-own-season.ts'
import { isSeasonEvent } from '../seasons/season-event-store.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import { lockSeason, updateSeason } from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'

/** One event of the season becomes its final, or none. */
export async function setSeasonFinal(
  acting: Acting<SeasonGround>,
  { seasonId, final }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const kept = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const season = await lockSeason(tx, shop.id, seasonId)
    if (!season) return refuse('season_not_found')
    if (final && !(await isSeasonEvent(tx.db, seasonId, final.tournamentId))) return refuse('season_final_outside')
    await updateSeason(tx.db, { ...season, final })
    return accept(null)
  })
  return kept.accepted ? answerOwn(acting, shop.id, seasonId) : kept
}
