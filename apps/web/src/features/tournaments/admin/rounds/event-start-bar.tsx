import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStartNote } from '../../structure/use-start-note.ts'
import { AskSeedsAhead } from '../../top-cut/season-seeds.tsx'
import { ActionBar } from '../action-bar.tsx'
import { DraftSteps, useDraftNote } from '../draft/draft-steps.tsx'
import { StartEvent } from './start-event.tsx'

type EventStartBarProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly absence: ReactNode
  readonly onStarted: () => void
}

export function EventStartBar({ tournament, access, absence, onStarted }: EventStartBarProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = activePlayers(tournament, 1).length
  const { canStart, note } = useStartNote(tournament, count)
  const draft = draftToCome(tournament)
  const draftNote = useDraftNote(draft, 1)
  const button = (isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      className="min-h-12"
      disabled={!canStart}
      aria-describedby="start-note"
      onClick={() => setIsOpen(true)}
    >
      {draft ? t('draft.desk.round', { round: 1 }) : t('admin.start.button')}
    </Button>
  )
  return (
    <ActionBar
      note={
        <p id="start-note">
          {draftNote ?? note ?? (canStart ? t('eventAdmin.start.ready', { count }) : t('eventAdmin.start.needTwo'))}
        </p>
      }
    >
      {draft ? (
        <DraftSteps {...{ tournament, access, absence }} stage={draft} round={button} onDone={onStarted} />
      ) : (
        button(true)
      )}
      <AskSeedsAhead tournament={tournament} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('eventAdmin.start.title')}
        description={t('eventAdmin.start.text')}
        closeLabel={t('tournament.close')}
      >
        <StartEvent
          tournament={tournament}
          access={access}
          absence={absence}
          onClose={() => setIsOpen(false)}
          onStarted={onStarted}
        />
      </Dialog>
    </ActionBar>
  )
}
