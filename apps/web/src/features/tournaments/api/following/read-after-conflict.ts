import type { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '../../../../transport/request-error.ts'
import { tournamentKey } from './tournament-query.ts'

const CONFLICT = 409

/** After a conflict, the refusal is shown with the current tournament. */
export async function readAfterConflict<Reply>(
  queryClient: QueryClient,
  code: string,
  asked: Promise<Reply>,
): Promise<Reply> {
  try {
    return await asked
  } catch (error) {
    const isConflict = error instanceof RefusedError && error.status === CONFLICT
    if (isConflict) await queryClient.refetchQueries({ queryKey: tournamentKey(code), exact: true })
    throw error
  }
}
