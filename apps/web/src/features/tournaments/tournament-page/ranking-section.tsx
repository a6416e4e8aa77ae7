import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EndCard } from '../ending/end-card.tsx'
import { SaveStandings } from '../spreadsheet/save-buttons.tsx'
import { asRanked } from '../standings-table/as-ranked.ts'
import { type RankedThrough, rankedRound, useLiveStandings } from '../standings-table/live-standings.ts'
import { Rankings } from '../standings-table/rankings.tsx'
import type { DeckNames } from '../standings-table/row-names.tsx'
import { SHOWN_FIRST } from '../standings-table/standings-table.tsx'
import { CutRace } from '../top-cut/cut-race.tsx'
import { useCutRoundName } from '../tournament-frame/round-name.ts'

type RankingSectionProps = {
  readonly tournament: Tournament
  readonly own: PlayerId | null
  /** Staff may see the current round's ranking. */
  readonly mayLookAhead?: boolean
  readonly isNarrow?: boolean
  /** Public ones. */
  readonly decks?: DeckNames | null
  /** At the end, for those who may restart. */
  readonly again?: ReactNode
}

/** After the last complete round, or final with podium. */
export function RankingSection({
  tournament,
  own,
  mayLookAhead = false,
  isNarrow = false,
  decks = null,
  again = null,
}: RankingSectionProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isAhead, setIsAhead] = useState(false)
  const isBetweenRounds = lastCompleteRound(tournament) === currentRound(tournament)
  const through = isAhead && !isBetweenRounds ? 'now' : 'complete'
  const standings = useLiveStandings(tournament, through)
  const round = rankedRound(tournament, through)
  const isFinal = isFinished(tournament)
  const title = useTitle(tournament, through)
  return (
    <>
      {isFinal ? <EndCard tournament={tournament} standings={standings} own={own} again={again} /> : null}
      <Card
        as="section"
        aria-labelledby={titleId}
        {...(isNarrow && standings.length > 0 ? { 'data-narrow-card': '' } : {})}
        className={classNames('grid gap-3', standings.length > SHOWN_FIRST && 'table-drawn-in-sight')}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className={isNarrow ? 'text-lg' : 'text-section'}>
            {title}
          </h2>
          {mayLookAhead && !isBetweenRounds ? (
            <Button
              variant={isAhead ? 'felt' : 'secondary'}
              aria-pressed={isAhead}
              onClick={() => setIsAhead((before) => !before)}
            >
              {t('tournament.standings.withOpenRound')}
            </Button>
          ) : null}
        </div>
        {standings.length === 0 ? <p className="text-muted">{t('tournament.standings.notYet')}</p> : null}
        {standings.length === 0 ? null : (
          <Rankings
            caption={title}
            standings={standings}
            tournament={asRanked(tournament, round)}
            through={round}
            own={own}
            isNarrow={isNarrow}
            decks={decks}
            isForStaff={mayLookAhead && tournament.announcement !== null}
          />
        )}
        {standings.length === 0 || isNarrow ? null : <SaveStandings tournament={tournament} standings={standings} />}
      </Card>
      {isNarrow ? null : <CutRace tournament={inEntrants(tournament)} own={own} />}
    </>
  )
}

function useTitle(tournament: Tournament, through: RankedThrough): string {
  const { t } = useTranslation()
  const round = rankedRound(tournament, through)
  const cutRound = useCutRoundName(tournament)(round)
  if (isFinished(tournament)) return t('tournament.standings.finalTitle')
  if (through === 'now') return t('tournament.standings.liveTitle')
  if (round === 0) return t('tournament.standings.title')
  return cutRound === null
    ? t('tournament.standings.afterRound', { round })
    : t('cut.standingsAfter', { name: cutRound })
}
