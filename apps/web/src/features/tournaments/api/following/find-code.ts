import type { QueryClient } from '@tanstack/react-query'
import type { ServerClient } from '../../../../transport/server-client.ts'
import {
  TournamentDeletedError,
  TournamentHiddenError,
  TournamentNotFoundError,
  tournamentQuery,
} from './tournament-query.ts'

export type FoundByCode =
  | { readonly kind: 'found' | 'unknown' | 'deleted' }
  /** With the server's sentence. */
  | { readonly kind: 'hidden'; readonly sentence: string }

/** Reads the tournament of a code, so that its page has it. */
export async function findCode(queryClient: QueryClient, client: ServerClient, code: string): Promise<FoundByCode> {
  try {
    await queryClient.fetchQuery(tournamentQuery(client, code))
    return { kind: 'found' }
  } catch (error) {
    if (error instanceof TournamentDeletedError) return { kind: 'deleted' }
    if (error instanceof TournamentHiddenError) return { kind: 'hidden', sentence: error.sentence }
    if (error instanceof TournamentNotFoundError) return { kind: 'unknown' }
    throw error
  }
}
