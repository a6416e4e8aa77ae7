import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { EventEntry, REGISTRATION_ID } from './event-entry.tsx'
import type { EventPlaces } from './event-places.ts'
import { JoinCard } from './join-card.tsx'
import { PlayersCard } from './players-card.tsx'

export type EnteringProps = {
  readonly tournament: Tournament
  readonly event: EventPlaces
  readonly isPlayer: boolean
  /** The code of the team whose link was opened. */
  readonly invitedTo: string | null
  /** Null if this device does not wait for a seat. */
  readonly waitingAs: string | null
  /** False for staff, who did not come to join. */
  readonly isFocusedFirst: boolean
  /** This device has become a player. */
  readonly onJoined: () => void
}

export type BeforeStartProps = EnteringProps & { readonly own: PlayerId | null }

/** What a tournament is, who comes, and the way in. */
export function BeforeStart({ own, ...entering }: BeforeStartProps) {
  const { tournament, event, isPlayer, isFocusedFirst, invitedTo } = entering
  if (tournament.announcement) {
    const wayIn = <EventEntry {...{ tournament, event, invitedTo }} />
    return <Poster {...{ tournament, event, wayIn, own }} canRegister={isFocusedFirst && !isPlayer} />
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {isPlayer ? null : <JoinCard {...entering} />}
        <PlayersCard tournament={tournament} own={own} />
      </div>
      <ShareCard code={tournament.code} announcement={null} />
    </div>
  )
}

type PosterProps = Pick<BeforeStartProps, 'tournament' | 'event' | 'own'> & {
  readonly wayIn: ReactNode
  readonly canRegister: boolean
}

/** An event before the start: the announcement, with the registration beside it, or below on a phone. */
function Poster({ tournament, event, wayIn, own, canRegister }: PosterProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:items-start lg:gap-x-10">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {event.ownRegistration(tournament, canRegister ? <ToRegistration /> : null)}
        {event.details(tournament, event.waiting(tournament))}
        {event.seasons(tournament)}
      </div>
      <div className="contents gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-[minmax(0,1fr)]">
        {wayIn}
        <div className="max-lg:order-last">
          <ShareCard code={tournament.code} announcement={tournament.announcement} />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <PlayersCard tournament={tournament} own={own} />
        {tournament.registrationRules.deck === 'none' ? null : event.decklists(tournament)}
      </div>
    </div>
  )
}

/** On a phone, a link to the registration below. */
function ToRegistration() {
  const { t } = useTranslation()
  return (
    <a href={`#${REGISTRATION_ID}`} className={`${buttonClass({ size: 'large' })} sm:hidden`}>
      {t('tournament.event.toRegistration')}
    </a>
  )
}

function ShareCard({ code, announcement }: Pick<Tournament, 'code' | 'announcement'>) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="share-title" className="grid gap-4 max-[22rem]:px-2">
      <h2 id="share-title" className="text-center text-section">
        {t(announcement ? 'registrations.share.title' : 'tournament.share.title')}
      </h2>
      <ShareCode code={code} isEvent={announcement !== null} />
    </Card>
  )
}
