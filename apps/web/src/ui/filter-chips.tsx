import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FilterChip<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly count: number
}

type FilterChipsProps<Value extends string> = {
  readonly label: string
  /** The first one is everything. */
  readonly chips: readonly FilterChip<Value>[]
  readonly chosen: Value
  /** Another kind may come to be at any moment: the room is there, and nothing below moves. */
  readonly isKept?: boolean
  /** Each is there, with nobody as well: they are few, and nothing moves when the first one comes. */
  readonly hasAll?: boolean
  readonly onChoose: (value: Value) => void
}

/**
 * How many there are of each kind; a tap shows only those. A kind that nobody is of takes no room, unless it is the one that is
 * shown; in one line that scrolls where it is longer than the screen.
 */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, chosen, isKept = false, hasAll = false, onChoose } = props
  const [everything] = chips
  const shown = chips.filter((chip) => hasAll || chip === everything || chip.count > 0 || chip.value === chosen)
  if (shown.length < 2 && !isKept) return null
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 large-text:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {shown.map(({ value, label: name, icon, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1.5 whitespace-nowrap transition-colors duration-150',
            'large-text:shrink large-text:flex-wrap large-text:whitespace-normal',
            value === chosen ? 'border-ink bg-ink text-paper' : 'border-control bg-surface hover:bg-sunken',
          )}
        >
          {icon}
          <span className="text-sm">{name}</span>{' '}
          <span className="shrink-0 font-display text-lg font-bold tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
