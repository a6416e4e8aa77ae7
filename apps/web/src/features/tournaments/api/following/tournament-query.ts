import { getSeatQueue } from '@tablee/contract/tournaments/questions/get-seat-queue'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isWorthRetrying, RefusedError } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { type LoadedTournament, laterOf, loadedTournament } from './loaded-tournament.ts'

/** No tournament has this code. */
export class TournamentNotFoundError extends Error {
  override readonly name = 'TournamentNotFoundError'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Its organizer deleted it, and can restore it. */
export class TournamentDeletedError extends TournamentNotFoundError {}

/** The operator hides its page; `sentence` is the server's, with the reason. */
export class TournamentHiddenError extends TournamentNotFoundError {
  readonly sentence: string

  constructor(code: string, sentence: string) {
    super(code)
    this.sentence = sentence
  }
}

/** The first member of the cache key of every tournament. */
export const TOURNAMENT_KEY = 'tournament'
const COLLECTION = 'tournaments'
const RETRIES = 2

/** One spelling of a code, so that one tournament has one place in the cache. */
export function tournamentKey(code: string): readonly [string, string] {
  return [TOURNAMENT_KEY, readTournamentCode(code) ?? code]
}

/** The tournament of a code; kept up to date by `followTournament`. */
export function tournamentQuery(client: ServerClient, code: string) {
  return queryOptions({
    queryKey: tournamentKey(code),
    queryFn: () => findTournament(client, code),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    structuralSharing: (held, read) => laterOf(held as LoadedTournament | undefined, read as LoadedTournament),
  })
}

async function findTournament(client: ServerClient, code: string): Promise<LoadedTournament> {
  const known = readTournamentCode(code)
  const [document] = known
    ? await client.listDocuments(COLLECTION, [
        { method: 'equal', attribute: 'code', values: [known] },
        { method: 'limit', values: [1] },
      ])
    : []
  if (document === undefined) throw await whyNotThere(client, known ?? code)
  return loadedTournament(document)
}

/** A list says only that there is no such tournament; any question about the code is refused with the reason. */
async function whyNotThere(client: ServerClient, code: string): Promise<TournamentNotFoundError> {
  const known = readTournamentCode(code)
  try {
    if (known) await client.callFunction(getSeatQueue, { code: known })
  } catch (error) {
    if (error instanceof RefusedError && error.reason === 'tournament_deleted') return new TournamentDeletedError(code)
    if (error instanceof RefusedError && error.reason === 'tournament_hidden') {
      return new TournamentHiddenError(code, error.message)
    }
  }
  return new TournamentNotFoundError(code)
}

/** Whether the tournament is gone because its organizer deleted it, and may come back. */
export async function isDeletedThere(client: ServerClient, code: string): Promise<boolean> {
  return (await whyNotThere(client, code)) instanceof TournamentDeletedError
}

/** Keeps what the server answered to an act, unless something later is held already. */
export function keepDocument(queryClient: QueryClient, document: unknown): void {
  const read = loadedTournament(document)
  queryClient.setQueryData<LoadedTournament>(tournamentKey(read.tournament.code), (held) => laterOf(held, read))
}
