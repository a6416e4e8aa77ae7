import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PasswordChangeForm } from '../../features/accounts/password/password-change-form.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Card } from '../../ui/card.tsx'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/update-password')({ component: UpdatePassword })

function UpdatePassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SignedInOnly path="/update-password">
      {(account) => (
        <Page title={t('accounts.changePassword.page')} width="reading">
          <Card className="grid grid-cols-1 gap-5">
            <div className="grid gap-1.5">
              <h1 className="text-title ">{t('accounts.changePassword.title')}</h1>
              <p className="text-muted">{t('accounts.changePassword.lead')}</p>
            </div>
            <PasswordChangeForm
              key={account.$id}
              account={account}
              onChanged={() => void navigate({ to: '/profile' })}
            />
          </Card>
        </Page>
      )}
    </SignedInOnly>
  )
}
