import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { PasswordChangeForm } from '../password/password-change-form.tsx'

export function PasswordCard({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-section">
        {t('accounts.changePassword.title')}
      </h2>
      <PasswordChangeForm account={account} isSecond />
    </Card>
  )
}
