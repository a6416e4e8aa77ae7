import { type UserDocument, userDocument } from '@tablee/contract/accounts/user-document'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { RefusedError, ServerFailureError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'

/** Who is signed in on this device, as far as the server said. */
type Answered = {
  readonly account: UserDocument | null
  /** Somebody was signed in here, and the session ended without this tab doing it. */
  readonly endedElsewhere: boolean
}

/** Loading, signed in or anonymous; `unreachable` while nobody could be asked. */
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
      // Most visitors never sign in: their phones do not ask, and their consoles stay free of refusals.
      const account = storage.isSignedIn() ? await whoAmI(client) : null
      const wasSignedIn = before !== undefined && (before.account !== null || before.endedElsewhere)
      return { account, endedElsewhere: account === null && wasSignedIn }
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

/** The id of the account that is signed in on this device, asked for unless it is known; null for nobody. */
export async function findSignedIn(asking: Asking): Promise<string | null> {
  const { account } = await asking.queryClient.fetchQuery(accountQuery(asking))
  return account?.$id ?? null
}

/** Where nobody signed in there is nobody to ask for, and screens need not wait to know it. */
export function presumeNobody(queryClient: QueryClient, storage: DeviceStorage): void {
  if (storage.isSignedIn()) return
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, { account: null, endedElsewhere: false })
}

/** What this tab knows without asking: somebody just signed in, changed the account, or left. */
export async function keepAccount(queryClient: QueryClient, account: UserDocument | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ACCOUNT_KEY })
  queryClient.setQueryData<Answered>(ACCOUNT_KEY, { account, endedElsewhere: false })
  if (!account) queryClient.removeQueries({ queryKey: OWN_DATA_KEY })
}

/**
 * Hears what is known of who is signed in on this device, at once and whenever it becomes known: the id of the account, or
 * null once somebody has left or the server knows nobody. Silent while nobody could be asked.
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
