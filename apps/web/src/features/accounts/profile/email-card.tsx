import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { accountMattersQuery } from '../api/account-matters.ts'
import { knownTrouble } from '../email-confirmation/use-mail-trouble.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { EmailAddress } from './email-address.tsx'

export const EMAIL_CARD = 'e-mail'

/** While a new address waits: was its mail refused, or was it confirmed elsewhere? */
const WAITING_ASK_MS = 10_000

export function EmailCard({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  const formats = useFormats()
  const { client } = useServer()
  const [isChanging, setChanging] = useState(false)
  const { data } = useQuery({
    ...accountMattersQuery(client),
    refetchInterval: ({ state }) => (state.data?.emailChange ? WAITING_ASK_MS : false),
  })
  const waiting = data?.emailChange ?? null
  const isRefused = knownTrouble(waiting?.trouble) === 'refused'
  return (
    <Card as="section" id={EMAIL_CARD} aria-labelledby={titleId} className="grid scroll-mt-20 gap-4">
      <h2 id={titleId} className="text-section">
        {t('accounts.emailChange.title')}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">
          <EmailAddress email={account.email} />
        </span>
        <Badge tone={account.emailVerification ? 'felt' : 'amber'}>
          {t(account.emailVerification ? 'accounts.emailChange.confirmed' : 'accounts.emailChange.unconfirmed')}
        </Badge>
      </p>
      <div role="status" className="empty:hidden">
        {waiting ? (
          isRefused ? (
            <Notice tone="attention" title={t('accounts.mailTrouble.refused')}>
              <span className="wrap-anywhere">{t('accounts.emailChange.refused', { email: waiting.email })}</span>
            </Notice>
          ) : (
            <Notice
              title={
                <span className="wrap-anywhere">{t('accounts.emailChange.waiting', { email: waiting.email })}</span>
              }
            >
              {t('accounts.emailChange.waitingText', { time: formats.time(new Date(waiting.expiresAt)) })}
            </Notice>
          )
        ) : null}
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={() => setChanging(true)}>
        {t('accounts.emailChange.action')}
      </Button>
      <ChangeEmailDialog account={account} isOpen={isChanging} onClose={() => setChanging(false)} />
    </Card>
  )
}
