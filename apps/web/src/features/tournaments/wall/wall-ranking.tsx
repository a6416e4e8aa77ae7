import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { lastCompleteRound } from '@tablee/domain/tournaments/round-progress'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { PodiumSteps } from '../ending/podium-steps.tsx'
import { usePodium } from '../ending/use-podium.ts'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { placeTexts } from '../standings-table/place-text.ts'
import { placesByLot } from '../standings-table/places-by-lot.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import type { WallPage } from './wall-pages.ts'
import { WallRows } from './wall-rows.tsx'

type SceneProps = { readonly tournament: Tournament }

export function RankingPages({ tournament }: SceneProps) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const rowOf = useStandingRow(tournament, standings)
  const { round, recommended } = roundCount(tournament)
  const note = ({ rows, number, of }: WallPage<Standing>) => (
    <>
      <span className="min-w-0 truncate">{t(round < recommended ? 'wall.nextRound' : 'wall.lastRound')}</span>
      {of > 1 ? (
        <span className="shrink-0 font-semibold text-ink tabular-nums">
          {rows[0]?.rank} – {rows.at(-1)?.rank} · {number}/{of}
        </span>
      ) : null}
    </>
  )
  return (
    <WallRows rows={standings} rowKey={({ playerId }) => playerId} note={note}>
      {rowOf}
    </WallRows>
  )
}

/** Of a cut the words stand where the number does, in a column that holds them: names begin one below the other. */
function useStandingRow(tournament: Tournament, standings: readonly Standing[]) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const byLot = placesByLot(tournament)
  const placeText = placeTexts(standings, tournament)
  const isCut = reach !== null && !reach.isAlone
  // Beside the podium a row has room for two things.
  const isAtEnd = isFinished(tournament)
  return (row: Standing) => {
    const words = reach?.of(row) ?? null
    const number = reach?.hasPlace(row) === false ? '–' : placeText(row)
    return (
      <>
        <span
          className={classNames(
            'shrink-0 text-end font-display font-bold whitespace-nowrap tabular-nums',
            isCut ? 'min-w-[5.6em]' : 'min-w-[1.8em]',
          )}
        >
          {isCut ? (words ?? number) : number}
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-[1.2]">
          <PlayerName name={names.get(row.playerId) ?? ''} isOneLine isStrong={row.rank <= 8} />
          {byLot.has(row.playerId) ? (
            <span className="text-[0.5em] leading-none text-muted">{t('tournament.standings.byLot')}</span>
          ) : null}
        </span>
        {isCut && isAtEnd ? null : (
          <span className="shrink-0 tabular-nums">
            {reach?.isAlone ? words : t('wall.points', { count: row.points })}
          </span>
        )}
      </>
    )
  }
}

/** The first three on their steps, as high as the room is; beside them whoever comes behind. */
export function PodiumScene({ tournament }: SceneProps) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const steps = usePodium(tournament, standings)
  const rowOf = useStandingRow(tournament, standings)
  const behind = standings.filter(({ rank }) => rank > 3)
  if (steps.length === 0) return null
  return (
    <div
      className={classNames(
        'grid min-h-0 flex-1 gap-[calc(var(--unit)*2)]',
        behind.length > 0 &&
          'landscape:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] portrait:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <div className="mat flex min-h-0 rounded-card bg-mat p-[calc(var(--unit)*1.4)] text-on-mat">
        <PodiumSteps
          steps={steps}
          className="min-h-0 flex-1 self-stretch text-[length:calc(var(--unit)*1.9)] [--step:calc(var(--unit)*4.6)] portrait:[--step:calc(var(--unit)*7)] portrait:text-[length:calc(var(--unit)*2.6)]"
        />
      </div>
      {behind.length === 0 ? null : (
        <div className="flex min-h-0 min-w-0 flex-col">
          <WallRows
            rows={behind}
            rowKey={({ playerId }) => playerId}
            note={({ number, of }) =>
              of > 1 ? <span className="ms-auto tabular-nums">{t('wall.page', { number, of })}</span> : null
            }
          >
            {rowOf}
          </WallRows>
        </div>
      )}
    </div>
  )
}
