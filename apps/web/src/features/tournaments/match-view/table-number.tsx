import { FileInput } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTableLabel, useTablePrefix } from '../tournament-frame/table-label.tsx'

/** Without room for words: only for screen readers, and a tooltip. */
export function TakenAsItIs() {
  const { t } = useTranslation()
  return (
    <span title={t('portable.beyondRules')} className="inline-flex shrink-0 text-slate">
      <FileInput aria-hidden="true" className="size-5" />
      <span className="sr-only">{t('portable.beyondRules')}</span>
    </span>
  )
}

/** Numbers align, including the longest prefix. */
export function useTableWidth(): string {
  return useTablePrefix().length > 2 ? 'w-14' : 'w-11'
}

/** Font sizes by characters beyond those that fit the largest. */
const NUMBER_TYPE = ['text-lg', 'text-base', 'text-sm'] as const

type TableNumberProps = { readonly table: number; readonly isLineOnDesk?: boolean }

export function TableNumber({ table, isLineOnDesk = false }: TableNumberProps) {
  const { t } = useTranslation()
  const label = useTableLabel()(table)
  const prefix = useTablePrefix()
  const number = prefix.length > 1 ? String(table) : label
  return (
    <span
      className={classNames(
        'inline-flex h-11 shrink-0 items-center justify-center rounded-control border border-mat-line bg-mat font-display font-bold whitespace-nowrap text-on-mat tabular-nums',
        isLineOnDesk && 'desk:h-8',
        useTableWidth(),
      )}
    >
      <span className="sr-only">{t('tournament.matches.table', { table: label })}</span>
      <span aria-hidden="true" className="grid justify-items-center">
        {prefix.length > 1 ? <span className="text-sm leading-[1rem]">{prefix}</span> : null}
        <span className={classNames(NUMBER_TYPE[Math.min(2, Math.max(0, number.length - 3))], 'leading-5')}>
          {number}
        </span>
      </span>
    </span>
  )
}

export function NoTable() {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-flex h-11 shrink-0 items-center justify-center text-muted', useTableWidth())}
    >
      –
    </span>
  )
}
