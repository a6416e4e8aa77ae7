import type { ActReply } from '@tablee/contract/call'
import { openStage } from '@tablee/contract/tournaments/open-stage'
import type { WishedPart } from '@tablee/domain/tournaments/stage-part'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type SentPart = WishedPart & {
  /** The round whose standings were shown. */
  readonly roundNumber: RoundNumber
}

/** Begins another part. */
export function useOpenStage(access: StaffAccess): Act<SentPart, ActReply<typeof openStage>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, sent) => client.callAct(openStage, { tournamentId, organizerId, ...sent }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
