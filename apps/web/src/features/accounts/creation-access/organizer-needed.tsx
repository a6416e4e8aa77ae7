import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { BecomeOrganizerDialog } from '../organizer-request/become-organizer-dialog.tsx'

/** Says that organizer access is needed; the link opens the request here, or its page in another tab. */
export function OrganizerNeeded({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <Notice
        tone="attention"
        title={t('accounts.advanced.organizerNeeded')}
        action={
          <Link
            to="/become-organizer"
            onClick={ask}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
          >
            {t('home.becomeOrganizer')}
          </Link>
        }
      />
      <BecomeOrganizerDialog account={account} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
