import { REFUSAL_CODES } from '@tablee/domain/refusal-codes'
import { useCallback } from 'react'
import { useTranslation } from './use-translation.ts'

/** The sentence of a failed check of the contract, whose message is a refusal code; any other message stays as it is. */
export function useRefusalSentence(): (message: string) => string {
  const { t } = useTranslation()
  return useCallback(
    (message) => {
      const code = REFUSAL_CODES.find((each) => each === message)
      return code ? t(`refusals.${code}`) : message
    },
    [t],
  )
}
