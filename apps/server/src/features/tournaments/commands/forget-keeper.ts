import { accept } from '@tablee/domain/outcome'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { KEPT_BY_NO_ACCOUNT } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** The organizing device continues. */
export async function forgetKeeper(ground: TournamentGround, author: PublicId, id: TournamentId): Promise<void> {
  await carryAct(ground, {
    name: 'forget-keeper',
    target: { id },
    actId: undefined,
    isForCancelled: true,
    claim: { as: 'leaver', publicId: author },
    load: nothingToLoad,
    decide: () => accept({ changes: [], grants: [KEPT_BY_NO_ACCOUNT], isAct: true, result: null }),
  })
}
