import { useFormats } from '../../../language/use-formats.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** An event's day as a calendar leaf; decorative, as the facts say it in words. The server does not know the time zone. */
export function DateBlock({ at }: { readonly at: string }) {
  const { leaf } = useFormats()
  const isHydrated = useHydrated()
  const { weekday, day, month } = leaf(new Date(at))
  return (
    <span
      key={String(isHydrated)}
      aria-hidden="true"
      suppressHydrationWarning
      className="grid h-16 w-16 shrink-0 sm:h-18 grid-rows-[1.25rem_minmax(0,1fr)] overflow-clip rounded-control border border-line bg-surface text-center large-text:hidden"
    >
      <span className="bg-ink text-sm leading-[1.25rem] font-semibold text-paper">
        <span suppressHydrationWarning className={isHydrated ? '' : 'invisible'}>
          {weekday}
        </span>
      </span>
      <span suppressHydrationWarning className={isHydrated ? 'grid content-center' : 'invisible'}>
        <span suppressHydrationWarning className="font-display text-section leading-none font-bold tabular-nums">
          {day}
        </span>
        <span suppressHydrationWarning className="text-sm leading-none text-muted">
          {month}
        </span>
      </span>
    </span>
  )
}
