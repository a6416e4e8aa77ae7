import { isOrganizer, type UserDocument } from '@tablee/contract/accounts/user-document'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountMattersQuery } from '../api/account-matters.ts'
import { useSession } from '../api/account-query.ts'
import { useAskedAgain } from '../session/use-asked-again.ts'
import { BecomeOrganizerDialog } from './become-organizer-dialog.tsx'
import { isPaused, RequestState } from './request-state.tsx'

/** Back to the request after signing in. */
const BACK_HERE = { redirect: '/become-organizer' }

/** The visitor's next step to organizer access. */
export function OrganizerAccess() {
  const { t } = useTranslation()
  const session = useSession()
  switch (session.kind) {
    case 'loading':
      return <Skeleton className="h-13 w-64" />
    case 'unreachable':
      return (
        <Notice
          tone="error"
          title={t('accounts.unreachable.title')}
          action={
            <Button variant="secondary" className="justify-self-start" onClick={session.retry}>
              {t('shell.retry')}
            </Button>
          }
        />
      )
    case 'anonymous':
      return (
        <div className="grid gap-3">
          <p>{t('accounts.access.signInFirst')}</p>
          <p className="flex flex-col gap-2 sm:flex-row">
            <Link to="/login" search={BACK_HERE} className={buttonClass({ size: 'large' })}>
              {t('accounts.signIn.action')}
            </Link>
            <Link to="/register" search={BACK_HERE} className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {t('accounts.register.action')}
            </Link>
          </p>
        </div>
      )
    case 'signed-in':
      return isOrganizer(session.account) ? <AlreadyOrganizer /> : <MemberAccess account={session.account} />
  }
}

function AlreadyOrganizer() {
  const { t } = useTranslation()
  return (
    <Notice
      tone="success"
      title={t('accounts.access.already')}
      action={
        <p className="pt-2">
          <Link to="/create-tournament" className={buttonClass({ size: 'large' })}>
            {t('accounts.access.announce')}
          </Link>
        </p>
      }
    />
  )
}

const ASK_AGAIN_MS = 15_000

function MemberAccess({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const { client } = useServer()
  const [isAsking, setAsking] = useState(false)
  const { data, isPending } = useQuery({ ...accountMattersQuery(client), refetchInterval: ASK_AGAIN_MS })
  useAskedAgain(ASK_AGAIN_MS)
  const request = data?.organizerRequest ?? null
  if (isPending) return <Skeleton className="h-13 w-64" />
  const mayAsk = request === null || (request.refused !== null && !isPaused(request))
  return (
    <div className="grid gap-3">
      <div role="status" className="empty:hidden">
        {request ? <RequestState request={request} /> : null}
      </div>
      {mayAsk ? (
        <Button size="large" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('accounts.organizer.title')}
        </Button>
      ) : null}
      <BecomeOrganizerDialog account={account} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
