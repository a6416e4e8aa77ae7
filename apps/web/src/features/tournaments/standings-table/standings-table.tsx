import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, useMemo, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'

type StandingsTableProps = {
  readonly caption: string
  readonly standings: readonly Standing[]
  readonly tournament: Pick<Tournament, 'players' | 'rules'>
  readonly own: PlayerId | null
  /** The table stands in a narrow column, however wide the screen is. */
  readonly isNarrow?: boolean
}

/** Longer rankings open folded: the first ones, and one's own place. */
export const SHOWN_FIRST = 24

/** The ranking; on narrow screens the tiebreakers move below the name, so that nothing has to be scrolled sideways. */
export const StandingsTable = memo(function StandingsTable(props: StandingsTableProps) {
  const { caption, standings, tournament, own, isNarrow = false } = props
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const isLong = standings.length > SHOWN_FIRST
  const rows =
    isLong && !isWhole ? standings.filter(({ rank, playerId }) => rank <= SHOWN_FIRST || playerId === own) : standings
  const columns = useStandingsColumns(tournament, own, isNarrow)
  return (
    <div className="grid gap-3">
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ playerId }) => playerId}
        isHighlighted={({ playerId }) => playerId === own}
      />
      {isLong ? (
        <Button variant="secondary" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('tournament.standings.showTop') : t('tournament.standings.showAll', { count: standings.length })}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        {tournament.rules.gameWin.counts
          ? t('tournament.standings.legend')
          : t('tournament.standings.legendWithoutGames')}
      </p>
    </div>
  )
})

function useStandingsColumns(tournament: StandingsTableProps['tournament'], own: PlayerId | null, isNarrow: boolean) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const { players, rules } = tournament
  return useMemo((): readonly TableColumn<Standing>[] => {
    const byId = new Map(players.map((player) => [player.id, player]))
    const second = rules.gameWin.counts ? 'ogw' : 'oomw'
    const ratios: readonly { readonly id: 'omw' | 'gw' | 'ogw' | 'oomw'; readonly of: (row: Standing) => number }[] = [
      { id: 'omw', of: (row) => row.opponentMatchWin },
      ...(rules.gameWin.counts ? [{ id: 'gw' as const, of: (row: Standing) => row.gameWin }] : []),
      { id: second, of: (row) => row.opponentGameWin },
    ]
    const always: readonly TableColumn<Standing>[] = [
      { id: 'rank', header: t('tournament.standings.rank'), align: 'end', cell: ({ rank }) => rank },
      {
        id: 'player',
        header: t('tournament.standings.player'),
        isRowHeader: true,
        cell: (row) => {
          const player = byId.get(row.playerId)
          const notes = [
            row.playerId === own ? t('tournament.players.you') : '',
            player && player.droppedAfter !== null ? t('tournament.players.dropped') : '',
          ].filter(Boolean)
          return (
            <span className="grid">
              <PlayerName name={player?.name ?? ''} {...(notes.length > 0 ? { note: notes.join(', ') } : {})} />
              <span className={classNames('text-sm font-normal text-muted', !isNarrow && 'lg:hidden')}>
                {[
                  recordText(row),
                  ...ratios.map(({ id, of }) => `${t(`tournament.standings.${id}`)} ${percent(of(row))}`),
                ].map((figure) => (
                  <span key={figure} className="me-2.5 inline-block whitespace-nowrap">
                    {figure}
                  </span>
                ))}
              </span>
            </span>
          )
        },
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
      {
        id: 'winRate',
        header: t('tournament.standings.winRate'),
        align: 'end',
        from: 'lg',
        cell: ({ winRate }) => percent(winRate),
      },
      ...ratios.map(
        ({ id, of }): TableColumn<Standing> => ({
          id,
          header: t(`tournament.standings.${id}`),
          align: 'end',
          from: 'lg',
          cell: (row) => percent(of(row)),
        }),
      ),
    ]
  }, [players, rules, own, isNarrow, t, percent])
}

/** Wins, losses, draws. */
function recordText({ matchesWon, matchesPlayed, matchesDrawn }: Standing): string {
  return `${matchesWon}-${matchesPlayed - matchesWon - matchesDrawn}-${matchesDrawn}`
}
