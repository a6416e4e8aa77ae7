import type { CallInput } from '@tablee/contract/call'
import {
  dropFromSeason,
  joinSeasonPeople,
  partSeasonEvent,
  partSeasonPeople,
  returnSeasonEvent,
} from '@tablee/contract/seasons/own-seasons'
import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { declineSeasonFinal } from '@tablee/contract/seasons/season-final'
import type { QueryClient } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { seasonKey, wholeSeasonKey } from './season-key.ts'

type Answered = { readonly data: SeasonPage }

/** Every act answers the new table. */
function useSeasonAct<Input>(perform: (client: ServerClient, input: Input) => Promise<Answered>): Act<Input, Answered> {
  const account = useSignedInAccount()
  return useAct({ perform, keep: (queryClient, { data }) => keepSeasonPage(queryClient, data, account) })
}

export async function keepSeasonPage(
  queryClient: QueryClient,
  page: SeasonPage,
  account: string | null,
): Promise<void> {
  const of = { slug: page.season.slug, account }
  queryClient.setQueryData(seasonKey(of), page)
  if (page.rows.length >= page.peopleCount) queryClient.setQueryData(wholeSeasonKey(of), page)
  else await queryClient.invalidateQueries({ queryKey: wholeSeasonKey(of) })
}

export function useJoinPeople() {
  return useSeasonAct((client, { seasonId, person, into }: CallInput<typeof joinSeasonPeople>) =>
    client.callFunction(joinSeasonPeople, { seasonId, person, into }),
  )
}

export function usePartPeople() {
  return useSeasonAct((client, { seasonId, person }: CallInput<typeof partSeasonPeople>) =>
    client.callFunction(partSeasonPeople, { seasonId, person }),
  )
}

export function usePartEvent() {
  return useSeasonAct((client, { seasonId, tournamentId, player, into }: CallInput<typeof partSeasonEvent>) =>
    client.callFunction(partSeasonEvent, { seasonId, tournamentId, player, into }),
  )
}

export function useReturnEvent() {
  return useSeasonAct((client, { seasonId, tournamentId, player }: CallInput<typeof returnSeasonEvent>) =>
    client.callFunction(returnSeasonEvent, { seasonId, tournamentId, player }),
  )
}

export function useDeclineFinal() {
  return useSeasonAct((client, { seasonId, person, declines }: CallInput<typeof declineSeasonFinal>) =>
    client.callFunction(declineSeasonFinal, { seasonId, person, declines }),
  )
}

export function useDropFromSeason() {
  return useSeasonAct((client, { seasonId, person, hasLeft }: CallInput<typeof dropFromSeason>) =>
    client.callFunction(dropFromSeason, { seasonId, person, hasLeft }),
  )
}
