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
import { Table, type TableColumn, type TableDetail } from '../../../ui/table.tsx'
import { LeftMatchesNote } from '../structure/left-matches-note.tsx'
import { FigureHead } from './figure-head.tsx'
import { placeTexts } from './place-text.ts'
import { placesByLot } from './places-by-lot.ts'
import { recordText } from './record-text.ts'
import { inSpecifiedOrder, shownFigures, tiebreakerPlace } from './shown-figures.ts'
import { useReach } from './use-reach.ts'

/** What the deck of each player is called. */
export type DeckNames = ReadonlyMap<string, string>

type StandingsTableProps = {
  readonly caption: string
  readonly standings: readonly Standing[]
  readonly tournament: Tournament
  /** The last round that counts. */
  readonly through: RoundNumber
  readonly own: PlayerId | null
  /** The table stands in a narrow column, however wide the screen is. */
  readonly isNarrow?: boolean
  readonly decks?: DeckNames | null
  /** On the screen of an event's organizer: columns in the order of the specification, each tiebreaker with its place among them. */
  readonly isForOrganizer?: boolean
}

/** Longer rankings open folded: the first ones, and one's own place. */
export const SHOWN_FIRST = 24

/** The ranking; on narrow screens a row is one line, and a tap on the name opens its tiebreakers beneath. */
export const StandingsTable = memo(function StandingsTable(props: StandingsTableProps) {
  const { caption, standings, tournament, through, own, isNarrow = false, decks = null, isForOrganizer = false } = props
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const isLong = standings.length > SHOWN_FIRST
  const rows =
    isLong && !isWhole ? standings.filter(({ playerId }, place) => place < SHOWN_FIRST || playerId === own) : standings
  const reach = useReach(tournament, through)
  const ranked = useStandingsColumns({ tournament, own, isNarrow, decks, isForOrganizer })
  const reached = useReachColumns({ standings, tournament, own, isNarrow, reach, decks })
  const detail = useStandingsDetail({ tournament, through, own, isNarrow, decks })
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
      <p className="text-sm text-muted">
        {reached || isByMeetings(tournament)
          ? t(reached ? 'structure.legend' : 'structure.meetingsLegend')
          : t(`tournament.standings.${tournament.rules.gameWin.counts ? 'legend' : 'legendWithoutGames'}`)}
      </p>
      <LeftMatchesNote tournament={tournament} />
    </div>
  )
})

const standingExplanation = later(async () => (await import('./standing-explanation.tsx')).StandingExplanation)

type ReachRows = StandingsRows & {
  readonly standings: readonly Standing[]
  readonly reach: ((row: Standing) => string) | null
}

/** The ranking of a bracket alone: who came how far; null where points rank. */
function useReachColumns({
  standings,
  tournament,
  own,
  isNarrow,
  reach,
  decks,
}: ReachRows): readonly TableColumn<Standing>[] | null {
  const { t } = useTranslation()
  const nameOf = useNames(tournament, own)
  if (!reach) return null
  const placeText = placeTexts(standings, tournament)
  return [
    {
      id: 'rank',
      header: <span className="max-sm:sr-only">{t('tournament.standings.rank')}</span>,
      align: 'end',
      cell: (row) => <span className="whitespace-nowrap">{placeText(row)}</span>,
    },
    {
      id: 'player',
      header: t('tournament.standings.player'),
      isRowHeader: true,
      cell: (row) => (
        <span className="grid grid-cols-[minmax(0,1fr)]">
          <PlayerName {...nameOf(row)} />
          <span className={classNames('text-sm font-normal text-muted', !isNarrow && 'lg:hidden print:hidden')}>
            {reach(row)}
          </span>
          <DeckName deck={decks?.get(row.playerId)} />
        </span>
      ),
    },
    ...(isNarrow
      ? []
      : [
          {
            id: 'reach',
            header: t('structure.reach'),
            align: 'end',
            from: 'lg',
            cell: (row: Standing) => <span className="whitespace-nowrap">{reach(row)}</span>,
          } as const,
        ]),
  ]
}

type StandingsRows = Pick<StandingsTableProps, 'tournament' | 'own'> & {
  readonly isNarrow: boolean
  readonly decks: DeckNames | null
}

type ColumnsProps = StandingsRows & { readonly isForOrganizer: boolean }

