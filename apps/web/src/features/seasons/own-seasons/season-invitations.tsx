import type { SeasonInvitation } from '@tablee/contract/seasons/public-season'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAnswerInvitation, useReturnToSeason } from '../api/shared-seasons.ts'

type SeasonInvitationsProps = { readonly invitations: readonly SeasonInvitation[] }

/** Seasons of other shops that one may join, or come back to, with what is shared. */
export function SeasonInvitations({ invitations }: SeasonInvitationsProps) {
  return invitations.map((invitation, at) => (
    <Invitation key={invitation.id} invitation={invitation} isFirst={at === 0} />
  ))
}

type InvitationProps = { readonly invitation: SeasonInvitation; readonly isFirst: boolean }

function Invitation({ invitation, isFirst }: InvitationProps) {
  const { id, slug, name, shop, shopsCount, hasLeft } = invitation
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section wrap-anywhere">
        {t(hasLeft ? 'seasonShops.invitation.leftTitle' : 'seasonShops.invitation.title', { name })}
      </h2>
      <p className="wrap-anywhere">{t('seasonShops.invitation.from', { shop: shop.name, count: shopsCount })}</p>
      {hasLeft ? null : (
        <ul className="grid list-disc gap-1 ps-5 text-muted">
          {(['events', 'names', 'rules', 'leave'] as const).map((each) => (
            <li key={each}>{t(`seasonShops.invitation.terms.${each}`, { shop: shop.name })}</li>
          ))}
        </ul>
      )}
      {slug === null ? null : (
        <Link to="/saison/$slug" params={{ slug }} className="min-h-11 justify-self-start py-2 font-semibold underline">
          {t('seasonShops.invitation.look')}
        </Link>
      )}
      {hasLeft ? <Return seasonId={id} /> : <Answer seasonId={id} name={name} shop={shop.name} isFirst={isFirst} />}
    </Card>
  )
}

type AnswerProps = {
  readonly seasonId: string
  readonly name: string
  readonly shop: string
  readonly isFirst: boolean
}

function Answer({ seasonId, name, shop, isFirst }: AnswerProps) {
  const { t } = useTranslation()
  const answer = useAnswerInvitation()
  const send = async (isAccepted: boolean) => {
    if ((await answer.send({ seasonId, isAccepted })) === null) return
    notify.success({
      title: t(isAccepted ? 'seasonShops.invitation.joined' : 'seasonShops.invitation.declined', { name, shop }),
    })
  }
  return (
    <>
      <ActFailure act={answer} title={t('seasons.put.failed')} isTap />
      <div className="flex flex-wrap gap-2">
        <Button variant={isFirst ? 'primary' : 'secondary'} isBusy={answer.isSending} onClick={() => void send(true)}>
          {t('seasonShops.invitation.join')}
        </Button>
        <Button variant="secondary" disabled={answer.isSending} onClick={() => void send(false)}>
          {t('seasonShops.invitation.decline')}
        </Button>
      </div>
    </>
  )
}

function Return({ seasonId }: { readonly seasonId: string }) {
  const { t } = useTranslation()
  const back = useReturnToSeason()
  return (
    <>
      <ActFailure act={back} title={t('seasons.put.failed')} isTap />
      <Button
        variant="secondary"
        className="sm:justify-self-start"
        isBusy={back.isSending}
        onClick={() => void back.send({ seasonId, slug: null })}
      >
        {t('seasonShops.invitation.return')}
      </Button>
    </>
  )
}
