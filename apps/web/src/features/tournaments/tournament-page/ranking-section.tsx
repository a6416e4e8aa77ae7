import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { lastCompleteRound } from '@tablee/domain/tournaments/round-progress'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { SaveStandings } from '../spreadsheet/save-buttons.tsx'
import { type RankedThrough, rankedRound, useLiveStandings } from '../standings-table/live-standings.ts'
import { placesByLot } from '../standings-table/places-by-lot.ts'
import { type DeckNames, SHOWN_FIRST, StandingsTable } from '../standings-table/standings-table.tsx'
import { useMerit } from '../standings-table/use-reach.ts'
import { CutRace } from '../top-cut/cut-race.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'

type RankingSectionProps = {
  readonly tournament: Tournament
  readonly own: PlayerId | null
  /** Whoever runs the tournament may look at the round being played. */
  readonly mayLookAhead?: boolean
  /** It stands in a column of its own beside something else. */
  readonly isNarrow?: boolean
  /** Those that everybody may read. */
  readonly decks?: DeckNames | null
}

/** The ranking after the last complete round, or the final one with its podium. */
export function RankingSection({
  tournament,
  own,
  mayLookAhead = false,
  isNarrow = false,
  decks = null,
}: RankingSectionProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isAhead, setIsAhead] = useState(false)
  const isBetweenRounds = lastCompleteRound(tournament) === currentRound(tournament)
  const through = isAhead && !isBetweenRounds ? 'now' : 'complete'
  const standings = useLiveStandings(tournament, through)
  const isFinal = isFinished(tournament)
  const title = useTitle(tournament, through)
  return (
    <>
      {isFinal ? <Podium tournament={tournament} standings={standings} /> : null}
      <Card
        as="section"
        aria-labelledby={titleId}
        className={classNames('grid gap-3', standings.length > SHOWN_FIRST && 'table-drawn-in-sight')}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="text-xl">
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
          <StandingsTable
            caption={title}
            standings={standings}
            tournament={tournament}
            through={rankedRound(tournament, through)}
            own={own}
            isNarrow={isNarrow}
            decks={decks}
            isForOrganizer={mayLookAhead && tournament.announcement !== null}
          />
        )}
        {standings.length === 0 || isNarrow ? null : <SaveStandings tournament={tournament} standings={standings} />}
      </Card>
      {isNarrow ? null : <CutRace tournament={tournament} own={own} />}
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

type PodiumProps = { readonly tournament: Tournament; readonly standings: readonly Standing[] }

/** Who won, and the two behind. */
function Podium({ tournament, standings }: PodiumProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const merit = useMerit(tournament, (count) => t('tournament.own.points', { count }))
  const best = standings.filter(({ rank }, place) => place < 3 || rank <= 3)
  const [first, ...others] = best
  if (!first) return null
  const byLot = placesByLot(tournament)
  const shared = best.filter(({ rank }) => rank === 1).length
  const behind = shared > 1 ? best : others
  const rounds = t('tournament.standings.rounds', { count: tournament.rounds.length })
  return (
    <Mat aria-labelledby="podium-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-3 sm:gap-4">
        <Trophy aria-hidden="true" className="size-8 shrink-0 max-[22rem]:hidden sm:size-10" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <h2 id="podium-title" className="line-clamp-3 text-lg large-text:line-clamp-none sm:text-2xl">
            <PlayerName
              name={
                shared > 1
                  ? t('tournament.standings.sharedFirst', { count: shared })
                  : t('tournament.standings.winner', { name: names.get(first.playerId) ?? '' })
              }
            />
          </h2>
          <p className="text-lg tabular-nums">
            {structureOf(tournament) === 'elimination'
              ? rounds
              : t('tournament.standings.winnerHelp', { count: first.points, rounds })}
            {byLot.has(first.playerId) ? `, ${t('tournament.standings.byLot')}` : ''}
          </p>
        </div>
      </div>
      {behind.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-mat-line pt-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {behind.map((row) => (
            <PodiumRow
              key={row.playerId}
              name={names.get(row.playerId) ?? ''}
              rank={row.rank}
              merit={merit(row)}
              isByLot={byLot.has(row.playerId)}
            />
          ))}
        </ul>
      )}
    </Mat>
  )
}

type PodiumRowProps = {
  readonly name: string
  readonly rank: number
  readonly merit: string
  readonly isByLot: boolean
}

function PodiumRow({ name, rank, merit, isByLot }: PodiumRowProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return (
    <li className="flex min-h-10 items-baseline gap-x-3 py-1 large-text:flex-wrap">
      <span className="w-8 shrink-0 font-display text-lg font-bold tabular-nums large-text:w-auto">
        {ordinal(rank)}
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
        <PlayerName name={name} className="text-lg" />
        {isByLot ? <span className="text-sm">{t('tournament.standings.byLot')}</span> : null}
      </span>
      <span className="shrink-0 tabular-nums">{merit}</span>
    </li>
  )
}
