import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useStrip } from './use-strip.ts'

export type FilterChip<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly count: number
}

type FilterChipsProps<Value extends string> = {
  readonly label: string
  /** The first means everything. */
  readonly chips: readonly FilterChip<Value>[]
  readonly chosen: Value
  /** Reserves room for kinds that may appear, so that nothing moves. */
  readonly isKept?: boolean
  /** One line: the rest scrolls. */
  readonly isStrip?: boolean
  /** Shows empty kinds too: they are few, and nothing moves later. */
  readonly hasAll?: boolean
  /** As its language writes it. */
  readonly countText: (count: number) => string
  readonly onChoose: (value: Value) => void
}

/** Counts by kind; a tap filters. Empty kinds are hidden unless selected. One scrolling line if needed. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, chosen, isKept = false, isStrip = false, hasAll = false, countText, onChoose } = props
  const [everything] = chips
  const shown = chips.filter((chip) => hasAll || chip === everything || chip.count > 0 || chip.value === chosen)
  if (shown.length < 2 && !isKept) return null
  const buttons = shown.map((chip) => (
    <Chip key={chip.value} isChosen={chip.value === chosen} {...{ chip, isStrip, countText, onChoose }} />
  ))
  if (isStrip) return <Strip label={label}>{buttons}</Strip>
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 large-text:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {buttons}
    </fieldset>
  )
}

type ChipProps<Value extends string> = Pick<FilterChipsProps<Value>, 'countText' | 'onChoose'> & {
  readonly chip: FilterChip<Value>
  readonly isChosen: boolean
  readonly isStrip: boolean
}

function Chip<Value extends string>({ chip, isChosen, isStrip, countText, onChoose }: ChipProps<Value>) {
  const { value, label, icon, count } = chip
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(value)}
      className={classNames(
        'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1.5 whitespace-nowrap transition-colors duration-150',
        !isStrip && 'large-text:shrink large-text:flex-wrap large-text:whitespace-normal',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-control bg-surface hover:bg-sunken',
      )}
    >
      {icon}
      <span className="text-sm">{label}</span>{' '}
      <span className="shrink-0 font-display text-lg font-bold tabular-nums">{countText(count)}</span>
    </button>
  )
}

const END = 'absolute inset-y-0 z-1 hidden w-9 place-items-center bg-paper text-muted hover:text-ink pointer-fine:grid'

/** Scrolls by touch, wheel, focus, and mouse buttons at the ends. */
function Strip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { attach, more, goBack, goOn } = useStrip()
  return (
    <div className="relative min-w-0 flex-1">
      <fieldset
        ref={attach}
        className="relative -my-1.5 -ms-1.5 flex min-w-0 gap-2 overflow-x-auto scroll-px-10 py-1.5 ps-1.5 [scrollbar-width:none] max-sm:-me-4 max-sm:pe-4"
      >
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
      {/* Mouse only: keyboard and screen readers move between chips. */}
      {more.before ? (
        <button type="button" tabIndex={-1} aria-hidden="true" className={classNames(END, 'start-0')} onClick={goBack}>
          <ChevronLeft className="size-5" />
        </button>
      ) : null}
      {more.behind ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(END, 'end-0 max-sm:-end-4')}
          onClick={goOn}
        >
          <ChevronRight className="size-5" />
        </button>
      ) : null}
    </div>
  )
}
