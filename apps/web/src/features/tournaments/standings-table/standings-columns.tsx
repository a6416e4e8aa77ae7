import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { FigureHead, type OnAsk } from './figure-head.tsx'
import type { GoingOn } from './going-on.ts'
import { MarkedPlace } from './going-on-mark.tsx'
import { placeTexts } from './place-text.ts'
import { placesByLot } from './places-by-lot.ts'
import { useRecordText } from './record-text.ts'
import {
  ByLot,
  DeckName,
  type DeckNames,
  Members,
  NameAndRecord,
  ReachLine,
  useMembers,
  useNames,
} from './row-names.tsx'
import { figureText, inSpecifiedOrder, shownFigures, tiebreakerPlace, tiebreakersOf } from './shown-figures.ts'
import type { ReachTexts } from './use-reach.ts'

export type StandingsRows = {
  readonly tournament: Tournament
  readonly through: RoundNumber
  readonly own: PlayerId | null
  readonly isNarrow: boolean
  readonly decks: DeckNames | null
  readonly reach: ReachTexts | null
  /** From groups to their bracket. */
  readonly going: GoingOn | null
  readonly onAsk: OnAsk
}

type ColumnsProps = StandingsRows & { readonly isForStaff: boolean }

type AloneRows = StandingsRows & { readonly standings: readonly Standing[] }

const NO_PLACE = '–'

/** For a bracket alone: stages reached; null where points rank too. */
export function useReachColumns(rows: AloneRows): readonly TableColumn<Standing>[] | null {
  const { standings, tournament, own, isNarrow, decks, reach, onAsk } = rows
  const { t } = useTranslation()
  const nameOf = useNames(tournament, own)
  if (!reach?.isAlone) return null
  const placeText = placeTexts(standings, tournament)
  return [
    {
      id: 'rank',
      header: <RankHead onAsk={onAsk} />,
      align: 'end',
      cell: (row) => <span className="whitespace-nowrap">{reach.hasPlace(row) ? placeText(row) : NO_PLACE}</span>,
    },
    {
      id: 'player',
      header: t('tournament.standings.player'),
      isRowHeader: true,
      cell: (row) => (
        <span className="grid grid-cols-[minmax(0,1fr)]">
          <PlayerName {...nameOf(row)} />
          <span className={classNames('text-sm font-normal text-muted', !isNarrow && 'lg:hidden print:hidden')}>
            {reach.of(row)}
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
            header: (
              <FigureHead figure="reach" onAsk={onAsk}>
                {t('structure.reach')}
              </FigureHead>
            ),
            align: 'end',
            from: 'lg',
            cell: (row: Standing) => <span className="whitespace-nowrap">{reach.of(row)}</span>,
          } as const,
        ]),
  ]
}

export function useStandingsColumns(rows: ColumnsProps) {
  const { tournament, isNarrow, reach, going, isForStaff, onAsk } = rows
  const { t } = useTranslation()
  const formats = useFormats()
  const figures = shownFigures(tournament)
  const tiebreakers = tiebreakersOf(tournament)
  const recordOf = useRecordText(tournament, rows.through)
  const player = usePlayerColumn(rows)
  return useMemo((): readonly TableColumn<Standing>[] => {
    const always: readonly TableColumn<Standing>[] = [
      {
        id: 'rank',
        header: <RankHead onAsk={onAsk} />,
        align: 'end',
        cell: (row) =>
          reach?.hasPlace(row) === false ? (
            NO_PLACE
          ) : (
            <MarkedPlace goesOn={going?.of(row.playerId) ?? null} isSure={going?.isSure ?? false}>
              {row.rank}
            </MarkedPlace>
          ),
      },
      player,
      {
        id: 'points',
        header: (
          <FigureHead figure="points" onAsk={onAsk}>
            <span className="whitespace-nowrap">{t('tournament.standings.points')}</span>
          </FigureHead>
        ),
        align: 'end',
        cell: ({ points }) => points,
      },
    ]
    if (isNarrow) return always
    return [
      ...always,
      {
        id: 'record',
        header: (
          <FigureHead figure="record" onAsk={onAsk}>
            <span className="whitespace-nowrap">{t('tournament.standings.record')}</span>
          </FigureHead>
        ),
        align: 'center',
        from: 'lg',
        cell: (row) => <span className="whitespace-nowrap">{recordOf(row)}</span>,
      },
      ...(isForStaff ? inSpecifiedOrder(figures) : figures).map(
        (figure): TableColumn<Standing> => ({
          id: figure.id,
          header: (
            <FigureHead figure={figure.id} onAsk={onAsk}>
              {t(`tournament.standings.${figure.id}`)}
              {isForStaff ? <TiebreakerPlace place={tiebreakerPlace(tiebreakers, figure.id)} /> : null}
            </FigureHead>
          ),
          align: 'end',
          from: 'lg',
          cell: (row) => figureText(figure, row, formats),
        }),
      ),
    ]
  }, [figures, player, recordOf, reach, going, onAsk, isNarrow, isForStaff, tiebreakers, t, formats])
}

/** The name, and the stage where points do not rank. */
function usePlayerColumn(rows: StandingsRows): TableColumn<Standing> {
  const { tournament, through, own, isNarrow, decks, reach } = rows
  const { t } = useTranslation()
  const nameOf = useNames(tournament, own)
  const members = useMembers(tournament)
  const byLot = placesByLot(tournament)
  const recordOf = useRecordText(tournament, through)
  const isOfTeams = tournament.teamKind !== null
  return useMemo(
    () => ({
      id: 'player',
      header: t(isOfTeams ? 'teams.standings.team' : 'tournament.standings.player'),
      isRowHeader: true,
      cell: (row) => {
        const words = reach?.of(row) ?? null
        return (
          <>
            <NameAndRecord record={words === null ? recordOf(row) : null} {...nameOf(row)} isNarrow={isNarrow} />
            {words === null ? null : <ReachLine reach={words} record={recordOf(row)} isNarrow={isNarrow} />}
            <Members names={members.get(row.playerId)} />
            {byLot.has(row.playerId) ? <ByLot /> : null}
            {isNarrow ? null : <DeckName deck={decks?.get(row.playerId)} className="max-lg:hidden print:block" />}
          </>
        )
      },
    }),
    [byLot, nameOf, members, isOfTeams, recordOf, reach, isNarrow, decks, t],
  )
}

/** Where a row is mostly the name, the place needs no heading. */
function RankHead({ onAsk }: { readonly onAsk: OnAsk }) {
  const { t } = useTranslation()
  return (
    <span className="max-sm:sr-only">
      <FigureHead figure="rank" onAsk={onAsk}>
        {t('tournament.standings.rank')}
      </FigureHead>
    </span>
  )
}

/** "1er départage": shown because the columns are in another order. */
function TiebreakerPlace({ place }: { readonly place: number | null }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  if (place === null) return null
  return (
    <span className="block text-sm font-normal whitespace-nowrap">
      {' '}
      {t('eventAdmin.standings.tiebreaker', { ordinal: ordinal(place) })}
    </span>
  )
}
