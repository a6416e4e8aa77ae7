import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type PrivacyAgreementProps = {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly error: ReactNode
}

/** The policy opens beside the form, which keeps what is typed. */
export function PrivacyAgreement({ isChecked, onChange, error }: PrivacyAgreementProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      name="privacy"
      required
      isChecked={isChecked}
      onChange={onChange}
      error={error}
      label={
        <>
          {t('accounts.register.agree')}{' '}
          <a href="/privacy" target="_blank" rel="noopener" className="underline">
            {t('legal.privacy.link')}
          </a>
        </>
      }
    />
  )
}
