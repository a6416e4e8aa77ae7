import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { nullOnFailure, UnreachableError } from '../transport/request-error.ts'
import type { ServerClient } from '../transport/server-client.ts'
import { useServer } from '../transport/server-context.tsx'
import { newActId } from './act-id.ts'

export type ActDescription<Input, Reply> = {
  readonly perform: (client: ServerClient, input: Input & { readonly actId: string }) => Promise<Reply>
  /** Runs, and is awaited, before the act counts as done. */
  readonly keep?: (queryClient: QueryClient, reply: Reply) => unknown
}

/** An act on its way, refused, or done. */
export type Act<Input, Reply> = {
  /** Null on failure; the failure is in `error`, and a defect is also logged. */
  readonly send: (input: Input) => Promise<Reply | null>
  /** Resends under the same id: harmless if the first try arrived. */
  readonly retry: () => Promise<Reply | null>
  readonly isSending: boolean
  readonly error: Error | null
  readonly input: Input | undefined
  readonly clear: () => void
}

const SILENT_RETRIES = 2
const RETRY_DELAY_MS = 700

export function useAct<Input, Reply>({ perform, keep }: ActDescription<Input, Reply>): Act<Input, Reply> {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const mutation = useMutation<Reply, Error, { readonly input: Input; readonly actId: string }>({
    mutationFn: ({ input, actId }) => perform(client, { ...input, actId }),
    onSuccess: (reply) => keep?.(queryClient, reply),
    networkMode: 'always',
    retry: (failures, error) => failures < SILENT_RETRIES && error instanceof UnreachableError,
    retryDelay: RETRY_DELAY_MS,
  })
  const { mutateAsync, variables, reset } = mutation
  const sendAs = (sent: { readonly input: Input; readonly actId: string }) => nullOnFailure(mutateAsync(sent))
  return {
    send: (input) => sendAs({ input, actId: newActId() }),
    retry: () => (variables ? sendAs(variables) : Promise.resolve(null)),
    isSending: mutation.isPending,
    error: mutation.error,
    input: variables?.input,
    clear: reset,
  }
}
