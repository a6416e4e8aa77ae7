import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import type { DocumentQuery, ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { keptQuery } from './kept-tournaments.ts'

/** The fields a card shows, without players and matches. */
const summary = z.pick(tournamentDocument, {
  $id: true,
  name: true,
  code: true,
  type: true,
  maxPlayers: true,
  registeredPlayersCount: true,
  currentRound: true,
  bracketPlaces: true,
  isStarted: true,
  isFinished: true,
  isCancelled: true,
  gameType: true,
  format: true,
  formatName: true,
  structure: true,
  tournamentDate: true,
  plannedRounds: true,
  roundsToPlay: true,
  roundsByRules: true,
})
export type TournamentSummary = z.output<typeof summary>

const SUMMARY_ATTRIBUTES = Object.keys(summary.shape)
/** Per part: those still to be run are wanted whole. */
const PAGE = { open: 100, over: 24 } as const satisfies Record<OrganizedPart, number>
/** The protocol's limit per condition, minus the account. */
const MOST_DEVICE_IDS = 90
const RETRIES = 2

/** To be run, or over. */
export type OrganizedPart = 'open' | 'over'

export type OrganizedFilter = {
  readonly account: string
  /** Null: all types. */
  readonly type: TournamentSummary['type'] | null
  readonly part: OrganizedPart
}

type Asking = { readonly client: ServerClient; readonly storage: DeviceStorage }

/** What the account organizes or keeps, and quick tournaments whose organizer secret is here; newest first. */
export function organizedQuery({ client, storage }: Asking, filter: OrganizedFilter) {
  return infiniteQueryOptions({
    queryKey: [...OWN_DATA_KEY, 'organized', filter.account, filter.type, filter.part],
    queryFn: async ({ pageParam, client: queryClient }) => {
      const kept =
        filter.type === 'advance' ? [] : await queryClient.fetchQuery(keptQuery({ client, storage }, filter.account))
      return listOrganized(client, { filter, storage, kept, offset: pageParam })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE[filter.part] ? null : pages.length * PAGE[filter.part]),
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

export function useOrganizedTournaments(filter: OrganizedFilter) {
  const { client } = useServer()
  const storage = useDeviceStorage()
  return useInfiniteQuery(organizedQuery({ client, storage }, filter))
}

function conditions({ filter, storage, kept }: Listing): readonly DocumentQuery[] {
  const { account, type, part } = filter
  const keptIds = kept
    .filter(({ isFinished }) => isFinished === (part === 'over'))
    .map(({ organizerId }) => organizerId)
  const ownIds = type === 'advance' ? [] : [...new Set([...keptIds, ...deviceIds(storage)])].slice(0, MOST_DEVICE_IDS)
  return [
    { method: 'equal', attribute: 'organizerId', values: [account, ...ownIds] },
    { method: 'equal', attribute: 'isFinished', values: [part === 'over'] },
    ...(type === null ? [] : [{ method: 'equal', attribute: 'type', values: [type] } as const]),
  ]
}

function deviceIds(storage: DeviceStorage): readonly string[] {
  return storage
    .savedTournaments()
    .flatMap(({ id, role }) => (role === 'organizer' ? [storage.publicId('organizer', id)] : []))
    .filter((id) => id !== null)
    .slice(0, MOST_DEVICE_IDS)
}

type Listing = {
  readonly filter: OrganizedFilter
  readonly storage: DeviceStorage
  readonly kept: readonly { readonly organizerId: string; readonly isFinished: boolean }[]
  readonly offset: number
}

async function listOrganized(client: ServerClient, listing: Listing) {
  const { filter, offset } = listing
  const documents = await client.listDocuments('tournaments', [
    ...conditions(listing),
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'select', values: SUMMARY_ATTRIBUTES },
    { method: 'limit', values: [PAGE[filter.part]] },
    { method: 'offset', values: [offset] },
  ])
  return documents.map((document): TournamentSummary => summary.parse(document))
}
