import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../../../language/use-translation.ts'

/** Chosen here and not delivered, or refused. */
export function UnsentMark({ isRefused }: { readonly isRefused: boolean }) {
  const { t } = useTranslation()
  if (!isRefused) return <span className="text-sm text-amber">{t('tournament.unsent.mark')}</span>
  return <TriangleAlert aria-label={t('tournament.unsent.refused')} className="size-5 text-carmine" />
}
