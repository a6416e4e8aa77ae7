import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { Checkbox } from '../ui/checkbox.tsx'

type PrivacyAgreementProps = {
  /** What is agreed to, before the link. */
  readonly text: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly error: ReactNode
}

/** The policy opens beside the form, which keeps what is typed. */
export function PrivacyAgreement({ text, ...box }: PrivacyAgreementProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      name="privacy"
      required
      {...box}
      label={
        <>
          {text}{' '}
          <a href="/privacy" target="_blank" rel="noopener" className="underline">
            {t('legal.privacy.link')}
          </a>
        </>
      }
    />
  )
}
