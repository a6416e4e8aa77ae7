import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/profile')({ component: Profile })

function Profile() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SignedInOnly path="/profile">
      {(account) => (
        <Page title={t('accounts.profile.page')}>
          <ProfilePage key={account.$id} account={account} leave={() => navigate({ to: '/' })} />
        </Page>
      )}
    </SignedInOnly>
  )
}
