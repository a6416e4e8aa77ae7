import type { CallInput } from '@tablee/contract/call'
import {
  type LinkedRegistration,
  openRegistrationLink,
  sendAnotherLetter,
  useRegistrationLink,
} from '@tablee/contract/registrations/registration-link'
import { queryOptions } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { newSecret } from '../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'

/** The hash of a letter's link: the registration, and the link's proof until it is exchanged. */
export type LetterLink = { readonly registrationId: string; readonly token: string | null }

export function readLetterLink(hash: string): LetterLink | null {
  const [registrationId = '', signature] = hash.split('.')
  if (registrationId === '') return null
  return { registrationId, token: signature === undefined ? null : hash }
}

const keyOf = (registrationId: string) => ['linked-registration', registrationId]

type Asking = { readonly client: ServerClient; readonly storage: DeviceStorage; readonly link: LetterLink }

/** Lets this browser in by the link; later shows what was made then. */
export function linkedRegistrationQuery({ client, storage, link: { registrationId, token } }: Asking) {
  return queryOptions({
    queryKey: keyOf(registrationId),
    queryFn: async () => {
      const secret = secretFor(storage, registrationId)
      const asked = token === null ? null : await client.callFunction(openRegistrationLink, { token, secret })
      return (asked ?? (await client.callFunction(useRegistrationLink, { registrationId, secret }))).data
    },
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}

function secretFor({ linkedRegistrations }: DeviceStorage, registrationId: string): string {
  const known = linkedRegistrations.find(registrationId)
  if (typeof known === 'string') return known
  const secret = newSecret()
  linkedRegistrations.keep(registrationId, secret)
  return secret
}

export type LinkedAct = NonNullable<CallInput<typeof useRegistrationLink>['act']>
type Reply = { readonly data: LinkedRegistration }

/** What the person does with the link's registration. A person who takes over the seat plays with this browser. */
export function useLinkedAct({ registrationId, tournament, playerName }: LinkedRegistration): Act<LinkedAct, Reply> {
  const storage = useDeviceStorage()
  return useAct<LinkedAct, Reply>({
    perform: async (client, { actId, ...act }) => {
      const secret = secretFor(storage, registrationId)
      const reply = await client.callFunction(useRegistrationLink, { registrationId, secret, act, actId })
      if (act.kind === 'take-over') {
        storage.setSecret('player', tournament.id, act.playerSecret)
        storage.saveTournament({ id: tournament.id, code: tournament.code, role: 'player', playerName })
      }
      if (act.kind === 'close-links') storage.linkedRegistrations.forget(registrationId)
      return reply
    },
    keep: (queryClient, { data }) => queryClient.setQueryData(keyOf(registrationId), data),
  })
}

/** This browser's secret in the event, or a new one, to take over the seat with. */
export function usePlayerSecret(): (tournamentId: string) => string {
  const storage = useDeviceStorage()
  return (tournamentId) => storage.secret('player', tournamentId) ?? newSecret()
}

/** Resends to an unconfirmed address. */
export function useSendAnotherLetter(tournamentId: string): Act<{ readonly playerId: string }, unknown> {
  return useAct({
    perform: (client, { playerId }) => client.callFunction(sendAnotherLetter, { tournamentId, playerId }),
  })
}
