import { dataErasedOn } from '@tablee/domain/tournaments/life/data-days'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Said before somebody agrees, and to whoever is registered. */
export function ErasedOn({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const day = dataErasedOn(tournament)
  if (day === null) return null
  return (
    <p className="max-w-prose text-sm text-muted">{t('registrationRules.erasedOn', { date: date(new Date(day)) })}</p>
  )
}
