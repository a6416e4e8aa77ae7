import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { canComeBack, type OwnRegistration, useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { ErasedOn } from '../registration-form/erased-on.tsx'
import { AmendDialog } from './amend-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { EventNews } from './event-news.tsx'
import { LookAtMailbox } from './look-at-mailbox.tsx'
import { OwnArrival } from './own-arrival.tsx'
import { OwnDecklist } from './own-decklist.tsx'
import { type Standing, standingOf, standingText } from './standing.ts'

const TONES: Record<Standing, BadgeTone> = {
  pending: 'amber',
  waiting: 'amber',
  confirmed: 'felt',
  present: 'felt',
  cancelled: 'neutral',
  dropped: 'neutral',
  leftOut: 'neutral',
}

/** The heading that reading continues at after registering. */
export const OWN_REGISTRATION_ID = 'own-registration'

type OfTournament = { readonly tournament: Tournament; readonly decklists: DecklistSlots }

/** `otherwise` is shown without a registration, and after a cancelled one. */
export function OwnRegistrationOf({ otherwise, ...of }: OfTournament & { readonly otherwise: ReactNode }) {
  const own = useOwnRegistration(of.tournament, useRegistrations(of.tournament).data)
  return (
    <>
      {own ? <OwnRegistrationCard own={own} {...of} /> : null}
      {own === null || canComeBack(own) ? otherwise : null}
    </>
  )
}

/** Its state, and what can still be changed. */
function OwnRegistrationCard({ tournament, own, decklists }: OfTournament & { readonly own: OwnRegistration }) {
  const { t } = useTranslation()
  const { registration } = own
  const standing = standingOf(registration, isWaiting(tournament))
  const isOver = useIsPast(tournament.registrationRules.closesAt)
  const place = useOrdinal()(registration.waitingPosition ?? 0)
  const text = t(standingText(standing, { tournament, isOver }), { place })
  const isActive = standing !== 'cancelled' && standing !== 'dropped'
  const canChange = isActive && isWaiting(tournament)
  return (
    <Card as="section" aria-labelledby={OWN_REGISTRATION_ID} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={OWN_REGISTRATION_ID} tabIndex={-1} className="scroll-mt-40 text-section">
          {t('registrations.own.title')}
        </h2>
        <Badge tone={TONES[standing]}>{t(`registrations.own.${standing}`, { place })}</Badge>
      </div>
      <PlayerName name={registration.playerName} isStrong className="text-lg" />
      {registration.teamName ? (
        <p className="-mt-3 text-muted">{t('registrations.team.own', { team: registration.teamName })}</p>
      ) : null}
      <OwnArrival tournament={tournament} own={own} />
      <div className="grid gap-1">
        <p aria-live="polite" className="max-w-prose">
          {text}
        </p>
        {registration.hasPaid ? <p className="text-muted">{t('registrations.own.settled')}</p> : null}
        {registration.shownAs === null ? null : (
          <p className="max-w-prose text-muted">
            {t(isNumberName(registration.shownAs) ? 'registrations.own.hidden' : 'youth.othersRead', {
              name: registration.shownAs,
            })}
          </p>
        )}
      </div>
      {isActive ? <ErasedOn tournament={tournament} /> : null}
      {isActive ? <LookAtMailbox own={own} /> : null}
      {isActive ? (
        <OwnDecklist
          tournament={tournament}
          own={own}
          decklists={decklists}
          canChange={canChange}
          request={tournament.registrationRules.deck}
        />
      ) : null}
      {isActive ? <EventNews tournamentId={tournament.id} playerId={own.playerId} /> : null}
      {canChange ? (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <AmendDialog tournament={tournament} own={own} />
          <CancelDialog own={own} isOver={isOver} />
        </div>
      ) : null}
    </Card>
  )
}
