import { createFileRoute } from '@tanstack/react-router'
import { MyEvents } from '../../features/registrations/my-events/my-events.tsx'
import { type PlayedEvent, phaseOf } from '../../features/registrations/my-events/played-event.ts'
import { type SavedPlay, useSavedPlays } from '../../features/tournaments/api/own/saved-tournaments.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'
import { askForMyEvents } from '../route-loading.ts'

export const Route = createFileRoute('/my-events')({ loader: askForMyEvents, component: MyEventsRoute })

function MyEventsRoute() {
  const { t } = useTranslation()
  const { plays, query } = useSavedPlays()
  return (
    <Page title={t('registrations.mine.title')} width="reading">
      <MyEvents
        saved={{
          events: plays?.map(playedEvent),
          error: plays ? null : query.error,
          retry: () => void query.refetch(),
        }}
      />
    </Page>
  )
}

function playedEvent({ $id: id, code, name, playerName, tournamentDate: date, ...flags }: SavedPlay): PlayedEvent {
  return {
    id,
    code,
    name,
    playerName,
    phase: phaseOf(flags),
    date,
    standing: null,
    waitingPosition: null,
    result: null,
  }
}
