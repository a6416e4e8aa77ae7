import type { Call } from '@tablee/contract/call'
import { isAboutEntryPassword } from '@tablee/domain/tournaments/entry-password'
import { useEffect, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useRefusalSentence } from '../../../language/use-refusal-sentence.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { focusFirstError } from '../../../ui/focus-first-error.ts'

/** What is asked of a player, as typed. */
export type PersonalTexts = {
  readonly playerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly notes: string
}

export const NO_TEXTS: PersonalTexts = {
  playerName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  notes: '',
}

type Faults = Readonly<Record<string, string | undefined>>
type AnyCall = Call<string, ZodMiniType, ZodMiniType>

/** What is being typed into a registration, and what is wrong with it. Editing a field takes its error away. */
export function useRegistrationDraft(initial: PersonalTexts, failure: Error | null) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  // A refusal of the server is told at its fields once; editing a field takes it away like any other.
  const refused = failure instanceof RefusedError ? refusedFields(failure) : null
  const [told, setTold] = useState<Error | null>(null)
  if (failure !== told) {
    setTold(failure)
    if (refused) setFaults(refused)
  }
  useEffect(() => {
    if (failure && form.current) focusFirstError(form.current)
  }, [failure])
  const sentenceOf = useRefusalSentence()
  const clear = (name: string) => setFaults(({ [name]: _gone, ...others }) => others)
  return {
    form,
    texts,
    faults,
    clear,
    field: (name: keyof PersonalTexts) => ({
      name,
      value: texts[name],
      error: faults[name],
      onChange: (value: string) => {
        setTexts((current) => ({ ...current, [name]: value }))
        clear(name)
      },
    }),
    /** The checks of the contract, and what else is missing; false when something has to be put right first. */
    check: (call: AnyCall, input: unknown, missing: Readonly<Record<string, string>> = {}): boolean => {
      const checked = call.input.safeParse(input)
      const found: Record<string, string> = { ...missing }
      for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= sentenceOf(message)
      setFaults(found)
      const isRight = Object.keys(found).length === 0
      if (!isRight && form.current) focusFirstError(form.current)
      return isRight
    },
  }
}

/** Where a refusal belongs: the server says it of shapes; a name that is taken is the name's, a password the password's. */
function refusedFields({ fields, reason, message }: RefusedError): Faults {
  if (isAboutEntryPassword(reason)) return { password: message }
  return reason === 'player_name_taken' ? { playerName: message } : fields
}

/** Whether a refusal stands at a field already. */
export function isToldAtField(failure: Error | null): boolean {
  return failure instanceof RefusedError && Object.keys(refusedFields(failure)).length > 0
}
