import { NotRead } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useShopInvitation } from '../api/own-shop.ts'
import { InvitationToAnswer } from './invitation-to-answer.tsx'

type ShopInvitationProps = { readonly code: string; readonly onAnswered: (isAccepted: boolean) => void }

/** Opened by an invitation's link. */
export function ShopInvitation({ code, onAnswered }: ShopInvitationProps) {
  const { t } = useTranslation()
  const query = useShopInvitation(code)
  const { data, error } = query
  if (code !== '' && !data && !error)
    return (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('shops.invitation.loading')} />
      </div>
    )
  if (error && isWorthRetrying(error))
    return <NotRead query={query} title={t('shops.invitation.page')} isMain headingLevel={1} />
  if (!data)
    return (
      <ErrorState headingLevel={1} title={t('shops.invitation.invalid')}>
        {t('shops.invitation.invalidText')}
      </ErrorState>
    )
  const { shop, isHandOver } = data
  return (
    <div className="grid gap-4">
      <h1 className="text-title wrap-anywhere">
        {t(isHandOver ? 'shops.invitation.handOverTitle' : 'shops.invitation.title', { shop })}
      </h1>
      <InvitationToAnswer invitation={data} code={code} onAnswered={onAnswered} />
    </div>
  )
}
