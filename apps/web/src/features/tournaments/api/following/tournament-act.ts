import { type Act, type ActDescription, useAct } from '../../../../acts/act.ts'
import { keepDocument } from './tournament-query.ts'

type TournamentAct<Input, Reply> = Pick<ActDescription<Input, Reply>, 'perform'> & {
  /** Where the answer holds the tournament. */
  readonly documentOf?: (reply: Reply) => unknown
}

/** The answer may hold the new state. */
export function useTournamentAct<Input, Reply>({
  perform,
  documentOf,
}: TournamentAct<Input, Reply>): Act<Input, Reply> {
  return useAct({
    perform,
    keep: (queryClient, reply) => {
      if (documentOf) keepDocument(queryClient, documentOf(reply))
    },
  })
}
