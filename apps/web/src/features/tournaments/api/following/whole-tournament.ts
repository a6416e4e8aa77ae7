import { deskChannel, liveChannel } from '@tablee/contract/channels'
import {
  type HeardAct,
  isPartOf,
  readStaffPart,
  type StaffPart,
  staffPartAfter,
  wholeTournament,
} from '@tablee/contract/tournaments/documents/staff-part'
import { getWholeTournament } from '@tablee/contract/tournaments/questions/get-whole-tournament'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'
import type { LoadedTournament } from './loaded-tournament.ts'
import { keepDocument, tournamentKey, tournamentQuery } from './tournament-query.ts'

/** Buffered from before the answer; those who missed more ask again. */
const MOST_HEARD = 100
const RETRIES = 2

/** It is listened to so that the server knows that somebody does. */
const BEING_THERE = { onOpen: () => {}, onEvent: () => {} }

const heardAct = z.object({ sequence: z.int(), changes: z.optional(z.array(z.unknown())) })

/** The state the server decides on, on a staff device; null while part of it is unknown here. */
export function useWholeTournament(access: StaffAccess): WholeTournament | null {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const { data: seen } = useQuery({ ...tournamentQuery(client, access.code), enabled: false })
  const { data: part } = useQuery({ ...staffPartQuery({ client, queryClient }, access), enabled: false })
  return useMemo(() => (seen && part ? wholeTournament(seen, part) : null), [seen, part])
}

/** While a staff screen is open: keeps the staff's data current. Follows public live changes; asks again after anything else. */
export function useWholeWatch(access: StaffAccess): void {
  const { client, live } = useServer()
  const queryClient = useQueryClient()
  const heard = useRef<readonly HeardAct[]>([])
  const { tournamentId, code } = access
  const { data: seen } = useQuery({ ...tournamentQuery(client, code), enabled: false })
  const { data: part, refetch } = useQuery(staffPartQuery({ client, queryClient }, access))
  useEffect(() => {
    const goOn = () =>
      queryClient.setQueryData<StaffPart>(staffPartKey(code), (known) => known && staffPartAfter(known, heard.current))
    return live.subscribe(liveChannel(tournamentId), {
      // The answer may have been lost with the line.
      onOpen: () => {
        const error = queryClient.getQueryState(staffPartKey(code))?.error
        if (error && isWorthRetrying(error)) void refetch({ cancelRefetch: false })
      },
      onEvent: (payload) => {
        const act = heardAct.safeParse(payload).data
        if (!act) return
        heard.current = [...heard.current, act].slice(-MOST_HEARD)
        goOn()
      },
    })
  }, [live, queryClient, tournamentId, code, refetch])
  const desk = part?.desk ?? null
  useEffect(
    () => (desk === null ? undefined : live.subscribe(deskChannel(tournamentId, desk), BEING_THERE)),
    [live, tournamentId, desk],
  )
  useEffect(() => {
    if (!part || !seen?.isWhole) return
    const after = staffPartAfter(part, heard.current)
    if (after !== part) queryClient.setQueryData(staffPartKey(code), after)
    else if (!isPartOf(part, seen)) void refetch({ cancelRefetch: false })
  }, [part, seen, queryClient, code, refetch])
}

type Asking = { readonly client: ServerClient; readonly queryClient: QueryClient }

/** Never stored; fetched anew after the screen was closed. */
function staffPartQuery({ client, queryClient }: Asking, { code, secret: organizerId }: StaffAccess) {
  return queryOptions({
    queryKey: staffPartKey(code),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    queryFn: async (): Promise<StaffPart> => {
      const heldSequence = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))?.sequence
      const { data } = await client.callFunction(getWholeTournament, { code, organizerId, heldSequence })
      if (data.tournament) keepDocument(queryClient, data.tournament)
      return readStaffPart(data)
    },
  })
}

function staffPartKey(code: string): readonly [string, string] {
  return ['staff-part', code]
}
