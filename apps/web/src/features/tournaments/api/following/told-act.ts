import { liveChannel } from '@tablee/contract/channels'
import type { ToldAct } from '@tablee/contract/told-act'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { QueryClient } from '@tanstack/react-query'
import { type Act, type ActDescription, useAct } from '../../../../acts/act.ts'
import { type Server, useServer } from '../../../../transport/server-context.tsx'
import type { LoadedTournament } from './loaded-tournament.ts'
import { keepDocument, tournamentKey } from './tournament-query.ts'

type MeantTournament = { readonly code: string }

type ToldActDescription<Input, Reply> = Pick<ActDescription<Input, Reply>, 'perform'> & {
  readonly tournament: MeantTournament
  /** Where the answer holds the tournament, from a server that does not send changes alone. */
  readonly documentOf: (reply: Exclude<Reply, ToldAct>) => unknown
}

/** An act on a tournament held already: its changes are shown before it counts as done. */
export function useToldAct<Input, Reply extends object>({
  perform,
  tournament,
  documentOf,
}: ToldActDescription<Input, Reply>): Act<Input, Reply> {
  const server = useServer()
  return useAct({
    perform,
    keep: async (queryClient, reply) => {
      if (isTold(reply)) await keepTold({ server, queryClient, tournament }, reply)
      else keepDocument(queryClient, documentOf(reply as Exclude<Reply, ToldAct>))
    },
  })
}

export function isTold(reply: object): reply is ToldAct {
  return 'changes' in reply
}

type Answered = {
  readonly server: Pick<Server, 'live'>
  readonly queryClient: QueryClient
  readonly tournament: MeantTournament
  readonly withinMs?: number
}

/** Others' acts may still be on their way to this phone; by then they have arrived, or the document was read. */
const SHOWN_WITHIN_MS = 3_000

/**
 * Passes an act's changes to the tournament's follower, as if from the live channel, and settles once shown. Without a follower, or with
 * unknown changes, reads the document.
 */
export async function keepTold(answered: Answered, told: ToldAct): Promise<void> {
  const { server, queryClient, tournament } = answered
  const queryKey = tournamentKey(tournament.code)
  const held = () => queryClient.getQueryData<LoadedTournament>(queryKey)
  const id = held()?.tournament.id
  if (!id) return
  const isShown = () => (held()?.sequence ?? told.sequence) >= told.sequence
  const isReadable = told.changes.every((change) => readChange(change) !== null)
  if (isReadable && server.live.hear(liveChannel(id), told)) await shownSoon(isShown, answered)
  else if (!isShown()) await queryClient.invalidateQueries({ queryKey, exact: true })
}

function shownSoon(isShown: () => boolean, { queryClient, withinMs = SHOWN_WITHIN_MS }: Answered): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, withinMs)
    const stop = queryClient.getQueryCache().subscribe(() => isShown() && end())
    if (isShown()) end()
  })
}
