import { useState } from 'react'
import { useRefusalSentence } from '../../../language/use-refusal-sentence.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Checked = { readonly error?: { readonly issues: readonly Issue[] } | undefined }

/** Sentences by field of the call, from its own checks; editing a field takes its sentence away. */
export function useFieldFaults() {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const sentenceOf = useRefusalSentence()
  return {
    of: (field: string) => (faults[field] ? { error: faults[field] } : {}),
    clear: (field: string) => setFaults(({ [field]: _gone, ...others }) => others),
    /** Whether everything is well. */
    check: ({ error }: Checked): boolean => {
      const issues = error?.issues ?? []
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), sentenceOf(message)])))
      return issues.length === 0
    },
  }
}
