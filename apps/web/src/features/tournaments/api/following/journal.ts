import { getJournal, type JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'

export type JournalReader = {
  readonly code: string
  /** Null for the public, who read what bears on fairness. */
  readonly access: StaffAccess | null
  /** A search reads every page. */
  readonly isWhole: boolean
}

/** Staff acts, latest first, paginated. */
export function useJournal({ code, access, isWhole }: JournalReader) {
  const { client } = useServer()
  const who = whoReads(access)
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

function whoReads(access: StaffAccess | null) {
  return access ? { organizerId: access.secret, asStaff: true } : {}
}

/** Acts come in bursts when a round ends. */
const TOGETHER_MS = 2_000

/** Throttles a number that changes often. */
function useNowAndThen(latest: number): number {
  const [known, setKnown] = useState(latest)
  const isBehind = known !== latest
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes while it waits is taken along, and does not put it off
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => setKnown(latest), TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [isBehind, known])
  return known
}

type Seen = {
  /** The tournament's act count from the live channel. */
  readonly sequence: number
  readonly journal: Pick<ReturnType<typeof useJournal>, 'data' | 'dataUpdatedAt'>
}

/** How many readable acts are missing: only counted, so that nothing moves under a finger. */
export function useUnreadActs({ code, access }: Pick<JournalReader, 'code' | 'access'>, seen: Seen): number {
  const { client } = useServer()
  const { data, dataUpdatedAt } = seen.journal
  const sequence = useNowAndThen(seen.sequence)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was counted when the page was read
  const sequenceRead = useMemo(() => seen.sequence, [dataUpdatedAt])
  const isBehind = data !== undefined && sequence > sequenceRead
  const latest = useQuery({
    queryKey: [...(access ? OWN_DATA_KEY : []), 'journal-latest', code, access?.role ?? 'everybody', sequence],
    queryFn: async () => (await client.callFunction(getJournal, { code, ...whoReads(access) })).data.entries,
    enabled: isBehind,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  if (!isBehind) return 0
  const newest = Math.max(0, ...entriesOf(data).map((entry) => entry.sequence))
  return latest.data?.filter((entry) => entry.sequence > newest).length ?? 0
}

type Journal = ReturnType<typeof useJournal>

/** Reads all remaining pages. */
export async function readWhole({ fetchNextPage }: Pick<Journal, 'fetchNextPage'>): Promise<readonly JournalEntry[]> {
  const { data, hasNextPage, error } = await fetchNextPage()
  if (error) throw error
  return hasNextPage ? readWhole({ fetchNextPage }) : data ? entriesOf(data) : []
}

export type JournalPages = { readonly pages: readonly { readonly entries: readonly JournalEntry[] }[] }

export function entriesOf({ pages }: JournalPages): readonly JournalEntry[] {
  return pages.flatMap(({ entries }) => entries)
}
