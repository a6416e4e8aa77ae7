import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { keepOwnPlay as call } from '@tablee/contract/past/own-past'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { forgetPlay, type KeptPlay, listKeptPlays, MOST_KEPT_PLAYS, writeKeptPlay } from './kept-play-store.ts'
import type { PastGround } from './past-ground.ts'

/** Whoever holds the secret of a seat is the one who sat there. */
export async function keepOwnPlay(
  { caller, ...ground }: Acting<PastGround>,
  { code, playerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  return ground.database.inTransaction(async ({ db }) => {
    const answer = async () => accept({ data: { keptPlays: [...(await listKeptPlays(db, accountId))] } })
    if (secret === null) {
      await forgetPlay(db, accountId, code)
      return answer()
    }
    const play = await ground.findPlay(db, { code, secret })
    if (play === null) return refuse('player_not_found')
    const kept: KeptPlay = { ...play, account: accountId }
    if ((await listKeptPlays(db, accountId)).length >= MOST_KEPT_PLAYS) return refuse('too_many_plays')
    await writeKeptPlay(db, kept)
    return answer()
  })
}
