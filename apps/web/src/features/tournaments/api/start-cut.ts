import type { ActReply } from '@tablee/contract/call'
import { startCut } from '@tablee/contract/tournaments/start-cut'
import type { CutWish } from '@tablee/domain/tournaments/start-cut'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../acts/act.ts'
import type { StaffAccess } from './own-roles.ts'
import { useToldAct } from './told-act.ts'

export type WishedCut = {
  readonly wish: CutWish
  /** The round whose standings were seen. */
  readonly roundNumber: RoundNumber
}

/** Lets the first ones play on until one is left. */
export function useStartCut(access: StaffAccess): Act<WishedCut, ActReply<typeof startCut>> {
  const { tournamentId, organizerId } = access
  return useToldAct({
    perform: (client, { wish, roundNumber, actId }) =>
      client.callAct(startCut, {
        ...{ tournamentId, organizerId, roundNumber, actId },
        ...(wish.by === 'size' ? { size: wish.size } : { points: wish.points }),
      }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
