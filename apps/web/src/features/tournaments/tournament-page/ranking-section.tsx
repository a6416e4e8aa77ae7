import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Trophy } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card, Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { SHOWN_FIRST, StandingsTable } from '../standings-table/standings-table.tsx'

type RankingSectionProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** The ranking as it stands, or the final one with its winner. */
export function RankingSection({ tournament, own }: RankingSectionProps) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const isFinal = tournament.phase.kind === 'finished'
  const title = isFinal ? t('tournament.standings.finalTitle') : t('tournament.standings.liveTitle')
  return (
    <>
      {isFinal ? <Winner tournament={tournament} standings={standings} /> : null}
      <Card
        as="section"
        aria-labelledby="ranking-title"
        className={classNames('grid gap-3', standings.length > SHOWN_FIRST && 'table-drawn-in-sight')}
      >
        <h2 id="ranking-title" className="text-xl">
          {title}
        </h2>
        <StandingsTable caption={title} standings={standings} tournament={tournament} own={own} />
      </Card>
    </>
  )
}

type WinnerProps = { readonly tournament: Tournament; readonly standings: ReturnType<typeof useLiveStandings> }

function Winner({ tournament, standings }: WinnerProps) {
  const { t } = useTranslation()
  const first = standings[0]
  const name = tournament.players.find(({ id }) => id === first?.playerId)?.name
  if (!first || name === undefined) return null
  return (
    <Mat as="div" className="flex items-center gap-4">
      <Trophy aria-hidden="true" className="size-10 shrink-0" />
      <p className="grid min-w-0">
        <PlayerName name={t('tournament.standings.winner', { name })} className="font-display text-2xl font-bold" />
        <span className="text-lg tabular-nums">
          {t('tournament.standings.winnerHelp', { count: first.points, rounds: tournament.rounds.length })}
        </span>
      </p>
    </Mat>
  )
}
