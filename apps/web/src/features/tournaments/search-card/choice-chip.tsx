import { ChevronDown } from 'lucide-react'

export const CHIP_CLASS =
  'min-h-11 rounded-full border border-control bg-surface px-3 text-sm font-semibold text-ink hover:bg-sunken'

type ChoiceChipProps<Value extends string> = {
  readonly label: string
  /** Clears the filter; omitted if one is always set. */
  readonly any?: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value | undefined) => void
}

export function ChoiceChip<Value extends string>({ label, any, options, chosen, onChoose }: ChoiceChipProps<Value>) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={chosen ?? ''}
        className={`${CHIP_CLASS} appearance-none pe-8!`}
        onChange={(event) => onChoose(options.find(({ value }) => value === event.target.value)?.value)}
      >
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
