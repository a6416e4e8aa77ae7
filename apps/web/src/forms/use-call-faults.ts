import { REFUSAL_CODES } from '@tablee/domain/refusal-codes'
import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Checked = { readonly error?: { readonly issues: readonly Issue[] } | undefined }

/** The first error per field, from the call's own checks. */
export function useCallFaults(): (checked: Checked) => Record<string, string> {
  const sentenceOf = useRefusalSentence()
  return ({ error }) => {
    const faults: Record<string, string> = {}
    for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= sentenceOf(message)
    return faults
  }
}

/** Translates a check's refusal code; other messages pass unchanged. */
function useRefusalSentence(): (message: string) => string {
  const { t } = useTranslation()
  return useCallback(
    (message) => {
      const code = REFUSAL_CODES.find((each) => each === message)
      return code ? t(`refusals.${code}`) : message
    },
    [t],
  )
}
