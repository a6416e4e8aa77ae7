import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { DecklistPublication } from './decklist-publication.tsx'
import { EntryPasswordCard } from './entry-password-card.tsx'
import { EventSettingsForm } from './event-settings-form.tsx'
import { RoundPlan } from './round-plan.tsx'

type EventSettingsTabProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** The announcement and the password until the start, the number of rounds until the finish, the decklists after it. */
export function EventSettingsTab({ tournament, access }: EventSettingsTabProps) {
  const { t } = useTranslation()
  const { announcement, phase } = tournament
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      {phase.kind === 'finished' ? (
        <DecklistPublication tournament={tournament} access={access} />
      ) : (
        <RoundPlan key={tournament.plannedRounds} tournament={tournament} access={access} />
      )}
      {announcement ? <EventSettingsForm tournament={tournament} announcement={announcement} access={access} /> : null}
      <EntryPasswordCard tournament={tournament} access={access} />
      <Link to="/tournament/$code" params={{ code: tournament.code }} className={buttonClass({ variant: 'secondary' })}>
        {t('tournament.toTournament')}
      </Link>
    </div>
  )
}
