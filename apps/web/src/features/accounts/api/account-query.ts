import { type UserDocument, userDocument } from '@tablee/contract/accounts/user-document'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { RefusedError, ServerFailureError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'

/** As far as the server answered. */
type Answered = {
  readonly account: UserDocument | null
  /** The session ended, but not through this tab. */
  readonly endedElsewhere: boolean
}

/** `unreachable`: the server could not be asked. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous'; readonly endedElsewhere: boolean }
  | { readonly kind: 'signed-in'; readonly account: UserDocument }
  | { readonly kind: 'unreachable'; readonly retry: () => void }

const ACCOUNT_KEY = ['account'] as const

const FRESH_MS = 15_000
const UNAUTHORIZED = 401

type Asking = { readonly client: ServerClient; readonly queryClient: QueryClient; readonly storage: DeviceStorage }

function accountQuery({ client, queryClient, storage }: Asking) {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: async (): Promise<Answered> => {
      const before = queryClient.getQueryData<Answered>(ACCOUNT_KEY)
      // Most visitors never sign in: their phones do not ask, and log no refusals.
      const account = storage.isSignedIn() ? await whoAmI(client) : null
      return { account, endedElsewhere: account === null && wasSignedIn(before) }
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    retry: 2,
  })
}

async function whoAmI(client: ServerClient): Promise<UserDocument | null> {
  try {
    return readAccount(await client.callAccount({ method: 'GET', path: '/account' }))
  } catch (error) {
    if (error instanceof RefusedError && error.status === UNAUTHORIZED) return null
    throw error
  }
}

export function readAccount(body: unknown): UserDocument {
  const parsed = userDocument.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ServerFailureError(0, '')
}

export function useSession(): Session {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const storage = useDeviceStorage()
  const { data, error, refetch } = useQuery(accountQuery({ client, queryClient, storage }))
  if (data?.account) return { kind: 'signed-in', account: data.account }
  if (data) return { kind: 'anonymous', endedElsewhere: data.endedElsewhere }
  return error ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'loading' }
}

/** Null for nobody; asks unless it is known. */
export async function findSignedIn(asking: Asking): Promise<string | null> {
  const { account } = await asking.queryClient.fetchQuery(accountQuery(asking))
  return account?.$id ?? null
}

/** On devices where nobody signed in, screens need not wait. */
export function presumeNobody(queryClient: QueryClient, storage: DeviceStorage): void {
  if (storage.isSignedIn()) return
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, { account: null, endedElsewhere: false })
}

/** What is known counts as just answered: the page that follows does not ask a session that is gone. */
export function doNotAskYet(queryClient: QueryClient): void {
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, (known) => known && { ...known })
}

/** Another tab ended the session: asked now, the server would refuse, for that tab's storage may be heard of later than its word. */
export async function noteEndedElsewhere(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ACCOUNT_KEY })
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, (known) => ({ account: null, endedElsewhere: wasSignedIn(known) }))
}

function wasSignedIn(before: Answered | undefined): boolean {
  return before !== undefined && (before.account !== null || before.endedElsewhere)
}

/** Known without asking: a sign-in, a changed account, a sign-out. */
export async function keepAccount(queryClient: QueryClient, account: UserDocument | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ACCOUNT_KEY })
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, { account, endedElsewhere: false })
  if (!account) queryClient.removeQueries({ queryKey: OWN_DATA_KEY })
}

/**
 * Called at once and on every change with the account id, or null when signed out or unknown to the server. Not called while the server is
 * unreachable.
 */
export function onSignedInKnown(queryClient: QueryClient, listener: (userId: string | null) => void): () => void {
  const tell = () => {
    const answered = queryClient.getQueryData<Answered>(ACCOUNT_KEY)
    if (answered) listener(answered.account?.$id ?? null)
  }
  tell()
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] === ACCOUNT_KEY[0]) tell()
  })
}

export function askWhoIsSignedIn(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY })
}
