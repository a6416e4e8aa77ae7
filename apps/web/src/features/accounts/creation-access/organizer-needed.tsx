import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { accountMattersQuery } from '../api/account-matters.ts'
import { BecomeOrganizerDialog } from '../organizer-request/become-organizer-dialog.tsx'
import { RequestState } from '../organizer-request/request-state.tsx'
import { useAskedAgain } from '../session/use-asked-again.ts'

const ASK_AGAIN_MS = 15_000

export function OrganizerNeeded({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const { client } = useServer()
  const [isAsking, setAsking] = useState(false)
  const request = useQuery(accountMattersQuery(client)).data?.organizerRequest ?? null
  useAskedAgain(ASK_AGAIN_MS)
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
          request && !request.refused ? null : (
            <Link
              to="/become-organizer"
              onClick={ask}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
            >
              {t('home.becomeOrganizer')}
            </Link>
          )
        }
      />
      <div role="status" className="empty:hidden">
        {request ? <RequestState request={request} /> : null}
      </div>
      <BecomeOrganizerDialog account={account} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
