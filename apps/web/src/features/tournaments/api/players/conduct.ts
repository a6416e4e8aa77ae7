import type { ActReply } from '@tablee/contract/call'
import { giveNoShow, givePenalty, takeBackNoShow, takeBackPenalty } from '@tablee/contract/tournaments/conduct-acts'
import { type ConductEntry, getConduct } from '@tablee/contract/tournaments/questions/get-conduct'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import { asScoreInput } from '../results/score-input.ts'
import { conductKey } from './conduct-key.ts'

export type GivenConduct = {
  readonly penalty: PenaltyKind
  readonly playerKey: PlayerId
  /** As shown, null for none; omitted if not shown. */
  readonly over?: Score | null
  readonly reason?: string
  /** Of the game's published list. */
  readonly infraction?: InfractionId | undefined
  /** Of a lost game: in the player's next match. */
  readonly forNextMatch?: boolean
}

/** An absence uses the call that score keepers may make too. */
export function useGivePenalty(access: StaffAccess): Act<GivenConduct, ActReply<typeof givePenalty>> {
  const { code, secret: organizerId } = access
  const act = useToldAct<GivenConduct, ActReply<typeof givePenalty>>({
    perform: (client, { penalty, playerKey, over, reason, infraction, forNextMatch, actId }) => {
      const seen = over === undefined ? {} : { over: over && asScoreInput(over) }
      const given = { code, organizerId, playerKey, ...seen, ...(reason ? { reason } : {}), actId }
      return penalty === 'no-show'
        ? client.callAct(giveNoShow, given)
        : client.callAct(givePenalty, {
            ...{ ...given, penalty, ...(infraction ? { infraction } : {}) },
            ...(forNextMatch ? { forNextMatch } : {}),
          })
    },
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
  return useRereading(act, code)
}

export type TakenBack = { readonly id: PenaltyId; readonly kind: PenaltyKind }

export function useTakeBackPenalty(access: StaffAccess): Act<TakenBack, ActReply<typeof takeBackPenalty>> {
  const { code, secret: organizerId } = access
  const act = useToldAct<TakenBack, ActReply<typeof takeBackPenalty>>({
    perform: (client, { id: penaltyId, kind, actId }) =>
      client.callAct(kind === 'no-show' ? takeBackNoShow : takeBackPenalty, { code, organizerId, penaltyId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
  return useRereading(act, code)
}

/** Refetches the history: the tournament does not change with a warning. */
function useRereading<Input, Reply>(act: Act<Input, Reply>, code: string): Act<Input, Reply> {
  const queryClient = useQueryClient()
  return {
    ...act,
    send: async (input) => {
      const reply = await act.send(input)
      await queryClient.invalidateQueries({ queryKey: conductKey(code) })
      return reply
    },
  }
}

type ConductReader = {
  readonly code: string
  readonly as: { readonly organizerId: string } | { readonly playerId: string }
  readonly isAllowed: boolean
}

/** As far as this device may know; never stored on it. */
export function useConduct({ code, as, isAllowed }: ConductReader) {
  const { client } = useServer()
  return useQuery({
    queryKey: [...conductKey(code), 'organizerId' in as ? 'staff' : 'player'],
    enabled: isAllowed,
    networkMode: 'always',
    gcTime: 0,
    queryFn: async (): Promise<readonly ConductEntry[]> =>
      (await client.callFunction(getConduct, { code, ...as })).data,
  })
}
