import { isOrganizer, type UserDocument } from '@tablee/contract/accounts/user-document'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSession } from '../api/account-query.ts'
import { BecomeOrganizerDialog } from '../organizer-request/become-organizer-dialog.tsx'
import { SignInRequiredDialog } from './sign-in-required-dialog.tsx'

/** What stands between the visitor and an advanced tournament. `formData` is what the form holds so far. */
export function AdvancedAccess({ formData }: { formData: string }) {
  const { t } = useTranslation()
  const session = useSession()
  const [isAsking, setAsking] = useState(false)
  switch (session.kind) {
    case 'loading':
    case 'unreachable':
      return null
    case 'anonymous':
      return (
        <>
          <Button onClick={() => setAsking(true)}>{t('accounts.advanced.create')}</Button>
          <SignInRequiredDialog isOpen={isAsking} onClose={() => setAsking(false)} formData={formData} />
        </>
      )
    case 'signed-in':
      return isOrganizer(session.account) ? (
        <Badge tone="felt">{t('accounts.advanced.granted')}</Badge>
      ) : (
        <OrganizerNeeded account={session.account} />
      )
  }
}

function OrganizerNeeded({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice tone="attention" title={t('accounts.advanced.organizerNeeded')} className="text-start" />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('home.becomeOrganizer')}
      </Button>
      <BecomeOrganizerDialog account={account} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
