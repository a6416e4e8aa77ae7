import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useOwnSeasons } from '../api/own-seasons.ts'

/** Leads from the shop to its seasons. */
export function SeasonsCard() {
  const { t } = useTranslation()
  const titleId = useId()
  const invited = useOwnSeasons().data?.invitations.filter(({ hasLeft }) => !hasLeft).length ?? 0
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('seasons.card.title')}
      </h2>
      <p className="text-muted">{t('seasons.card.text')}</p>
      {invited === 0 ? null : (
        <p>
          <Badge tone="amber">{t('seasonShops.invitations', { count: invited })}</Badge>
        </p>
      )}
      <Link to="/my-seasons" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('seasons.card.open')}
      </Link>
    </Card>
  )
}
