import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Leads from the profile to one's results. */
export function PastCard() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('past.page')}
      </h2>
      <p className="text-muted">{t('past.card.text')}</p>
      <Link to="/my-past" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('past.card.open')}
      </Link>
    </Card>
  )
}
