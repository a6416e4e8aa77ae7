import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import type { MatchDate } from '@tablee/domain/tournaments/league'
import { dateOfMatch } from '@tablee/domain/tournaments/results/agree-date'
import { type LeagueWeek, leagueWeeks, type PairOfWeek } from '@tablee/domain/tournaments/rounds/league-weeks'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useDeadline } from './use-week-text.ts'

export type LeagueCalendarProps = { readonly tournament: Tournament }

/** When the open matches of a league are played, and who meets whom in each week. */
export function LeagueCalendar({ tournament }: LeagueCalendarProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const deadline = useDeadline()
  const weeks = useMemo(() => leagueWeeks(tournament), [tournament])
  const now = weeks[currentRound(tournament) - 1]
  if (!now || !leagueOf(currentStage(tournament))) return null
  const until = deadline(now.ends)
  return (
    <Card as="section" aria-labelledby="league-calendar" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h2 id="league-calendar" className="text-lg font-semibold">
          {t('league.calendar.title')}
        </h2>
        <p className="text-sm text-muted">
          {t('league.calendar.weekOf', { week: now.week, count: weeks.length })}
          {until === null ? null : ` ${until}`}
        </p>
      </div>
      <OpenMatches tournament={tournament} weeks={weeks} now={now.week} names={names} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('league.calendar.all')}</summary>
        <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {weeks.map((week) => (
            <Week key={week.week} week={week} names={names} until={deadline(week.ends)} />
          ))}
        </ol>
      </details>
    </Card>
  )
}

type OpenMatchesProps = LeagueCalendarProps & {
  readonly weeks: readonly LeagueWeek[]
  readonly now: number
  readonly names: PlayerNames
}

/** Agreed ones by their date, then those without: the staff sees whom to ask. */
function OpenMatches({ tournament, weeks, now, names }: OpenMatchesProps) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const open = weeks
    .flatMap(({ week, pairs }) => pairs.map((pair) => ({ ...pair, week })))
    .flatMap((pair) => {
      if (!pair.match || isOver(pair.match)) return []
      const date = dateOfMatch(tournament, pair.match.id)
      return { ...pair, date, order: date?.agreed ? date.at : date ? '~' : '~~' }
    })
    .sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0))
  const textOf = ({ at, agreed }: MatchDate) => {
    const date = fullDateTime(new Date(at))
    return agreed ? date : t('league.calendar.proposed', { date })
  }
  if (open.length === 0) return <p>{t('league.calendar.allPlayed')}</p>
  const missing = open.filter(({ date }) => !date?.agreed).length
  return (
    <>
      <p role="status" className="font-semibold">
        {missing === 0 ? t('league.calendar.allAgreed') : t('league.calendar.missing', { count: missing })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ match, one, other, week, date }) => (
          <li key={match?.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <Pair {...{ one, other, names }} />
            <span className={date?.agreed ? 'tabular-nums' : 'text-muted tabular-nums'}>
              {week === now ? null : `${t('league.calendar.week', { week })} · `}
              {date ? textOf(date) : t('league.calendar.noDate')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type WeekProps = { readonly week: LeagueWeek; readonly names: PlayerNames; readonly until: string | null }

function Week({ week: { week, pairs }, names, until }: WeekProps) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <p className="font-semibold tabular-nums">{t('league.calendar.week', { week })}</p>
      {until === null ? null : <p className="text-sm text-muted">{until}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-2">
        {pairs.map(({ one, other }) => (
          <li key={`${one} ${other}`}>
            <Pair {...{ one, other, names }} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** "Ana – Bruno" */
function Pair({ one, other, names }: Pick<PairOfWeek, 'one' | 'other'> & { readonly names: PlayerNames }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <bdi>{names.get(one)}</bdi> – <bdi>{names.get(other)}</bdi>
    </span>
  )
}
