import type { AccountMatters } from '@tablee/contract/accounts/account-matters'
import { mayAskAgainFrom } from '@tablee/domain/accounts/organizer-request'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type OrganizerRequest = NonNullable<AccountMatters['organizerRequest']>
type RequestStateProps = { readonly request: OrganizerRequest }

/** Refused, and too early to ask again. */
export function isPaused({ refused }: OrganizerRequest): boolean {
  return refused !== null && new Date() < mayAskAgainFrom(refused)
}

export function RequestState({ request }: RequestStateProps) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormats()
  if (request.refused) {
    return (
      <Notice tone="attention" title={t('accounts.access.refused', { date: date(new Date(request.refused.at)) })}>
        <p className="whitespace-pre-line wrap-anywhere">{request.refused.reason}</p>
        <p>
          {isPaused(request)
            ? t('accounts.access.refusedText', { date: dateTime(mayAskAgainFrom(request.refused)) })
            : t('accounts.access.refusedOver')}
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={t('accounts.access.sent', { date: date(new Date(request.askedAt)) })}>
      {request.text === '' ? null : (
        <p className="whitespace-pre-line wrap-anywhere">{t('accounts.access.word', { text: request.text })}</p>
      )}
      <p>{t('accounts.access.sentText')}</p>
    </Notice>
  )
}
