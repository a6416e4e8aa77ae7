import { podiumOf } from '@tablee/domain/tournaments/standings/podium'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Trophy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { ShareRanking, ShareResult } from '../ranking-picture/share-pictures.tsx'
import { FollowRestart } from '../restart/follow-restart.tsx'
import { podRankings } from '../standings-table/pod-rankings.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { OwnEnd } from './own-end.tsx'
import { PodiumSteps } from './podium-steps.tsx'
import { usePlayedFacts } from './use-played-facts.ts'
import { usePodium } from './use-podium.ts'

type EndCardProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly own: PlayerId | null
  /** The organizer's restart, until done. */
  readonly again?: ReactNode
}

export function EndCard({ tournament, standings, own, again = null }: EndCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const steps = usePodium(tournament, standings)
  const facts = usePlayedFacts(tournament)
  const ownRow = standings.find(({ playerId }) => playerId === own)
  if (steps.length === 0) return null
  return (
    <Mat
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:-mx-4 max-sm:rounded-none print:hidden"
    >
      <div className="flex items-center gap-3">
        <Trophy aria-hidden="true" className="size-9 shrink-0 max-[22rem]:hidden" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <Title id={titleId} tournament={tournament} standings={standings} />
          <p className="tabular-nums">{facts}</p>
        </div>
      </div>
      <PodiumSteps steps={steps} className="[--step:1rem]" />
      {own === null ? null : <OwnEnd tournament={tournament} standings={standings} own={own} />}
      <p role="status" className="empty:hidden">
        {tournament.restartedAs === null ? null : t('life.restarted.title', { code: tournament.restartedAs })}
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {ownRow ? <ShareResult tournament={tournament} standings={standings} row={ownRow} /> : null}
        <ShareRanking tournament={tournament} standings={standings} />
        {tournament.restartedAs === null ? again : <FollowRestart tournament={tournament} isOnMat />}
      </div>
    </Mat>
  )
}

type TitleProps = Pick<EndCardProps, 'tournament' | 'standings'> & { readonly id: string }

function Title({ id, tournament, standings }: TitleProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const { list } = useFormats()
  const pods = podRankings({ tournament, through: tournament.rounds.length }, standings)
  const inPods = new Set(pods?.flatMap(({ pod, rows }) => (pod === null ? [] : rows.map(({ playerId }) => playerId))))
  const leaders = podiumOf(tournament, standings).flatMap(({ rank, row }) =>
    rank === 1 && (pods === null || inPods.has(row.playerId)) ? [row] : [],
  )
  const [first, ...others] = leaders
  const areGroups = pods?.some(({ group }) => group !== null) === true
  const name = pods
    ? t(areGroups ? 'structure.groups.winners' : 'draft.winners', {
        count: leaders.length,
        names: list(leaders.map(({ playerId }) => names.get(playerId) ?? '')),
      })
    : others.length > 0
      ? t('tournament.standings.sharedFirst', { count: others.length + 1 })
      : t('tournament.standings.winner', { name: (first && names.get(first.playerId)) ?? '' })
  return (
    <h2 id={id} className={classNames('text-section', pods === null && 'line-clamp-3 large-text:line-clamp-none')}>
      <PlayerName name={name} />
    </h2>
  )
}
