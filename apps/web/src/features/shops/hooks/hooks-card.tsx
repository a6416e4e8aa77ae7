import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Links the shop to the addresses that are told of its events. */
export function HooksCard() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('hooks.title')}
      </h2>
      <p className="text-muted">{t('hooks.cardText')}</p>
      <Link to="/my-webhooks" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('hooks.open')}
      </Link>
    </Card>
  )
}
