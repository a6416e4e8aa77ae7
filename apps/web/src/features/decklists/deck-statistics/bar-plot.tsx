import { useId } from 'react'

export type Bar = {
  readonly id: string
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  readonly figure: string
}

type BarPlotProps = { readonly title: string; readonly bars: readonly Bar[] }

/** Horizontal bars from nothing to all, hidden from screen readers: a table holds the same figures. */
export function BarPlot({ title, bars }: BarPlotProps) {
  const titleId = useId()
  return (
    <figure aria-labelledby={titleId} className="grid gap-2">
      <figcaption id={titleId} className="text-base font-semibold">
        {title}
      </figcaption>
      <div aria-hidden="true" className="grid gap-2.5">
        {bars.map(({ id, label, share, figure }) => (
          <div key={id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="unbroken-words max-w-full min-w-0">{label}</span>
              <span className="shrink-0 font-semibold tabular-nums large-text:shrink">{figure}</span>
            </div>
            <div className="h-2.5 rounded-full bg-sunken">
              <div className="h-full min-w-1 rounded-full bg-felt" style={{ width: `${share * 100}%` }} />
            </div>
          </div>
        ))}
      </div>
    </figure>
  )
}
