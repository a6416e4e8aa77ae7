import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { nullOnFailure, RefusedError, UnreachableError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { askWhoIsSignedIn } from './account-query.ts'

export type AccountAct<Input, Reply> = {
  /** Null on failure; the failure is in `error`. */
  readonly send: (input: Input) => Promise<Reply | null>
  readonly isSending: boolean
  readonly isDone: boolean
  readonly error: Error | null
  readonly clear: () => void
}

export type AccountActDescription<Input, Reply> = {
  readonly perform: (client: ServerClient, input: Input) => Promise<Reply>
  /** Runs before the act counts as done. */
  readonly keep?: (queryClient: QueryClient, reply: Reply) => unknown
  /** Resent when no answer came: only if doing it twice is harmless. */
  readonly isRepeatable?: boolean
}

const SILENT_RETRIES = 2
const RETRY_DELAY_MS = 700

/** When it turns out that nobody is signed in any more, every screen learns it. */
export function useAccountAct<Input, Reply>(
  description: AccountActDescription<Input, Reply>,
): AccountAct<Input, Reply> {
  const { perform, keep, isRepeatable = false } = description
  const { client } = useServer()
  const queryClient = useQueryClient()
  const mutation = useMutation<Reply, Error, Input>({
    mutationFn: (input) => perform(client, input),
    onSuccess: (reply) => keep?.(queryClient, reply),
    onError: (error) => (isSignedOut(error) ? askWhoIsSignedIn(queryClient) : undefined),
    networkMode: 'always',
    retry: (failures, error) => isRepeatable && failures < SILENT_RETRIES && error instanceof UnreachableError,
    retryDelay: RETRY_DELAY_MS,
  })
  return {
    send: (input) => nullOnFailure(mutation.mutateAsync(input)),
    isSending: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
    clear: mutation.reset,
  }
}

function isSignedOut(error: Error): boolean {
  return (
    error instanceof RefusedError &&
    (error.type === 'general_unauthorized_scope' || error.reason === 'account_required')
  )
}
