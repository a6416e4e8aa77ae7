import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useDeviceStorage } from '../device-storage/use-device-storage.tsx'
import { RefusedError } from '../transport/request-error.ts'

/** By field. */
export type Faults = Readonly<Record<string, ReactNode>>

/** To spread on a text control. */
export type TextField = {
  readonly name: string
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

type FormOptions<Values extends object> = {
  /** Values until edited; may become known late, and change. */
  readonly initial: Values
  /** Errors that prevent sending. */
  readonly check?: (values: Values) => Faults
  /** Null means failure. */
  readonly send: (values: Values) => unknown
  readonly isSending?: boolean
  /** The last failure; its field errors are shown at the fields. */
  readonly failure?: Error | null
  /** A refusal's field errors; defaults to the server's. */
  readonly refusedFields?: (refusal: RefusedError) => Faults
  /** Fault names that differ from their fields'. */
  readonly faultNames?: { readonly [Name in keyof Values]?: string }
  /** Clears the fields while sending; a failure restores them, unless more was typed. */
  readonly isForNextAtOnce?: boolean
  readonly onEdit?: () => void
  /** Called with the errors before focusing: a form in parts shows the right part. */
  readonly onFaults?: (faults: Faults) => void
  /** When this changes, the edits are discarded. */
  readonly about?: unknown
  /** Sent values count as known: fields follow later changes, unless edited meanwhile. */
  readonly isKnownOnceSent?: boolean
  /** Fields kept over a reload of this tab until sent, and their key. No secrets. */
  readonly kept?: { readonly as: string; readonly fields: readonly (keyof Values & string)[] }
}

/** Edits on top of known values, with errors. Editing a field clears its error. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, failure = null, faultNames = {}, refusedFields = ({ fields }) => fields } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(options)
  const values: Values = { ...initial, ...draft.typed }
  const [faults, setFaults] = useState<Faults>({})
  const refused = failure instanceof RefusedError ? refusedFields(failure) : {}
  // A refusal marks its fields once, and is then an ordinary fault.
  const [told, setTold] = useState<Error | null>(null)
  if (failure !== told) {
    setTold(failure)
    if (failure) setFaults(refused)
  }
  useEffect(() => {
    if (failure && form.current) focusFirstError(form.current)
  }, [failure])
  const clear = () => {
    draft.clear()
    setFaults({})
  }
  useTurn(options.about, clear)
  const faultName = (name: keyof Values & string): string => (faultNames as Record<string, string>)[name] ?? name
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    draft.type(name, value)
    setFaults(({ [faultName(name)]: _gone, ...others }) => others)
    options.onEdit?.()
  }
  const submit = async () => {
    const found = options.check?.(values) ?? {}
    setFaults(found)
    if (Object.values(found).some(Boolean)) {
      options.onFaults?.(found)
      return form.current && focusFirstError(form.current)
    }
    if (options.isForNextAtOnce) form.current?.querySelector('input')?.focus()
    await draft.whileSending(() => options.send(values))
  }
  return {
    values,
    set,
    isUnchanged: JSON.stringify(values) === JSON.stringify(initial),
    faultOf: (name: keyof Values & string) => faults[faultName(name)],
    showFaults: setFaults,
    /** To spread on a control. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: faults[faultName(name)],
      onChange: (value: Values[Name]) => set(name, value),
    }),
    /** Errors at fields are not repeated. */
    isToldAtField: Object.keys(refused).some((name) => fieldNames(initial, faultNames).has(name)),
    clear,
    formProps: {
      ref: form,
      noValidate: true,
      // Without script, input does not end up in the address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // React bubbles events from dialogs opened inside the form.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!options.isSending) void submit()
      },
    },
  }
}

function useTurn(about: unknown, onTurn: () => void): void {
  const [before, setBefore] = useState(about)
  if (before === about) return
  setBefore(about)
  onTurn()
}

function fieldNames(initial: object, faultNames: object): ReadonlySet<string> {
  return new Set([...Object.keys(initial), ...Object.values(faultNames)])
}

type DraftOptions<Values extends object> = Pick<
  FormOptions<Values>,
  'initial' | 'kept' | 'isForNextAtOnce' | 'isKnownOnceSent'
>

/** Edited values only; stored where requested. */
function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { initial, kept, isForNextAtOnce = false, isKnownOnceSent = false } = options
  const { drafts } = useDeviceStorage()
  const [typed, setTyped] = useState<Partial<Values>>(() =>
    kept ? (drafts.read(kept.as, kept.fields) as Partial<Values>) : {},
  )
  const latest = useRef(typed)
  latest.current = typed
  const keep = (next: Partial<Values>) => {
    latest.current = next
    setTyped(next)
  }
  const isBlank = () => Object.entries(latest.current).every(([name, value]) => value === Reflect.get(initial, name))
  const clear = () => {
    keep({})
    if (kept) drafts.forget(kept.as)
  }
  return {
    typed,
    type: (name: keyof Values & string, value: unknown) => {
      keep({ ...latest.current, [name]: value })
      if (kept) drafts.keep(kept.as, textsOf(latest.current, kept.fields))
    },
    clear,
    whileSending: async (send: () => unknown) => {
      const sent = latest.current
      if (isForNextAtOnce) keep({})
      const isDone = (await send()) !== null
      if (isDone && isKnownOnceSent && latest.current === sent) keep({})
      if (isDone && kept && (latest.current === sent || isBlank())) drafts.forget(kept.as)
      if (!isDone && isForNextAtOnce && isBlank()) keep(sent)
    },
  }
}

function textsOf(typed: object, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((name): [string, string][] => {
      const text: unknown = Reflect.get(typed, name)
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}

/** Focuses the first field with an error, unless one of them has the focus. */
function focusFirstError(form: HTMLElement): void {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (now !== before && form.contains(now)) return
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
}
