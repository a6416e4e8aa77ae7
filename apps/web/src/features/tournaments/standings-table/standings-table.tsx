import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { asOfRound } from '@tablee/domain/tournaments/kinds/part'
import type { CountedRules } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { isByMeetings } from '@tablee/domain/tournaments/standings/round-robin-order'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, useMemo, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { later } from '../../../ui/later.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Table, type TableDetail } from '../../../ui/table.tsx'
import { useRankingNote } from '../parts/use-part-text.ts'
import { LeftMatchesNote } from '../structure/left-matches-note.tsx'
import { goingOn } from './going-on.ts'
import { GoingOnLegend } from './going-on-mark.tsx'
import { DeckName, type DeckNames, useNames } from './row-names.tsx'
import { figureText, type MeantFigure, shownFigures } from './shown-figures.ts'
import { type StandingsRows, useReachColumns, useStandingsColumns } from './standings-columns.tsx'
import { useReach } from './use-reach.ts'

export type StandingsTableProps = {
  readonly caption: string
  readonly standings: readonly Standing[]
  readonly tournament: Tournament
  /** The last round counted. */
  readonly through: RoundNumber
  readonly own: PlayerId | null
  /** In a narrow column, whatever the screen's width. */
  readonly isNarrow?: boolean
  readonly decks?: DeckNames | null
  /** For event staff: columns in the specification's order, tiebreakers numbered. */
  readonly isForStaff?: boolean
  /** Left out below all but the last of several. */
  readonly hasLegend?: boolean
}

/** Longer rankings are collapsed to the first rows and one's own. */
export const SHOWN_FIRST = 24

/** On narrow screens a row is one line; tapping the name opens its tiebreakers. */
export const StandingsTable = memo(function StandingsTable(props: StandingsTableProps) {
  const { caption, standings, tournament, through, own, isNarrow = false, decks = null, isForStaff = false } = props
  const { hasLegend = true } = props
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const reach = useReach(tournament, through)
  const all = useMemo(() => reach?.withUnranked(standings) ?? standings, [reach, standings])
  const isLong = all.length > SHOWN_FIRST
  const rows = isLong && !isWhole ? all.filter(({ playerId }, place) => place < SHOWN_FIRST || playerId === own) : all
  const at = useMemo(() => asOfRound(tournament, through), [tournament, through])
  const going = goingOn(tournament, through)
  const [asked, setAsked] = useState<MeantFigure | 'all' | null>(null)
  const on = { tournament: at, through, own, isNarrow, decks, reach, going, onAsk: setAsked }
  const ranked = useStandingsColumns({ ...on, isForStaff })
  const reached = useReachColumns({ ...on, standings })
  const detail = useStandingsDetail(on)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table
        caption={caption}
        columns={reached ?? ranked}
        rows={rows}
        rowKey={({ playerId }) => playerId}
        {...(reached ? {} : { detail })}
        isHighlighted={({ playerId }) => playerId === own}
      />
      {isLong ? (
        <Button variant="secondary" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('tournament.standings.showTop') : t('tournament.standings.showAll', { count: standings.length })}
        </Button>
      ) : null}
      {hasLegend ? (
        <Legend
          {...{ tournament, at, through }}
          isCut={reach !== null && !reach.isAlone}
          isAlone={reached !== null}
          onAsk={() => setAsked('all')}
        />
      ) : null}
      {asked === null ? null : (
        <figureMeanings.Component
          tournament={at}
          figures={reached ? ['rank', 'reach'] : ['rank', 'points', 'record', ...shownFigures(at).map(({ id }) => id)]}
          asked={asked === 'all' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
})

type LegendProps = {
  readonly tournament: Tournament
  /** As of the last round counted. */
  readonly at: Tournament
  readonly through: RoundNumber
  readonly isCut: boolean
  readonly isAlone: boolean
  readonly onAsk: () => void
}

function Legend({ tournament, at, through, isCut, isAlone, onAsk }: LegendProps) {
  const { t } = useTranslation()
  const going = goingOn(tournament, through)
  const note = useRankingNote(at, through)
  return (
    <>
      {going ? <GoingOnLegend going={going} /> : null}
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      {isCut ? <p className="text-sm text-muted">{t('structure.cutLegend')}</p> : null}
      <p className="text-sm text-muted">
        {isAlone || isByMeetings(at)
          ? t(isAlone ? 'structure.legend' : 'structure.meetingsLegend')
          : t(legendOf(countedRules(at)))}
      </p>
      <LeftMatchesNote tournament={tournament} />
      <Button variant="quiet" className="justify-self-start print:hidden" onClick={onAsk}>
        {t('figures.ask')}
      </Button>
    </>
  )
}

function legendOf({ gameWin, byeWorth, tiebreakers }: CountedRules) {
  if (byeWorth) return 'tournament.standings.legendOfPods'
  if (gameWin.counts) return 'tournament.standings.legend'
  return tiebreakers.includes('opponents-opponent-match-win')
    ? 'tournament.standings.legendWithoutGames'
    : 'figures.legendOfMatches'
}

const figureMeanings = later(async () => (await import('./figure-meanings.tsx')).FigureMeanings)
const standingExplanation = later(async () => (await import('./standing-explanation.tsx')).StandingExplanation)

/** Shown by tapping a name: figures without a column here, and how they came about. */
function useStandingsDetail({ tournament, through, own, isNarrow, decks }: StandingsRows) {
  const { t } = useTranslation()
  const formats = useFormats()
  const nameOf = useNames(tournament, own)
  const figures = shownFigures(tournament)
  return useMemo(
    (): TableDetail<Standing> => ({
      label: (row) => t('tournament.standings.detail', { name: nameOf(row).name }),
      content: (row) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          <PlayerName {...nameOf(row)} isStrong />
          <DeckName deck={decks?.get(row.playerId)} className={isNarrow ? '' : 'lg:hidden'} />
          <dl className={classNames('flex flex-wrap gap-x-5 gap-y-1', !isNarrow && 'lg:hidden')}>
            {figures.map((figure) => (
              <div key={figure.id} className="flex gap-1.5 whitespace-nowrap">
                <dt className="text-muted">{t(`tournament.standings.${figure.id}`)}</dt>
                <dd className="tabular-nums">{figureText(figure, row, formats)}</dd>
              </div>
            ))}
          </dl>
          <standingExplanation.Component tournament={tournament} player={row.playerId} through={through} />
        </div>
      ),
    }),
    [tournament, through, figures, nameOf, isNarrow, decks, t, formats],
  )
}
