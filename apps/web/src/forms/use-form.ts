import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useDeviceStorage } from '../device-storage/use-device-storage.tsx'
import { RefusedError } from '../transport/request-error.ts'

/** Sentences by field. */
export type Faults = Readonly<Record<string, ReactNode>>

/** To spread on the control of a text, as `field` of a form gives it. */
export type TextField = {
  readonly name: string
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

type FormOptions<Values extends object> = {
  /** What the fields hold until somebody types; it may become known late, and change. */
  readonly initial: Values
  /** What has to be put right before anything is sent. */
  readonly check?: (values: Values) => Faults
  /** Resolves to null when it failed. */
  readonly send: (values: Values) => unknown
  /** Submitting again meanwhile does nothing. */
  readonly isSending?: boolean
  /** Why the last try failed; what a refusal says of fields is told there. */
  readonly failure?: Error | null
  /** What a refusal says of fields; what the server said, unless told otherwise. */
  readonly refusedFields?: (refusal: RefusedError) => Faults
  /** Where faults come under another name than their field's: the one they come under. */
  readonly faultNames?: { readonly [Name in keyof Values]?: string }
  /** The fields are free for the next one while this one is on its way; what failed comes back, unless more was typed. */
  readonly isForNextAtOnce?: boolean
  readonly onEdit?: () => void
  /** What the check found, before the focus goes there: a form in parts shows the one that is meant. */
  readonly onFaults?: (faults: Faults) => void
  /** What is typed belongs to this: once it is another, nobody has typed yet. */
  readonly about?: unknown
  /** What was sent is known from then on: the fields follow what becomes known, unless more was typed meanwhile. */
  readonly isKnownOnceSent?: boolean
  /** Texts that outlive a reload of this tab until they are sent, and the name they are kept under. No secrets. */
  readonly kept?: { readonly as: string; readonly fields: readonly (keyof Values & string)[] }
}

/** What is being typed into a form, laid over what is known, and what is wrong with it. Editing a field takes its fault away. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, failure = null, faultNames = {}, refusedFields = ({ fields }) => fields } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(options)
  const values: Values = { ...initial, ...draft.typed }
  const [faults, setFaults] = useState<Faults>({})
  const refused = failure instanceof RefusedError ? refusedFields(failure) : {}
  // A refusal is told at its fields once; from then on it is a fault like any other.
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
    /** To spread on the control of a field. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: faults[faultName(name)],
      onChange: (value: Values[Name]) => set(name, value),
    }),
    /** A refusal that stands at a field needs no second place. */
    isToldAtField: Object.keys(refused).some((name) => fieldNames(initial, faultNames).has(name)),
    /** As if nobody had typed. */
    clear,
    formProps: {
      ref: form,
      noValidate: true,
      // Where no script runs, what is typed does not end in an address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // React tells a form of what happens in a dialog that opened from it, though the page has that elsewhere.
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

/** What was typed, and nothing else; where it is kept. */
function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { initial, kept, isForNextAtOnce = false, isKnownOnceSent = false } = options
  const { drafts } = useDeviceStorage()
  const [typed, setTyped] = useState<Partial<Values>>(() =>
    kept ? (drafts.read(kept.as, kept.fields) as Partial<Values>) : {},
  )
  // What is typed while something is on its way.
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

/** Leads to the first field that has to be put right, once its error stands on the screen; whoever types into one already stays there. */
function focusFirstError(form: HTMLElement): void {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (now !== before && form.contains(now)) return
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
}
