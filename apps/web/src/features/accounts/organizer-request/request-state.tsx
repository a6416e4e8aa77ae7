import type { AccountMatters } from '@tablee/contract/accounts/account-matters'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type RequestStateProps = { readonly request: NonNullable<AccountMatters['organizerRequest']> }

/** What was asked for, and what became of it. */
export function RequestState({ request }: RequestStateProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  if (request.refused) {
    return (
      <Notice tone="attention" title={t('accounts.access.refused', { date: date(new Date(request.refused.at)) })}>
        <p className="whitespace-pre-line wrap-anywhere">{request.refused.reason}</p>
        <p>{t('accounts.access.refusedText')}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={t('accounts.access.sent', { date: date(new Date(request.askedAt)) })}>
      {request.text === '' ? null : <p className="whitespace-pre-line wrap-anywhere">« {request.text} »</p>}
      <p>{t('accounts.access.sentText')}</p>
    </Notice>
  )
}
