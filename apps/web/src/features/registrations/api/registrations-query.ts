import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type QueryClient, queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { findLatestSequence } from '../../../transport/latest-sequence.ts'
import { type HeldRegistrations, REGISTRATIONS_KEY, registrationsKeyOf } from '../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useIsCutOff, useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount, useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { isWhole, withPlaces } from './evolve-registrations.ts'
import { type Following, followRegistrations } from './follow-registrations.ts'

const RETRIES = 2
/** Without the live connection. */
const POLL_EVERY_MS = 10_000

type RegisteredEvent = Pick<
  Tournament,
  | 'id'
  | 'code'
  | 'organizer'
  | 'players'
  | 'capacity'
  | 'phase'
  | 'areDecklistsPublic'
  | 'announcement'
  | 'teamKind'
  | 'teams'
>

/**
 * An event's registrations in order of arrival, live while shown: whole where the account or device may read them. In memory only,
 * separately per account. Screens that do not need them make no request.
 */
export function useRegistrations(event: RegisteredEvent, { isAsked = true }: { readonly isAsked?: boolean } = {}) {
  const { id, code, organizer, players, capacity, phase, announcement, teamKind, teams } = event
  const shown = useRef(event)
  shown.current = event
  const server = useServer()
  const storage = useDeviceStorage()
  const queryClient = useQueryClient()
  const signedInAs = useSignedInAs()
  const isCutOff = useIsCutOff()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  // The session authorizes an account; a device must send its secret.
  const { organizerId: proof } = useStaffProof()
  const staffSecret = proof === account ? undefined : proof
  const isKnown = isAsked && signedInAs.kind !== 'unknown'
  const select = useCallback(
    ({ rows }: HeldRegistrations) => withPlaces(rows, { players, capacity, phase, announcement, teamKind, teams }),
    [players, capacity, phase, announcement, teamKind, teams],
  )
  const query = useQuery({
    ...registrationsQuery({ client: server.client, storage, id, staffSecret }, account),
    select,
    enabled: isKnown,
    // Skip if another part of the screen already follows them, or the route has just asked.
    refetchOnMount: (one) =>
      one.getObserversCount() > 1 || Date.now() - one.state.dataUpdatedAt < JUST_ASKED_MS ? false : 'always',
    refetchInterval: ({ state }) => (isCutOff && state.data ? POLL_EVERY_MS : false),
  })
  useEffect(() => {
    if (!isKnown) return
    const mine = () => [account, storage.publicId('player', id)]
    return followRegistrations({
      ...inCache(queryClient, registrationsKey(id, account, staffSecret)),
      live: server.live,
      id,
      readSome: (ids) => readRegistrations({ client: server.client, storage, id, staffSecret }, ids).catch(() => null),
      latestSequence: () => findLatestSequence(server.client, code),
      sight: {
        mayReadWhole: (publicId) =>
          account === organizer.toString() || (publicId !== null && mine().includes(publicId)),
        areDecklistsPublic: () => shown.current.areDecklistsPublic,
      },
    })
  }, [server, storage, queryClient, id, code, organizer, account, isKnown, staffSecret])
  return query
}

/** Those another part of the screen follows, else null. Makes no request. */
export function useHeldRegistrations({ id }: Pick<RegisteredEvent, 'id'>): readonly RegistrationView[] | null {
  const queryClient = useQueryClient()
  const account = useSignedInAccount()
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  )
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData<HeldRegistrations>(registrationsKey(id, account))?.rows ?? null,
    () => null,
  )
}

type Reading = {
  readonly client: ServerClient
  readonly storage: DeviceStorage
  readonly id: string
  /** Proves that this device is staff, so that it sees who is present. */
  readonly staffSecret?: string | undefined
}

/** As visible to the account, or nobody, from this device. */
export function registrationsQuery(reading: Reading, account: string | null) {
  return queryOptions({
    queryKey: registrationsKey(reading.id, account, reading.staffSecret),
    queryFn: () => readRegistrations(reading),
    structuralSharing: (held, read) => laterOf(held as HeldRegistrations | undefined, read as HeldRegistrations),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

/** An account's session does not prove this device's earlier registrations: the device sends its own secret. */
async function readRegistrations(
  { client, storage, id, staffSecret }: Reading,
  ids?: readonly string[],
): Promise<HeldRegistrations> {
  const secret = storage.secret('player', id)
  const { data: rows, liveSequence: sequence } = await client.callFunction(getAdvancedRegistrations, {
    tournamentId: id,
    ...(staffSecret === undefined ? {} : { organizerId: staffSecret }),
    ...(secret === null ? {} : { playerId: secret }),
    ...(ids ? { registrationIds: [...ids] } : {}),
  })
  return { rows, sequence }
}

/** The later one, so that the screen never goes back in time; reads without a number win. */
function laterOf(held: HeldRegistrations | undefined, read: HeldRegistrations): HeldRegistrations {
  return held && read.sequence > 0 && held.sequence > read.sequence ? held : replaceEqualDeep(held, read)
}

function inCache(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
): Pick<Following, 'held' | 'keep' | 'hasRead' | 'readAll'> {
  const state = () => queryClient.getQueryState<HeldRegistrations>(queryKey)
  // Several parts of a screen may ask at once: they share one read.
  const read = () => queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  return {
    held: () => state()?.data,
    keep: (held) => void queryClient.setQueryData<HeldRegistrations>(queryKey, held),
    hasRead: async () => {
      if (state()?.data === undefined || state()?.fetchStatus === 'fetching') await read()
    },
    readAll: async () => {
      await read()
      return state()?.status === 'success'
    },
  }
}

function registrationsKey(tournamentId: string, account: string | null, staffSecret?: string) {
  return [...registrationsKeyOf(tournamentId), account, ...(staffSecret === undefined ? [] : [staffSecret])] as const
}

/**
 * Shows an act's answer at once; the live channel brings the rest. Whole registrations stay whole where the answer is only the public part.
 */
export function keepRegistration(queryClient: QueryClient, kept: RegistrationView, sequence?: number): void {
  keepRegistrations(queryClient, [kept], sequence)
  if (!isWhole(kept)) return
  queryClient.setQueriesData<HeldRegistrations>({ queryKey: registrationsKeyOf(kept.tournamentId) }, (held) =>
    held?.rows.every(({ id }) => id !== kept.id) ? { ...held, rows: [...held.rows, kept] } : held,
  )
}

/** For an act on several. If a later act was heard of first, as when two desks check in one person, the screen does not go back in time. */
export function keepRegistrations(
  queryClient: QueryClient,
  kept: readonly RegistrationView[],
  sequence = Number.POSITIVE_INFINITY,
): void {
  const byId = new Map(kept.map((one) => [one.id, one]))
  queryClient.setQueriesData<HeldRegistrations>({ queryKey: REGISTRATIONS_KEY }, (held) => {
    if (!held?.rows.some(({ id }) => byId.has(id)) || held.sequence > sequence) return held
    return { ...held, rows: held.rows.map((one) => (byId.has(one.id) ? { ...one, ...byId.get(one.id) } : one)) }
  })
}
