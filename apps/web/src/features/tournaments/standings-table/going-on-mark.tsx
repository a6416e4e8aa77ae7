import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { GoesOn, GoingOn } from './going-on.ts'

const LOOK = { first: 'bg-felt text-on-felt', best: 'text-felt' } as const

type MarkProps = { readonly goesOn: GoesOn; readonly children: ReactNode }

/** Round a place from which somebody goes on. */
function Mark({ goesOn, children }: MarkProps) {
  return (
    <span
      className={classNames(
        'inline-grid min-w-[1.75em] place-items-center rounded-full border-2 border-felt px-1 font-bold tabular-nums',
        LOOK[goesOn],
      )}
    >
      {children}
    </span>
  )
}

type MarkedPlaceProps = { readonly goesOn: GoesOn | null; readonly isSure: boolean; readonly children: ReactNode }

/** The place, and whether it leads on to the bracket. */
export function MarkedPlace({ goesOn, isSure, children }: MarkedPlaceProps) {
  const { t } = useTranslation()
  if (goesOn === null) return children
  return (
    <Mark goesOn={goesOn}>
      {children}
      <span className="sr-only">, {t(`structure.groups.${isSure ? 'sure' : 'now'}.${goesOn}`)}</span>
    </Mark>
  )
}

/** What the marks say. */
export function GoingOnLegend({ going: { isSure, hasBest } }: { readonly going: GoingOn }) {
  const { t } = useTranslation()
  const told = isSure ? 'sure' : 'now'
  return (
    <ul aria-hidden="true" className="grid gap-1 text-sm text-muted">
      {(['first', ...(hasBest ? (['best'] as const) : [])] as const).map((goesOn) => (
        <li key={goesOn} className="flex items-start gap-2">
          <span className="shrink-0">
            <Mark goesOn={goesOn}>1</Mark>
          </span>
          {t(`structure.groups.legend.${told}.${goesOn}`)}
        </li>
      ))}
    </ul>
  )
}
