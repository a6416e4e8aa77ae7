import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { RefusedError, ServerFailureError, UnreachableError } from './request-error.ts'

/** What to tell a person about a failure: the server's own sentence when it refused, else what happened to the request. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation()
  return useCallback(
    (error) => {
      if (error instanceof RefusedError) return error.message || t('failures.generic')
      if (error instanceof UnreachableError) return t('tournament.failure.unreachable')
      if (error instanceof ServerFailureError) return error.message || t('tournament.failure.server')
      return t('failures.generic')
    },
    [t],
  )
}
