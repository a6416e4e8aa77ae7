import type { fr } from '@tablee/messages/fr'
import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { RefusedError, ServerFailureError, UnreachableError } from './request-error.ts'

type Told = {
  /** What stands above already. */
  readonly title?: string
  /** For a failure of no function that nobody explained. */
  readonly otherwise?: string
}

/**
 * What to tell a person about a failure: what happened to the request, or the server's own sentence, or the one that
 * the catalogue keeps for the function that failed.
 */
export function useFailureText(): (error: unknown, told?: Told) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (error, { title, otherwise } = {}) => {
      if (error instanceof UnreachableError) return t('tournament.failure.unreachable')
      if (!(error instanceof RefusedError || error instanceof ServerFailureError)) return t('failures.generic')
      const isKept = (id: string): id is FailedCall => i18n.exists(`defaults.calls.${id}`)
      const { callId } = error
      const ofCall = callId !== null && isKept(callId) ? t(`defaults.calls.${callId}`) : otherwise
      const last = error instanceof RefusedError ? t('failures.generic') : t('tournament.failure.server')
      const sentence = error.message || (ofCall ?? last)
      return sentence === title ? t('tournament.failure.server') : sentence
    },
    [t, i18n],
  )
}

type FailedCall = keyof (typeof fr)['defaults']['calls']
