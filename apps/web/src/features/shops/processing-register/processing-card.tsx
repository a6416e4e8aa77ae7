import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Links the shop to its register of processing. */
export function ProcessingCard() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('processing.page')}
      </h2>
      <p className="text-muted">{t('processing.cardText')}</p>
      <Link to="/my-processing" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('processing.open')}
      </Link>
    </Card>
  )
}
