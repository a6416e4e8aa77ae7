import { PAST_EVENTS_TOGETHER, PAST_OPPONENTS_TOGETHER } from '@tablee/contract/past/past-page'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import type { Past, PastFilter, PastSeason } from '../api/past-view.ts'
import { PastEvents } from './past-events.tsx'
import { PastFilterFields } from './past-filter-fields.tsx'
import { PastDecks, PastFormats, PastOpponents } from './past-records.tsx'
import { PastSeasons } from './past-seasons.tsx'
import { PastSums } from './past-sums.tsx'

/** Of each list, so that a phone reaches what stands below. */
const FIRST_SHOWN = 12

type PastResultsProps = {
  readonly past: Past
  readonly seasons: readonly PastSeason[]
  readonly filter: PastFilter
  readonly onFilter: (filter: PastFilter) => void
  readonly isOwn: boolean
  readonly isAsking: boolean
  /** Reads on: events and opponents at once. */
  readonly onReadMore: () => void
  readonly children?: ReactNode
}

/** Figures, events, opponents and decks of the chosen game and year. */
export function PastResults({ past, filter, onFilter, children, ...rest }: PastResultsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PastFilterFields games={past.games} years={past.years} filter={filter} onFilter={onFilter} />
      {past.eventsCount === 0 ? (
        <EmptyState
          drawing="nothingFound"
          title={t('past.filter.none')}
          action={
            <Button variant="secondary" onClick={() => onFilter({ game: null, year: null })}>
              {t('past.filter.showAll')}
            </Button>
          }
        />
      ) : (
        <Results key={`${filter.game} ${filter.year}`} past={past} {...rest} />
      )}
      {children}
    </>
  )
}

function Results({
  past,
  seasons,
  isOwn,
  isAsking,
  onReadMore,
}: Omit<PastResultsProps, 'filter' | 'onFilter' | 'children'>) {
  const [events, setEvents] = useState(FIRST_SHOWN)
  const [opponents, setOpponents] = useState(FIRST_SHOWN)
  const moreEvents = () => {
    const wanted = events + PAST_EVENTS_TOGETHER
    if (past.events.length < Math.min(wanted, past.eventsCount)) onReadMore()
    setEvents(wanted)
  }
  const moreOpponents = () => {
    const wanted = opponents + PAST_OPPONENTS_TOGETHER
    if (past.opponents.length < Math.min(wanted, past.opponentsCount)) onReadMore()
    setOpponents(wanted)
  }
  return (
    <>
      <PastSums total={past.total} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PastEvents
          events={past.events.slice(0, events)}
          count={past.eventsCount}
          step={PAST_EVENTS_TOGETHER}
          isBusy={isAsking}
          onMore={moreEvents}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PastFormats formats={past.formats} />
          <PastDecks decks={past.decks} isOwn={isOwn} />
          <PastOpponents
            opponents={past.opponents.slice(0, opponents)}
            nameless={past.nameless}
            count={past.opponentsCount}
            step={PAST_OPPONENTS_TOGETHER}
            isBusy={isAsking}
            onMore={moreOpponents}
          />
          <PastSeasons seasons={seasons} />
        </div>
      </div>
    </>
  )
}
