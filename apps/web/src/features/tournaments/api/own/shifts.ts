import type { CallReply } from '@tablee/contract/call'
import { handOverShift } from '@tablee/contract/tournaments/hand-over-shift'
import { getShifts } from '@tablee/contract/tournaments/questions/get-shifts'
import { takeBackShift } from '@tablee/contract/tournaments/take-back-shift'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../../acts/act.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from './own-roles.ts'
import { invitationAddress, staffKey } from './staff.ts'

type Shifts = CallReply<typeof getShifts>['data']
export type HelperOnShift = Shifts['helpers'][number]

/** Who comes and goes shows without a touch. */
const ASK_EVERY_MS = 20_000

export function useShifts({ code, secret: organizerId }: StaffAccess) {
  const { client } = useServer()
  return useQuery({
    queryKey: shiftsKey(code),
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
    queryFn: async () => (await client.callFunction(getShifts, { code, organizerId })).data,
  })
}

export type ShiftWish = {
  /** Of the role that is handed over. */
  readonly id: string
  readonly standIn: { readonly name: string } | { readonly helper: string }
  readonly expiresAt: string
}

/** Without an address of who helps already. */
export type HandedOver = { readonly id: string; readonly address: string | null; readonly expiresAt: string }

export function useHandOverShift({ code, secret: organizerId }: StaffAccess): Act<ShiftWish, HandedOver> {
  return useAct<ShiftWish, HandedOver>({
    perform: async (client, { id, standIn, expiresAt }) => {
      const { data } = await client.callFunction(handOverShift, { code, organizerId, id, standIn, expiresAt })
      const { oneTimeCode } = data
      return {
        ...{ id: data.id, expiresAt: data.expiresAt },
        address: oneTimeCode === null ? null : invitationAddress(code, oneTimeCode),
      }
    },
    keep: (queryClient) => askAgain(queryClient, code),
  })
}

export function useTakeBackShift({ code, secret: organizerId }: StaffAccess): Act<{ readonly id: string }, Shifts> {
  return useAct<{ readonly id: string }, Shifts>({
    perform: async (client, { id }) => (await client.callFunction(takeBackShift, { code, organizerId, id })).data,
    keep: (queryClient) => askAgain(queryClient, code),
  })
}

async function askAgain(queryClient: QueryClient, code: string): Promise<void> {
  const keys = [shiftsKey(code), staffKey(code), ['own-role']]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function shiftsKey(code: string): readonly string[] {
  return ['shifts', code]
}
