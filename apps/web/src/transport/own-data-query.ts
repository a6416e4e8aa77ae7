import { queryOptions } from '@tanstack/react-query'
import { JUST_ASKED_MS } from './just-asked.ts'
import { OWN_DATA_KEY } from './own-data-key.ts'
import { isWorthRetrying } from './request-error.ts'

const RETRIES = 2

type OwnData<Data> = {
  /** Null: nobody is signed in, and nothing is asked. */
  readonly account: string | null
  readonly name: string
  readonly ask: () => Promise<Data>
}

/** Where in the cache it stands. */
export function ownDataKey({ account, name }: Pick<OwnData<unknown>, 'account' | 'name'>) {
  return [...OWN_DATA_KEY, name, account]
}

/** What is read of the account that is signed in, under a name of its own. */
export function ownDataQuery<Data>({ ask, ...own }: OwnData<Data>) {
  return queryOptions({
    queryKey: ownDataKey(own),
    queryFn: ask,
    enabled: own.account !== null,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}
