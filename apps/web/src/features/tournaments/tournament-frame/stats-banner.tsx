import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { roundCount } from './round-count.ts'

/** Code, capacity and state at a glance. */
export function StatsBanner({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const status = useStatusText(tournament)
  return (
    <dl
      aria-label={t('tournament.stats.label')}
      className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface text-center"
    >
      <Stat label={t('tournament.stats.code')}>
        <span className="tracking-wide">{tournament.code}</span>
      </Stat>
      <Stat label={t('tournament.stats.capacity')}>
        {tournament.capacity === null
          ? t('tournament.stats.playerCount', { count: tournament.players.length })
          : t('tournament.stats.capacityValue', { count: tournament.players.length, max: tournament.capacity })}
      </Stat>
      <Stat label={t('tournament.stats.status')}>{status}</Stat>
    </dl>
  )
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 px-2 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-lg font-bold tabular-nums sm:text-xl">{children}</dd>
    </div>
  )
}

/** 'En attente', 'Round 2/3' or 'Terminé'. */
export function useStatusText(tournament: Tournament): string {
  const { t } = useTranslation()
  switch (tournament.phase.kind) {
    case 'waiting':
      return t('tournament.stats.waiting')
    case 'running': {
      const { round, recommended } = roundCount(tournament)
      if (round > recommended) return t('tournament.stats.round', { round })
      return t('tournament.stats.roundOf', { round, total: recommended })
    }
    case 'finished':
      return t('tournament.stats.finished')
    default:
      return tournament.phase satisfies never
  }
}
