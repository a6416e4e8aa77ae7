import type { fr } from '@tablee/messages/fr'
import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { RefusedError, ServerFailureError, TOO_MANY_REQUESTS, UnreachableError } from '../transport/request-error.ts'

/** An unreachable server, in words that fit what was sent. */
const UNREACHABLE = {
  typed: 'tournament.failure.unreachable',
  tapped: 'tournament.failure.unreachableTap',
  asked: 'tournament.failure.unread',
} as const

type Told = {
  readonly title?: string
  /** For an unexplained failure that belongs to no function. */
  readonly otherwise?: string
  /** What is at stake: typed text (the default), one tap, or a question. */
  readonly about?: keyof typeof UNREACHABLE
}

/** What happened to the request, the server's own sentence, or the catalogue's for the function that failed. */
export function useFailureText(): (error: unknown, told?: Told) => string {
  const { t, exists } = useTranslation()
  return useCallback(
    (error, { title, otherwise, about = 'typed' } = {}) => {
      if (error instanceof UnreachableError) {
        return error.sentence || t(UNREACHABLE[about])
      }
      if (!(error instanceof RefusedError || error instanceof ServerFailureError)) return t('failures.generic')
      const isKept = (id: string): id is FailedCall => exists(`defaults.calls.${id}`)
      if (error instanceof ServerFailureError && error.status === TOO_MANY_REQUESTS && error.message === '') {
        return t('failures.tooMany')
      }
      const { callId } = error
      const ofCall = callId !== null && isKept(callId) ? t(`defaults.calls.${callId}`) : otherwise
      const last = error instanceof RefusedError ? t('failures.generic') : t('tournament.failure.server')
      const sentence = error.message || (ofCall ?? last)
      return sentence === title ? t('tournament.failure.server') : sentence
    },
    [t, exists],
  )
}

type FailedCall = keyof (typeof fr)['defaults']['calls']
