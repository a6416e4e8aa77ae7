import type { CallInput } from '@tablee/contract/call'
import type { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { useRef } from 'react'
import { type Act, useAct } from '../../../acts/act.ts'
import { newSecret } from '../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { CreatedTournament } from './following/created-tournament.ts'

export type NewQuickTournament = Pick<
  CallInput<typeof createQuickTournament>,
  | 'name'
  | 'playerCount'
  | 'game'
  | 'rules'
  | 'structure'
  | 'teamKind'
  | 'plannedParts'
  | 'plannedCut'
  | 'plannedRounds'
  | 'clockPlan'
  | 'league'
>

/** It reads tournaments, which no visitor of home needs before one is made. */
export function bringQuickCreation() {
  return import('@tablee/contract/tournaments/create-quick-tournament')
}

/** Remembers on this device that it is the organizer. */
export function useCreateQuickTournament(): Act<NewQuickTournament, CreatedTournament> {
  const storage = useDeviceStorage()
  const secrets = useRef(new Map<string, string>())
  return useAct<NewQuickTournament, CreatedTournament>({
    perform: async (client, { actId, ...input }) => {
      // A retry sends the same secret, so that a tournament whose answer was lost is still ours.
      const organizerId = secrets.current.get(actId) ?? newSecret()
      secrets.current.set(actId, organizerId)
      const { createQuickTournament: call } = await bringQuickCreation().catch((cause: unknown) => {
        throw new UnreachableError('the code that creates a tournament did not come', { cause })
      })
      const { tournament } = await client.callFunction(call, { ...input, organizerId, actId })
      const { id, code } = tournament
      storage.setSecret('organizer', id, organizerId)
      storage.saveTournament({ id, code, role: 'organizer', playerName: null })
      return { id, code, type: 'quick', name: input.name, ...rulesChosen(input) }
    },
  })
}

/** Nothing where the game's own rules are played. */
function rulesChosen({ game = 'magic', rules, structure, plannedCut = null, ...planned }: NewQuickTournament) {
  const minutes = planned.clockPlan?.minutes ?? null
  if (rules === undefined && plannedCut === null && minutes === null) return {}
  const { playerCount } = planned
  return { chosen: { game, rules, isOfPods: structure === 'pods', plannedCut, minutes, playerCount } }
}
