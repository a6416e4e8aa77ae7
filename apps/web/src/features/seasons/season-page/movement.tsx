import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'

type MovementProps = { readonly place: number; readonly before: number | null }

/** Since the last event; nothing for somebody who was not in the table. */
export function Movement({ place, before }: MovementProps) {
  const { t } = useTranslation()
  if (before === null || before === place) return null
  const count = Math.abs(before - place)
  const isUp = before > place
  const Icon = isUp ? ArrowUp : ArrowDown
  return (
    <span className={`inline-flex items-center text-sm font-normal ${isUp ? 'text-felt' : 'text-muted'}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t(isUp ? 'seasons.table.up' : 'seasons.table.down', { count })}</span>
    </span>
  )
}
