import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import { teamSize } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RoundTime } from '../clock/round-time.tsx'
import { useProgressText } from './use-progress-text.ts'

const WORDS = {
  waiting: 'tournament.stats.waiting',
  round: 'tournament.stats.round',
  roundOf: 'tournament.stats.roundOf',
  finished: 'tournament.stats.finished',
  cancelled: 'tournament.stats.cancelled',
} as const

export function StatsBanner({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const status = useProgressText(tournament, WORDS)
  const people = usePeople(tournament)
  const clock = currentClock(tournament)
  return (
    <dl
      aria-label={t('tournament.stats.label')}
      className="grid grid-cols-3 divide-x divide-line large-text:grid-cols-1 large-text:divide-x-0 large-text:divide-y rounded-card border border-line bg-surface text-center"
    >
      <Stat label={t('tournament.stats.code')}>
        <span className="tracking-wide">{tournament.code}</span>
      </Stat>
      <Stat label={t(tournament.teamKind === null ? 'tournament.stats.capacity' : 'tournament.stats.people')}>
        {people}
        <Teams tournament={tournament} />
      </Stat>
      <Stat label={t('tournament.stats.status')}>
        {status}
        {clock && !isRoundComplete(tournament) ? (
          <RoundTime clock={clock} className="mt-1 flex! justify-center" />
        ) : null}
      </Stat>
    </dl>
  )
}

/** How many teams those seats are for, before the end. */
function Teams({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { teamKind, capacity } = tournament
  if (teamKind === null || capacity === null || finalStandings(tournament)) return null
  const count = Math.floor(capacity / teamSize(tournament))
  return <span className="block text-sm font-normal">{t('teams.capacity', { count })}</span>
}

/** Seats taken, of how many; at the end everyone ranked, as seats no longer matter. */
function usePeople(tournament: Tournament): string {
  const { t } = useTranslation()
  const { number } = useFormats()
  const ranked = (finalStandings(tournament)?.length ?? 0) * teamSize(tournament)
  if (ranked > 0) return number(ranked)
  const count = seatedCount(tournament)
  return tournament.capacity === null
    ? number(count)
    : t('tournament.stats.capacityValue', { count, max: tournament.capacity })
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 px-2 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}
