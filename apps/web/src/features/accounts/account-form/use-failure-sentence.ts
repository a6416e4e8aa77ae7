import { useTranslation } from '../../../language/use-translation.ts'
import {
  RefusedError,
  ServerFailureError,
  TOO_MANY_REQUESTS,
  UnreachableError,
} from '../../../transport/request-error.ts'

/** The server's own sentence if it sent a whole error, else `otherwise` and what to do. */
export function useFailureSentence(): (error: Error, otherwise?: string) => string {
  const { t } = useTranslation()
  return (error, otherwise = t('accounts.failed.generic')) => {
    if (error instanceof UnreachableError) return error.sentence || t('accounts.failed.unreachable')
    if (error instanceof RefusedError) return Object.values(error.fields)[0] || error.message || otherwise
    if (error instanceof ServerFailureError) {
      return error.message || (error.status === TOO_MANY_REQUESTS ? t('failures.tooMany') : otherwise)
    }
    return otherwise
  }
}
