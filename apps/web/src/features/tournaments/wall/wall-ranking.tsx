import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PodiumSteps } from '../ending/podium-steps.tsx'
import { usePodium } from '../ending/use-podium.ts'
import { goingOn } from '../standings-table/going-on.ts'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { isInGroups } from '../standings-table/own-group.ts'
import { placeTexts } from '../standings-table/place-text.ts'
import { placesByLot } from '../standings-table/places-by-lot.ts'
import { type PodRanking, podRankings } from '../standings-table/pod-rankings.ts'
import { useRankingTitle } from '../standings-table/use-ranking-title.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import { WallFoot } from './wall-foot.tsx'
import type { WallLine } from './wall-line.tsx'
import { WallRows } from './wall-rows.tsx'

type SceneProps = { readonly tournament: Tournament }

export function RankingPages({ tournament }: SceneProps) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const lines = useStandingLines(tournament, standings)
  const { round, recommended } = roundCount(tournament)
  const rankings = rankingsByPlayer(tournament, standings)
  const end = isInGroups(tournament) ? 'structure.groups.wallLastRound' : 'wall.lastRound'
  const last = partsToCome(tournament).length > 0 ? 'parts.planned.lastRound' : end
  return (
    <WallRows lines={lines(standings)} beginnings={(pages) => groupsOrPlaces(pages, rankings)}>
      <span className="min-w-0 truncate">{t(round < recommended ? 'wall.nextRound' : last)}</span>
    </WallRows>
  )
}

/** Of groups, in which places begin again and again, each page's first group. */
function groupsOrPlaces(
  pages: readonly (readonly WallLine[])[],
  rankings: ReadonlyMap<string, PodRanking>,
): readonly string[] {
  const groups = pages.map(([first]) => (first && rankings.get(first.key)?.group) ?? null)
  return places(pages).map((place, page) => groups[page] ?? place)
}

/** Each page's first place, or the word instead. */
function places(pages: readonly (readonly WallLine[])[]): readonly string[] {
  return pages.map(([first]) => first?.lead ?? '')
}

/** In a cut words replace numbers, in an equally wide column, so that names align. */
function useStandingLines(tournament: Tournament, standings: readonly Standing[]) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const going = goingOn(tournament, lastCompleteRound(tournament))
  const byLot = placesByLot(tournament)
  const placeText = placeTexts(standings, tournament)
  const isCut = reach !== null && !reach.isAlone
  const titleOf = useRankingTitle()
  const podOf = rankingsByPlayer(tournament, standings)
  // Next to the podium a row has room for two things.
  const isAtEnd = isFinished(tournament)
  const lineOf = (row: Standing): WallLine => {
    const words = reach?.of(row) ?? null
    const goesOn = going?.of(row.playerId) ?? null
    const number = reach?.hasPlace(row) === false ? '–' : placeText(row)
    const ranking = podOf.get(row.playerId)
    const points = reach?.isAlone ? words : t('wall.points', { count: row.points })
    return {
      key: row.playerId,
      lead: isCut ? (words ?? number) : number,
      leadWidth: isCut ? WORD_WIDTH : NUMBER_WIDTH,
      name: names.get(row.playerId) ?? '',
      isStrong: going ? goesOn !== null : row.rank <= 8,
      end: (isCut && isAtEnd) || points === null ? null : { kind: 'points', text: points },
      other: null,
      mark:
        [
          ...(ranking === undefined || ranking.pod === null ? [] : [titleOf(ranking)]),
          ...(goesOn ? [t(`structure.groups.${going?.isSure ? 'sure' : 'now'}.${goesOn}`)] : []),
          ...(byLot.has(row.playerId) ? [t('tournament.standings.byLot')] : []),
        ].join(' · ') || null,
    }
  }
  return (rows: readonly Standing[]) => rows.map(lineOf)
}

/** Empty where all stand in one ranking. */
function rankingsByPlayer(tournament: Tournament, standings: readonly Standing[]): ReadonlyMap<string, PodRanking> {
  const rankings = podRankings({ tournament, through: lastCompleteRound(tournament) }, standings) ?? []
  return new Map(rankings.flatMap((ranking) => ranking.rows.map(({ playerId }) => [playerId, ranking] as const)))
}

const WORD_WIDTH = 5.6
const NUMBER_WIDTH = 1.8

/** The first three on steps as high as the room; others beside them. */
export function PodiumScene({ tournament }: SceneProps) {
  const standings = useLiveStandings(tournament)
  const steps = usePodium(tournament, standings)
  const lines = useStandingLines(tournament, standings)
  const onSteps = new Set(steps.flatMap(({ places }) => places.map(({ key }) => key)))
  const behind = standings.filter(({ playerId }) => !onSteps.has(playerId))
  if (steps.length === 0) return null
  return (
    <>
      <div
        className={classNames(
          'grid min-h-0 flex-1 gap-[calc(var(--unit)*2)]',
          behind.length > 0 &&
            'landscape:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] portrait:grid-rows-[auto_minmax(0,1fr)] max-sm:landscape:grid-cols-1',
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
            <WallRows lines={lines(behind)} beginnings={places} />
          </div>
        )}
      </div>
      {behind.length === 0 ? <WallFoot /> : null}
    </>
  )
}
