import type { Sharing } from '@tablee/contract/seasons/season-shops'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OwnSeason } from '../api/own-seasons.ts'
import { useInviteShop, useLeaveSeason, useReturnToSeason } from '../api/shared-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'
import { InviteShop } from './invite-shop.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

type Shop = Sharing['shops'][number]
type ShopsOfSeasonProps = { readonly own: OwnSeason }

/** Whose events count; who runs the season invites, and either side ends it. */
export function ShopsOfSeason({ own: { season, sharing } }: ShopsOfSeasonProps) {
  const { t } = useTranslation()
  if (!sharing) return null
  const { isOwner, shops } = sharing
  return (
    <>
      <p className="text-muted">{t(isOwner ? 'seasonShops.text' : 'seasonShops.guestText')}</p>
      {shops.length > 1 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {shops.map((shop) => (
            <li key={shop.slug}>
              <ShopRow seasonId={season.id} isOwner={isOwner} shop={shop} />
            </li>
          ))}
        </ul>
      ) : null}
      {isOwner ? <InviteShop seasonId={season.id} shops={shops} /> : null}
    </>
  )
}

type ShopRowProps = { readonly seasonId: string; readonly isOwner: boolean; readonly shop: Shop }

function ShopRow({ seasonId, isOwner, shop }: ShopRowProps) {
  const { slug, name, state } = shop
  const { t } = useTranslation()
  return (
    <div className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to="/lieu/$slug"
            params={{ slug }}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline wrap-anywhere"
          >
            {name}
          </Link>
          {state === 'in' ? null : (
            <Badge tone={state === 'invited' ? 'amber' : 'neutral'}>{t(`seasonShops.state.${state}`)}</Badge>
          )}
        </span>
        <ShopAct seasonId={seasonId} isOwner={isOwner} shop={shop} />
      </div>
    </div>
  )
}

function ShopAct({ seasonId, isOwner, shop }: ShopRowProps) {
  const { slug, name, state, mayReturn, isOwn } = shop
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const leave = useLeaveSeason()
  const back = useReturnToSeason()
  const invite = useInviteShop()
  const undo = useUndo()
  if (state === 'in' && (isOwner || isOwn)) {
    return (
      <>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={isOwn ? undefined : t('seasonShops.removeNamed', { name })}
          onClick={() => setAsked(true)}
        >
          {t(isOwn ? 'seasonShops.leave' : 'seasonShops.remove')}
        </Button>
        <LeaveDialog seasonId={seasonId} shop={shop} isOpen={isAsked} onClose={() => setAsked(false)} />
      </>
    )
  }
  if (state === 'invited' && isOwner) {
    const withdraw = async () => {
      if ((await leave.send({ seasonId, slug, takesEvents: false })) === null) return
      undo(t('seasonShops.withdrawn', { name }), () => invite.send({ seasonId, slug }))
    }
    return (
      <>
        <Button
          variant="secondary"
          isBusy={leave.isSending}
          aria-label={t('seasonShops.withdrawNamed', { name })}
          onClick={() => void withdraw()}
        >
          {t('seasonShops.withdraw')}
        </Button>
        <ActFailure act={leave} title={t('seasons.put.failed')} isTap />
      </>
    )
  }
  return mayReturn ? (
    <>
      <Button
        variant="secondary"
        isBusy={back.isSending}
        aria-label={t('seasonShops.returnNamed', { name })}
        onClick={() => void back.send({ seasonId, slug })}
      >
        {t('seasonShops.return')}
      </Button>
      <ActFailure act={back} title={t('seasons.put.failed')} isTap />
    </>
  ) : null
}
