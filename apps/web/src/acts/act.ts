import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { nullOnFailure, UnreachableError } from '../transport/request-error.ts'
import type { ServerClient } from '../transport/server-client.ts'
import { useServer } from '../transport/server-context.tsx'
import { newActId } from './act-id.ts'

/** What one act needs: how it is sent, and what of its answer the screens go on with. */
export type ActDescription<Input, Reply> = {
  readonly perform: (client: ServerClient, input: Input & { readonly actId: string }) => Promise<Reply>
  /** Before the act counts as done; a promise is waited for. */
  readonly keep?: (queryClient: QueryClient, reply: Reply) => unknown
}

/** An act on its way, refused, or done. What was typed stays with whoever typed it. */
export type Act<Input, Reply> = {
  /** Resolves to null when it failed; the failure is in `error`, and a defect of the app in the console as well. */
  readonly send: (input: Input) => Promise<Reply | null>
  /** Sends the last one again under the same id: harmless if the first try did arrive. */
  readonly retry: () => Promise<Reply | null>
  readonly isSending: boolean
  readonly error: Error | null
  /** What is being sent, or was sent last. */
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
