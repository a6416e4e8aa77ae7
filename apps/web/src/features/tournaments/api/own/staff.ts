import type { CallReply } from '@tablee/contract/call'
import { eraseStaff } from '@tablee/contract/tournaments/erase-staff'
import { inviteStaff } from '@tablee/contract/tournaments/invite-staff'
import { getStaff } from '@tablee/contract/tournaments/questions/get-staff'
import { revokeStaff } from '@tablee/contract/tournaments/revoke-staff'
import type { HelperRole } from '@tablee/domain/tournaments/authority/invite-staff'
import { useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../../acts/act.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from './own-roles.ts'

type Staff = CallReply<typeof getStaff>['data']
export type StaffMember = Staff['staff'][number]

/** Shows arrivals without any interaction. */
const ASK_EVERY_MS = 20_000

export function useStaff({ code, secret: organizerId }: StaffAccess) {
  const { client } = useServer()
  return useQuery({
    queryKey: staffKey(code),
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
    queryFn: async () => (await client.callFunction(getStaff, { code, organizerId })).data,
  })
}

export type StaffWish = { readonly role: HelperRole; readonly name: string; readonly expiresAt: string }
export type InvitationLink = { readonly address: string; readonly expiresAt: string; readonly name: string }

/** The link is returned only once: the server stores just enough to recognize it. */
export function useInviteStaff({ code, secret: organizerId }: StaffAccess): Act<StaffWish, InvitationLink> {
  return useAct<StaffWish, InvitationLink>({
    perform: async (client, { role, name, expiresAt }) => {
      const { data } = await client.callFunction(inviteStaff, { code, organizerId, role, name, expiresAt })
      return { address: invitationAddress(code, data.oneTimeCode), expiresAt: data.expiresAt, name }
    },
    keep: (queryClient) => void queryClient.invalidateQueries({ queryKey: staffKey(code) }),
  })
}

export function useRevokeStaff({ code, secret: organizerId }: StaffAccess): Act<{ readonly id: string }, Staff> {
  return useAct<{ readonly id: string }, Staff>({
    perform: async (client, { id }) => (await client.callFunction(revokeStaff, { code, organizerId, id })).data,
    keep: (queryClient, staff) => queryClient.setQueryData(staffKey(code), staff),
  })
}

export function useEraseStaff({ code, secret: organizerId }: StaffAccess): Act<{ readonly id: string }, Staff> {
  return useAct<{ readonly id: string }, Staff>({
    perform: async (client, { id }) => (await client.callFunction(eraseStaff, { code, organizerId, id })).data,
    keep: (queryClient, staff) => queryClient.setQueryData(staffKey(code), staff),
  })
}

/** The code is in the fragment, which never reaches servers or logs. */
export function invitationAddress(code: string, oneTimeCode: string): string {
  return `${window.location.origin}/tournament/${code}/help#${oneTimeCode}`
}

export function staffKey(code: string): readonly string[] {
  return ['staff', code]
}
