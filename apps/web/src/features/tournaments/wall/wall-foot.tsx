import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'

/** Controls in the foot of any scene, covering nothing. */
export const WallTools = createContext<ReactNode>(null)

type WallFootProps = {
  /** What is still awaited. */
  readonly children?: ReactNode
  readonly pages?: {
    /** Each page's first entry. */
    readonly beginnings: readonly string[]
    /** From 1. */
    readonly number: number
  }
}

/** What is awaited, and which part of the names is shown. */
export function WallFoot({ children = null, pages }: WallFootProps) {
  return (
    <footer className="flex min-h-[max(2.75rem,calc(var(--unit)*3))] items-center gap-[calc(var(--unit)*1.5)] text-muted max-sm:flex-wrap">
      <div className="flex min-w-0 flex-1 items-baseline justify-between gap-[1em] max-sm:basis-full">{children}</div>
      {useContext(WallTools)}
      {pages && pages.beginnings.length > 1 ? <Alphabet {...pages} /> : null}
    </footer>
  )
}

/** Beginnings shown next to the current one; more would not be read. */
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
