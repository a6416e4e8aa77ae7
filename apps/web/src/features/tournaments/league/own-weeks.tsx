import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { type LeagueWeek, leagueWeeks } from '@tablee/domain/tournaments/rounds/league-weeks'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useDeadline } from './use-week-text.ts'

const SHOWN_FIRST = 5

export type OwnWeeksProps = { readonly tournament: Tournament; readonly own: PlayerId }

/** Whom somebody meets in the weeks to come of a league. */
export function OwnWeeks({ tournament, own }: OwnWeeksProps) {
  const { t } = useTranslation()
  const weeks = useMemo(() => leagueWeeks(tournament), [tournament])
  const next = weeks.filter(({ week }) => week > currentRound(tournament))
  if (next.length === 0 || !isRunning(tournament) || !leagueOf(currentStage(tournament))) return null
  const left = next.length - SHOWN_FIRST
  return (
    <section aria-labelledby="own-weeks" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="own-weeks" className="text-section">
        {t('league.own.title')}
      </h2>
      <Weeks {...{ tournament, own }} weeks={next.slice(0, SHOWN_FIRST)} />
      {left > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t('league.own.later', { count: left })}
          </summary>
          <Weeks {...{ tournament, own }} weeks={next.slice(SHOWN_FIRST)} />
        </details>
      ) : null}
    </section>
  )
}

function Weeks({ tournament, own, weeks }: OwnWeeksProps & { readonly weeks: readonly LeagueWeek[] }) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const deadline = useDeadline()
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {weeks.map(({ week, ends, pairs }) => {
        const pair = pairs.find(({ one, other }) => one === own || other === own)
        const until = deadline(ends)
        return (
          <li key={week} className="grid min-h-14 grid-cols-[minmax(0,1fr)] px-3 py-2">
            <span className="text-sm text-muted tabular-nums">{t('league.calendar.week', { week })}</span>
            {pair ? (
              <PlayerName name={names.get(pair.one === own ? pair.other : pair.one) ?? ''} />
            ) : (
              <span>{t('league.own.off')}</span>
            )}
            {pair && until !== null ? <span className="text-sm text-muted">{until}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
