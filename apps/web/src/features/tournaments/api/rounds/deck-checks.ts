import { decklistInput } from '@tablee/contract/decklists/decklist-input'
import {
  drawDeckChecks,
  endDeckCheck,
  openDeckCheck,
  takeBackDeckCheck,
} from '@tablee/contract/tournaments/deck-check-acts'
import {
  type CheckedDeckList,
  getDeckChecks,
  readCheckedDecks,
} from '@tablee/contract/tournaments/questions/get-deck-checks'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'
import { useStaffAct } from '../staff-act.ts'

export type {
  CheckedDeckList,
  ToldDeckCheck,
  ToldDeckCheckDraw,
} from '@tablee/contract/tournaments/questions/get-deck-checks'

/** Other judges draw and check as well, and no phone is told. */
const ASK_AGAIN_MS = 20_000

const keyOf = (code: string) => ['deck-checks', code] as const

/** Draws and checks of the event; never stored on the device. */
export function useDeckChecks({ code, secret: organizerId }: StaffAccess) {
  const { client } = useServer()
  return useQuery({
    queryKey: [...keyOf(code), 'all'],
    queryFn: async () => (await client.callFunction(getDeckChecks, { code, organizerId })).data,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  })
}

/** The lists of checks that this person opened; never stored on the device. */
export function useCheckedDecks({ code, secret: organizerId }: StaffAccess, checks: readonly number[]) {
  const { client } = useServer()
  const listsOf = async (check: number): Promise<readonly CheckedDeckList[]> =>
    (await client.callFunction(readCheckedDecks, { code, organizerId, check })).data
  return useQuery({
    queryKey: [...keyOf(code), 'decks', ...checks],
    queryFn: async () => (await Promise.all(checks.map(listsOf))).flat(),
    enabled: checks.length > 0,
    gcTime: 0,
    staleTime: 0,
  })
}

export function readCheckedList({ decklist }: Pick<CheckedDeckList, 'decklist'>): Decklist | null {
  if (decklist === null) return null
  const read = decklistInput.safeParse(decklist)
  return read.success && hasDeck(read.data) ? read.data : null
}

export const useDrawDeckChecks = (access: StaffAccess) => useRereading(useStaffAct(access, drawDeckChecks), access)
export const useOpenDeckCheck = (access: StaffAccess) => useRereading(useStaffAct(access, openDeckCheck), access)
export const useEndDeckCheck = (access: StaffAccess) => useRereading(useStaffAct(access, endDeckCheck), access)
export const useTakeBackDeckCheck = (access: StaffAccess) =>
  useRereading(useStaffAct(access, takeBackDeckCheck), access)

/** The tournament itself says nothing of checks. */
function useRereading<Input, Reply>(act: Act<Input, Reply>, { code }: StaffAccess): Act<Input, Reply> {
  const queryClient = useQueryClient()
  return {
    ...act,
    send: async (input) => {
      const reply = await act.send(input)
      await queryClient.invalidateQueries({ queryKey: [...keyOf(code), 'all'] })
      return reply
    },
  }
}
