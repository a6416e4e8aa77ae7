import type { ActReply } from '@tablee/contract/call'
import { startCut } from '@tablee/contract/tournaments/start-cut'
import type { CutWish } from '@tablee/domain/tournaments/rounds/cut-field'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type WishedCut = {
  readonly wish: CutWish
  /** The round whose standings were shown. */
  readonly roundNumber: RoundNumber
  /** Semifinal losers play for third place. */
  readonly thirdPlace?: boolean
  /** At tables of four. */
  readonly columns?: boolean
  readonly playsOn?: boolean
}

/** Starts the elimination bracket. */
export function useStartCut(access: StaffAccess): Act<WishedCut, ActReply<typeof startCut>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { wish, roundNumber, thirdPlace = false, columns = false, playsOn = false, actId }) =>
      client.callAct(startCut, {
        ...{ tournamentId, organizerId, roundNumber, actId },
        ...sentWish(wish),
        ...(thirdPlace ? { thirdPlace } : {}),
        ...(columns ? { columns } : {}),
        ...(playsOn ? { playsOn } : {}),
      }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

function sentWish(wish: CutWish) {
  switch (wish.by) {
    case 'size':
      return { size: wish.size }
    case 'points':
      return { points: wish.points }
    case 'groups':
      return { groups: true } as const
    case 'first-place':
      return { playOff: true } as const
    default:
      return wish satisfies never
  }
}
