import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { PasswordChangeForm } from '../password/password-change-form.tsx'
import { Avatar } from '../user-menu/avatar.tsx'
import type { ComingEvents } from './delete-account-dialog.tsx'
import { EmailAddress } from './email-address.tsx'
import { EmailCard } from './email-card.tsx'
import { EmailStatus } from './email-status.tsx'
import { MailsCard } from './mails-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type ProfilePageProps = {
  readonly account: UserDocument
  /** To a public page, once the account is gone. */
  readonly leave: (proof: string | null) => Promise<void>
  readonly comingEvents: ComingEvents
  readonly past: ReactNode
  readonly shop: ReactNode
}

export function ProfilePage({ account, leave, comingEvents, past, shop }: ProfilePageProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-4 large-text:flex-col large-text:items-start large-text:gap-2">
        <Avatar name={account.name} size="large" />
        <div className="grid min-w-0 gap-0.5">
          <h1 className="text-title wrap-anywhere ">{account.name || t('accounts.profile.title')}</h1>
          <p className="wrap-anywhere text-muted">
            <EmailAddress email={account.email} />
          </p>
        </div>
      </div>
      <EmailStatus account={account} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <ProfileCard account={account} />
          {past}
          {shop}
          <EmailCard account={account} />
          <MailsCard account={account} />
          <SessionsCard />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PasswordCard account={account} />
          <OwnDataCard account={account} leave={leave} comingEvents={comingEvents} />
        </div>
      </div>
    </div>
  )
}

function PasswordCard({ account }: { account: UserDocument }) {
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
