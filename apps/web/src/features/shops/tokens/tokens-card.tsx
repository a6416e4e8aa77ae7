import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Links the shop to what opens it to programs. */
export function TokensCard() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('tokens.title')}
      </h2>
      <p className="text-muted">{t('tokens.cardText')}</p>
      <Link to="/my-api" className={`${buttonClass({ variant: 'secondary' })} sm:justify-self-start`}>
        {t('tokens.open')}
      </Link>
    </Card>
  )
}