function useStandingsColumns({ tournament, own, isNarrow, decks, isForOrganizer }: ColumnsProps) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const nameOf = useNames(tournament, own)
  const { rules } = tournament
  const figures = shownFigures(tournament)
  const byLot = placesByLot(tournament)
  return useMemo((): readonly TableColumn<Standing>[] => {
    const always: readonly TableColumn<Standing>[] = [
      {
        id: 'rank',
        // Where a row has room for little more than the name, the place needs no word above it.
        header: <span className="max-sm:sr-only">{t('tournament.standings.rank')}</span>,
        align: 'end',
        cell: ({ rank }) => rank,
      },
      {
        id: 'player',
        header: t('tournament.standings.player'),
        isRowHeader: true,
        cell: (row) => (
          <>
            <NameAndRecord row={row} {...nameOf(row)} isNarrow={isNarrow} />
            {byLot.has(row.playerId) ? <ByLot /> : null}
            {isNarrow ? null : <DeckName deck={decks?.get(row.playerId)} className="max-lg:hidden print:block" />}
          </>
        ),
      },
      { id: 'points', header: t('tournament.standings.points'), align: 'end', cell: ({ points }) => points },
    ]
    if (isNarrow) return always
    return [
      ...always,
      {
        id: 'record',
        header: <span className="whitespace-nowrap">{t('tournament.standings.record')}</span>,
        align: 'center',
        from: 'lg',
        cell: (row) => <span className="whitespace-nowrap">{recordText(row)}</span>,
      },
      ...(isForOrganizer ? inSpecifiedOrder(figures) : figures).map(
        ({ id, of }): TableColumn<Standing> => ({
          id,
          header: isForOrganizer ? (
            <FigureHead id={id} place={tiebreakerPlace(rules, id)} />
          ) : (
            t(`tournament.standings.${id}`)
          ),
          align: 'end',
          from: 'lg',
          cell: (row) => percent(of(row)),
        }),
      ),
    ]
  }, [figures, byLot, nameOf, isNarrow, decks, isForOrganizer, rules, t, percent])
}

/** The place among equals is not earned. */
function ByLot() {
  const { t } = useTranslation()
  return <span className="block text-sm font-normal text-muted">{t('tournament.standings.byLot')}</span>
}

/** What a tap on a name opens: the figures that have no column here, and how all of them came about. */
type DetailRows = StandingsRows & { readonly through: RoundNumber }

function useStandingsDetail({ tournament, through, own, isNarrow, decks }: DetailRows) {
  const { t } = useTranslation()
  const { percent } = useFormats()
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
            {figures.map(({ id, of }) => (
              <div key={id} className="flex gap-1.5 whitespace-nowrap">
                <dt className="text-muted">{t(`tournament.standings.${id}`)}</dt>
                <dd className="tabular-nums">{percent(of(row))}</dd>
              </div>
            ))}
          </dl>
          <standingExplanation.Component tournament={tournament} player={row.playerId} through={through} />
        </div>
      ),
    }),
    [tournament, through, figures, nameOf, isNarrow, decks, t, percent],
  )
}

function DeckName({ deck, className }: { readonly deck: string | undefined; readonly className?: string }) {
  if (deck === undefined) return null
  return <bdi className={classNames('block text-sm font-normal text-muted wrap-anywhere', className)}>{deck}</bdi>
}

type NameAndNote = { readonly name: string; readonly note?: string; readonly isDropped: boolean }

function useNames({ players }: StandingsTableProps['tournament'], own: PlayerId | null) {
  const { t } = useTranslation()
  return useMemo(() => {
    const byId = new Map(players.map((player) => [player.id, player]))
    return ({ playerId }: Standing): NameAndNote => {
      const player = byId.get(playerId)
      const isDropped = player !== undefined && player.droppedAfter !== null
      const note = [
        playerId === own ? t('tournament.players.you') : '',
        isDropped ? t('tournament.players.dropped') : '',
      ]
        .filter(Boolean)
        .join(', ')
      return { name: player?.name ?? '', isDropped, ...(note ? { note } : {}) }
    }
  }, [players, own, t])
}

type NameAndRecordProps = NameAndNote & { readonly row: Standing; readonly isNarrow: boolean }

/** One line on narrow screens, where a note would leave no room for the name: it is struck through, or marked as one's own. */
function NameAndRecord({ row, name, note, isDropped, isNarrow }: NameAndRecordProps) {
  return (
    <span className="flex items-baseline gap-x-2 large-text:flex-wrap">
      <PlayerName
        name={name}
        {...(note ? { note: <span className="max-sm:sr-only">{note}</span> } : {})}
        className={classNames(
          'flex-1',
          isNarrow ? 'whitespace-nowrap' : 'not-print:max-lg:whitespace-nowrap',
          'large-text:basis-full large-text:whitespace-normal!',
          isDropped && 'max-sm:text-muted max-sm:line-through',
        )}
      />
      <span
        className={classNames(
          'shrink-0 whitespace-nowrap font-normal tabular-nums',
          !isNarrow && 'lg:hidden print:hidden',
        )}
      >
        {recordText(row)}
      </span>
    </span>
  )
}
