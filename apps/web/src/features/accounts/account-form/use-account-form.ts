import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../../transport/request-error.ts'
import { focusFirstError } from '../../../ui/focus-first-error.ts'

type Values = Readonly<Record<string, string>>
/** Sentences by field. */
export type Faults<Fields extends Values> = { readonly [Field in keyof Fields]?: string | undefined }

type AccountFormOptions<Fields extends Values> = {
  readonly initial: Fields
  /** What has to be put right before anything is sent. */
  readonly check: (values: Fields) => Faults<Fields>
  /** The failure of the last try, whose fields are told at their places. */
  readonly failure: Error | null
  /** Sends, and goes on where it succeeded. */
  readonly send: (values: Fields) => Promise<unknown>
}

/** What is being typed into a form, and what is wrong with it. Editing a field takes its error away. */
export function useAccountForm<Fields extends Values>({ initial, check, failure, send }: AccountFormOptions<Fields>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults<Fields>>({})
  /** Fields edited since the server refused them. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const refused = failure instanceof RefusedError ? failure.fields : {}
  const faultOf = (field: keyof Fields & string) => faults[field] ?? (edited.has(field) ? undefined : refused[field])
  const leadToFault = () => {
    if (form.current) focusFirstError(form.current)
  }
  const submit = async () => {
    const found = check(values)
    setFaults(found)
    setEdited(new Set(Object.keys(values)))
    if (Object.values(found).some(Boolean)) return leadToFault()
    await send(values)
    setEdited(new Set())
    setTries((count) => count + 1)
  }
  // The refusal and the end of the try are drawn in either order: the later one leads to the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try counts, also one that fails like the last
  useEffect(() => {
    if (failure && form.current) focusFirstError(form.current)
  }, [failure, tries])
  return {
    values,
    /** To spread on the control of a field. */
    field: (name: keyof Fields & string) => ({
      name,
      value: values[name] ?? '',
      error: faultOf(name),
      onChange: (value: string) => {
        setValues((current) => ({ ...current, [name]: value }))
        setFaults((current) => ({ ...current, [name]: undefined }))
        setEdited((current) => new Set(current).add(name))
      },
    }),
    /** A refusal that stands at a field needs no second place. */
    isToldAtField: Object.keys(refused).some((name) => Object.hasOwn(values, name)),
    clear: () => {
      setValues(initial)
      setFaults({})
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
