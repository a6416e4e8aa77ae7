import { queryOptions } from '@tanstack/react-query'
import { JUST_ASKED_MS } from './just-asked.ts'
import { OWN_DATA_KEY } from './own-data-key.ts'
import { isWorthRetrying } from './request-error.ts'

const RETRIES = 2

type OwnData<Data> = {
  /** Null: not signed in, no request. */
  readonly account: string | null
  readonly name: string
  readonly ask: () => Promise<Data>
}

export function ownDataKey({ account, name }: Pick<OwnData<unknown>, 'account' | 'name'>) {
  return [...OWN_DATA_KEY, name, account]
}

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
