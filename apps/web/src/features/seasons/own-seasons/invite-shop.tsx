import type { Sharing } from '@tablee/contract/seasons/season-shops'
import { MOST_SEASON_SHOPS } from '@tablee/domain/seasons/season-shops'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useInviteShop, useLeaveSeason, useShopsToInvite } from '../api/shared-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'

type InviteShopProps = { readonly seasonId: string; readonly shops: Sharing['shops'] }

/** By name or town; one tap invites, another takes it back. */
export function InviteShop({ seasonId, shops }: InviteShopProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const invite = useInviteShop()
  const withdraw = useLeaveSeason()
  const undo = useUndo()
  const there = new Set(shops.filter(({ state }) => state !== 'out').map(({ slug }) => slug))
  const { shops: known, state } = useShopsToInvite(typed)
  const found = known.filter(({ slug }) => !there.has(slug))
  if (there.size >= MOST_SEASON_SHOPS) return <p className="text-muted">{t('seasonShops.full')}</p>
  const send = async ({ slug, name }: { readonly slug: string; readonly name: string }) => {
    if ((await invite.send({ seasonId, slug })) === null) return
    setTyped('')
    undo(t('seasonShops.invited', { name }), () => withdraw.send({ seasonId, slug, takesEvents: false }))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextInput
        type="search"
        label={t('seasonShops.find')}
        hint={t('seasonShops.findHint')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <ActFailure act={invite} title={t('seasons.put.failed')} isTap />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
        {found.map((shop) => (
          <li key={shop.slug}>
            <Button
              variant="quiet"
              isWide
              className="justify-start! text-start!"
              disabled={invite.isSending}
              onClick={() => void send(shop)}
            >
              <span className="grid min-w-0 wrap-anywhere">
                {t('seasonShops.invite', { name: shop.name })}
                {shop.location === null ? null : (
                  <span className="text-sm font-normal text-muted">{shop.location}</span>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {state === 'failed' || (state === 'told' && found.length === 0) ? (
        <p role="status" className="text-muted">
          {t(state === 'failed' ? 'tournament.failure.unread' : 'seasonShops.noneFound')}
        </p>
      ) : null}
    </div>
  )
}
