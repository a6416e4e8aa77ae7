import type { CallInput } from '@tablee/contract/call'
import {
  deleteSeason,
  endSeason,
  getOwnSeason,
  keepSeason,
  listOwnSeasons,
  type PastNote,
  putIntoSeason,
  reopenSeason,
  type SeasonCandidate,
  takeFromSeason,
} from '@tablee/contract/seasons/own-seasons'
import type { ListedSeason, SeasonInvitation, SeasonPage } from '@tablee/contract/seasons/public-season'
import { setSeasonFinal } from '@tablee/contract/seasons/season-final'
import type { Sharing } from '@tablee/contract/seasons/season-shops'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { keepSeasonPage } from './season-acts.ts'

export type OwnSeasons = {
  readonly hasShop: boolean
  readonly mayManage: boolean
  readonly seasons: readonly ListedSeason[]
  readonly invitations: readonly SeasonInvitation[]
}

export type OwnSeason = SeasonPage & {
  readonly candidates: readonly SeasonCandidate[]
  readonly pastNotes: readonly PastNote[]
  readonly sharing: Sharing | null
}

/** Whoever holds no shop has none, which is no failure. */
async function askSeasons(client: ServerClient): Promise<OwnSeasons> {
  try {
    return { hasShop: true, ...(await client.callFunction(listOwnSeasons, {})).data }
  } catch (error) {
    if (!(error instanceof RefusedError && error.reason === 'shop_not_found')) throw error
    return { hasShop: false, mayManage: false, seasons: [], invitations: [] }
  }
}

/** Of the account's shop. */
export function useOwnSeasons() {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({ ...{ account: useSignedInAccount(), name: 'seasons' }, ask: () => askSeasons(client) }),
  )
}

export function useOwnSeason(seasonId: string) {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: `season ${seasonId}` },
      ask: async (): Promise<OwnSeason> => (await client.callFunction(getOwnSeason, { seasonId })).data,
    }),
  )
}

type Answered = { readonly data: SeasonPage }

/** Every act answers the season; what may be put into it stays, with other marks. */
function useOwnSeasonAct<Input>(
  perform: (client: ServerClient, input: Input) => Promise<Answered>,
): Act<Input, Answered> {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: async (queryClient: QueryClient, { data }) => {
      const inside = new Set(data.events.map(({ id }) => id))
      queryClient.setQueryData<OwnSeason>(ownDataKey({ account, name: `season ${data.season.id}` }), (before) =>
        before === undefined
          ? undefined
          : {
              ...data,
              pastNotes: before.pastNotes,
              sharing: before.sharing,
              candidates: before.candidates.map((each) => ({ ...each, isIn: inside.has(each.tournamentId) })),
            },
      )
      await keepSeasonPage(queryClient, data, account)
      void queryClient.invalidateQueries({ queryKey: ownDataKey({ account, name: 'seasons' }) })
    },
  })
}

export function useKeepSeason() {
  return useOwnSeasonAct((client, { seasonId, name, rules, isPublic }: CallInput<typeof keepSeason>) =>
    client.callFunction(keepSeason, { seasonId, name, rules, isPublic }),
  )
}

export type PutWish = CallInput<typeof putIntoSeason> & { readonly isIn: boolean }

export function usePutIntoSeason() {
  return useOwnSeasonAct((client, { seasonId, tournamentId, isIn }: PutWish) =>
    client.callFunction(isIn ? putIntoSeason : takeFromSeason, { seasonId, tournamentId }),
  )
}

export function useSetFinal() {
  return useOwnSeasonAct((client, { seasonId, final }: CallInput<typeof setSeasonFinal>) =>
    client.callFunction(setSeasonFinal, { seasonId, final }),
  )
}

export function useEndSeason() {
  return useOwnSeasonAct((client, { seasonId, isEnded }: { readonly seasonId: string; readonly isEnded: boolean }) =>
    client.callFunction(isEnded ? endSeason : reopenSeason, { seasonId }),
  )
}

/** The page of a season that is gone is left before anything is asked again. */
export function useDeleteSeason({ onDone }: { readonly onDone: () => void }) {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { seasonId }: { readonly seasonId: string }) => client.callFunction(deleteSeason, { seasonId }),
    keep: async (queryClient) => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: ownDataKey({ account, name: 'seasons' }) })
    },
  })
}
