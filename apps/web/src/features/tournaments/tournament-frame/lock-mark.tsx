import { Lock } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Without room for words: only for screen readers, and a tooltip. */
export function LockMark() {
  const { t } = useTranslation()
  return (
    <span title={t('tournament.password.protected')} className="inline-flex shrink-0 text-muted">
      <Lock aria-hidden="true" className="size-5" />
      <span className="sr-only">{t('tournament.password.protected')}</span>
    </span>
  )
}

export function LockBadge() {
  const { t } = useTranslation()
  return (
    <Badge tone="slate" icon={<Lock aria-hidden="true" className="size-4 shrink-0" />} className="justify-self-start">
      {t('tournament.password.protected')}
    </Badge>
  )
}
