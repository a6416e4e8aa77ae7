import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

const PROVIDERS = ['google', 'discord', 'apple'] as const

/** Not available yet; the buttons say so. */
export function SocialButtons() {
  const { t } = useTranslation()
  const soonId = useId()
  return (
    <fieldset className="grid gap-2 border-t border-line pt-5">
      <legend className="sr-only">{t('accounts.social.title')}</legend>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden="true" className="text-muted">
          {t('accounts.social.title')}
        </span>
        <Badge tone="amber">
          <span id={soonId}>{t('accounts.social.soon')}</span>
        </Badge>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            disabled
            aria-describedby={soonId}
            title={t('accounts.social.soon')}
            className="px-2"
          >
            {t(`accounts.social.${provider}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
