import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'

/** What somebody may set stands in the foot of whatever is shown, and covers nothing of it. */
export const WallTools = createContext<ReactNode>(null)

type WallFootProps = {
  /** What is still waited for. */
  readonly children?: ReactNode
  readonly pages?: {
    /** What each of them begins with. */
    readonly beginnings: readonly string[]
    /** Counted from 1. */
    readonly number: number
  }
}

/** Below the rows: what is waited for, and which part of all names this is. */
export function WallFoot({ children = null, pages }: WallFootProps) {
  return (
    <footer className="flex min-h-[max(2.75rem,calc(var(--unit)*3))] items-center gap-[calc(var(--unit)*1.5)] text-muted max-sm:flex-wrap">
      <div className="flex min-w-0 flex-1 items-baseline justify-between gap-[1em] max-sm:basis-full">{children}</div>
      {useContext(WallTools)}
      {pages && pages.beginnings.length > 1 ? <Alphabet {...pages} /> : null}
    </footer>
  )
}

/** So many beginnings stand beside the present one; of more pages nobody reads them all. */
const MOST_BESIDE = 8

function Alphabet({ beginnings, number }: NonNullable<WallFootProps['pages']>) {
  const { t } = useTranslation()
  const from = Math.max(0, Math.min(number - 1 - MOST_BESIDE, beginnings.length - 2 * MOST_BESIDE - 1))
  return (
    <p className="flex min-w-0 items-center gap-[0.15em] overflow-clip font-display leading-none tabular-nums">
      <span className="sr-only">{t('wall.page', { number, of: beginnings.length })}</span>
      {[...beginnings.entries()].slice(from, from + 2 * MOST_BESIDE + 1).map(([index, beginning]) => (
        <span
          key={index}
          aria-hidden="true"
          className={classNames(
            'rounded-control px-[0.35em] py-[0.25em]',
            index === number - 1 && 'bg-ink font-bold text-paper',
          )}
        >
          {beginning}
        </span>
      ))}
    </p>
  )
}
