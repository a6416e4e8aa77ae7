import type { OwnShop } from '@tablee/contract/shops/own-shop'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CloseShopDialog } from './close-shop-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveShopDialog } from './leave-shop-dialog.tsx'

type Way = 'handOver' | 'leave' | 'close'

/** The last organizer hands over or closes the shop; others may just leave. */
export function LeavingCard({ shop }: { readonly shop: OwnShop }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [way, setWay] = useState<Way | null>(null)
  const isOrganizer = shop.role === 'organizer'
  const mayLeave = !isOrganizer || shop.members.some(({ role, isMe }) => role === 'organizer' && !isMe)
  const end = () => setWay(null)
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.leave.title')}
      </h2>
      {mayLeave ? <p className="text-muted">{t('shops.leave.text')}</p> : null}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {isOrganizer ? (
          <Button variant="secondary" onClick={() => setWay('handOver')}>
            {t('shops.leave.handOver')}
          </Button>
        ) : null}
        {mayLeave ? (
          <Button variant="danger" onClick={() => setWay('leave')}>
            {t('shops.leave.action')}
          </Button>
        ) : null}
        {isOrganizer ? (
          <Button variant="danger" onClick={() => setWay('close')}>
            {t('shops.leave.close')}
          </Button>
        ) : null}
      </div>
      <InviteDialog isHandOver isOpen={way === 'handOver'} onClose={end} />
      <LeaveShopDialog name={shop.name} isOpen={way === 'leave'} onClose={end} />
      <CloseShopDialog name={shop.name} isOpen={way === 'close'} onClose={end} />
    </Card>
  )
}
