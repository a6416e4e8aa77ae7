import { getSeatQueue } from '@tablee/contract/tournaments/questions/get-seat-queue'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isWorthRetrying, RefusedError } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { DOCUMENT_OF_PAGE } from './document-of-page.ts'
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

/** Hidden by the operator; `sentence` is the server's, with the reason. */
export class TournamentHiddenError extends TournamentNotFoundError {
  readonly sentence: string

  constructor(code: string, sentence: string) {
    super(code)
    this.sentence = sentence
  }
}

/** First element of every tournament's cache key. */
export const TOURNAMENT_KEY = 'tournament'
const COLLECTION = 'tournaments'
const RETRIES = 2

/** Normalizes the code, so that a tournament has one cache entry. */
export function tournamentKey(code: string): readonly [string, string] {
  return [TOURNAMENT_KEY, readTournamentCode(code) ?? code]
}

/** Kept current by `followTournament`. */
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

/** A list only says that there is none; other requests with the code are refused with the reason. */
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

/** Deleted by its organizer, and restorable. */
export async function isDeletedThere(client: ServerClient, code: string): Promise<boolean> {
  return (await whyNotThere(client, code)) instanceof TournamentDeletedError
}

/** What the page came with, once. */
export function readDocumentOfPage(queryClient: QueryClient): void {
  const document = queryClient.getQueryData(DOCUMENT_OF_PAGE)
  if (document === undefined) return
  queryClient.removeQueries({ queryKey: DOCUMENT_OF_PAGE })
  keepDocument(queryClient, document)
}

/** Stores an act's answer, unless something later is held. */
export function keepDocument(queryClient: QueryClient, document: unknown): void {
  const read = loadedTournament(document)
  queryClient.setQueryData<LoadedTournament>(tournamentKey(read.tournament.code), (held) => laterOf(held, read))
}
