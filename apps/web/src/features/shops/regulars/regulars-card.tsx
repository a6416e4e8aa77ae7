import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Links the shop to its regulars. */
export function RegularsCard() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('regulars.cardTitle')}
      </h2>
      <p className="text-muted">{t('regulars.cardText')}</p>
      <Link to="/my-regulars" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('regulars.open')}
      </Link>
    </Card>
  )
}
