import type { OwnShopData } from '@tablee/contract/shops/own-shop'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { InvitationToAnswer } from './invitation-to-answer.tsx'

/** Shops that somebody is asked to hold, by the address of their account. */
export function ReceivedInvitations({ received }: Pick<OwnShopData, 'received'>) {
  const { t } = useTranslation()
  return received.map((invitation) => (
    <Card key={invitation.id} as="section" className="grid max-w-2xl gap-4">
      <h2 className="text-section wrap-anywhere">
        {t(invitation.isHandOver ? 'shops.invitation.handOverTitle' : 'shops.invitation.title', {
          shop: invitation.shop,
        })}
      </h2>
      <InvitationToAnswer invitation={invitation} />
    </Card>
  ))
}
