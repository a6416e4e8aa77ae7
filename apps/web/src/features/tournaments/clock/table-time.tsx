import {
  currentClock,
  extraMsOf,
  extraTurnsOf,
  MINUTE_MS,
  MOST_EXTRA_TURNS,
} from '@tablee/domain/tournaments/clock/round-clock'
import type { Meeting, RoundClock } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useHeldTournament } from '../api/own/held-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useRunClock } from '../api/rounds/run-clock.ts'
import { RoundTime } from './round-time.tsx'
import { useExtraText } from './use-extra-text.ts'

type TableTimeProps = { readonly access: StaffAccess; readonly match: Meeting }

/** One table's time left, and adding some after a long ruling, or turns after slow play; empty without a clock. */
export function TableTime({ access, match }: TableTimeProps) {
  const tournament = useHeldTournament(access.code)
  const clock = tournament ? currentClock(tournament) : null
  if (!clock) return null
  return (
    <May act="give-extra-time">
      <GivenTime access={access} match={match} clock={clock} />
    </May>
  )
}

function GivenTime({ access, match, clock }: TableTimeProps & { readonly clock: RoundClock }) {
  const { t } = useTranslation()
  const act = useRunClock(access)
  const given = extraMsOf(clock, match.id) / MINUTE_MS
  const extra = useExtraText()(clock, match.id, true)
  const giveTurns = (turns: number) => (
    <Button
      variant="secondary"
      className="px-2! whitespace-nowrap"
      disabled={act.isSending || isTurnsPast(extraTurnsOf(clock, match.id) + turns)}
      onClick={() => void act.send({ kind: 'extra', minutes: 0, turns, roundNumber: match.round, matchId: match.id })}
    >
      {t(turns > 0 ? 'clock.turnsMore' : 'clock.turnsLess')}
    </Button>
  )
  const give = (minutes: number) => (
    <Button
      variant="secondary"
      className="px-2! whitespace-nowrap"
      disabled={act.isSending || given + minutes < 0}
      onClick={() => void act.send({ kind: 'extra', minutes, roundNumber: match.round, matchId: match.id })}
    >
      {t(minutes > 0 ? 'clock.minutesMore' : 'clock.minutesLess', { minutes: Math.abs(minutes) })}
    </Button>
  )
  return (
    <section aria-label={t('clock.ofTable')} className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t('clock.ofTable')}</span>
        <span className="flex items-baseline gap-2">
          {extra === '' ? null : <span className="text-sm text-muted">{extra}</span>}
          <RoundTime clock={clock} matchId={match.id} className="text-section" />
        </span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {give(-1)}
        {give(1)}
        {give(5)}
      </div>
      <div className="grid grid-cols-2 gap-2">
        {giveTurns(-2)}
        {giveTurns(2)}
      </div>
      <ActFailure act={act} title={t('clock.failed')} isTap />
    </section>
  )
}

function isTurnsPast(turns: number): boolean {
  return turns < 0 || turns > MOST_EXTRA_TURNS
}
