import { getJournal, type JournalEntry } from '@tablee/contract/tournaments/get-journal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { useServer } from '../../../transport/server-context.tsx'
import type { StaffAccess } from './own-roles.ts'

export type JournalReader = {
  readonly code: string
  /** Null for everybody, who reads what bears on fairness. */
  readonly access: StaffAccess | null
  /** A search looks at every page. */
  readonly isWhole: boolean
}

/** What the staff did, the latest first, page by page. */
export function useJournal({ code, access, isWhole }: JournalReader) {
  const { client } = useServer()
  const who = access ? { organizerId: access.organizerId, asStaff: true } : {}
  const query = useInfiniteQuery({
    queryKey: [...(access ? OWN_DATA_KEY : []), 'journal', code, access?.role ?? 'everybody'],
    networkMode: 'always',
    refetchOnMount: 'always',
    initialPageParam: null,
    queryFn: async ({ pageParam }: { readonly pageParam: number | null }) =>
      (await client.callFunction(getJournal, { code, ...who, ...(pageParam === null ? {} : { before: pageParam }) }))
        .data,
    getNextPageParam: ({ next }) => next,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const isEmptySoFar = data?.pages.every(({ entries }) => entries.length === 0) ?? false
  const isWanted = hasNextPage && (isWhole || isEmptySoFar) && !isFetching && !isError
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
  return query
}

type Journal = ReturnType<typeof useJournal>

/** All of it, also what was not read yet. */
export async function readWhole({ fetchNextPage }: Pick<Journal, 'fetchNextPage'>): Promise<readonly JournalEntry[]> {
  const { data, hasNextPage, error } = await fetchNextPage()
  if (error) throw error
  return hasNextPage ? readWhole({ fetchNextPage }) : data ? entriesOf(data) : []
}

export type JournalPages = { readonly pages: readonly { readonly entries: readonly JournalEntry[] }[] }

export function entriesOf({ pages }: JournalPages): readonly JournalEntry[] {
  return pages.flatMap(({ entries }) => entries)
}
