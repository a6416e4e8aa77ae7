import { finishingTime } from '@tablee/domain/tournaments/forecast/finishing-time'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { isPlayedOut, isRoundComplete, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRoundPaces } from '../api/rounds/round-paces.ts'
import { QuietMark } from '../clock/quiet-mark.tsx'
import { useServerNow } from '../clock/use-server-now.ts'
import { forecastText } from '../forecast/forecast-text.ts'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import { usePartLine } from '../parts/use-part-text.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { roundCount } from '../tournament-frame/round-count.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { WallAway } from './wall-away.tsx'
import { WallClock } from './wall-clock.tsx'
import { isOfRound, type WallScene } from './wall-scene.ts'
import { useSceneTitle } from './wall-scenes.tsx'

const FORECAST_STEP_MS = 15_000

type WallHeadProps = { readonly tournament: Tournament; readonly scene: WallScene }

export function WallHead({ tournament, scene }: WallHeadProps) {
  const title = useSceneTitle(tournament, scene)
  const hasRound = isOfRound(scene)
  const part = usePartLine(tournament)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-[calc(var(--unit)*2)] gap-y-2 max-sm:grid-cols-[minmax(0,1fr)]">
      <div className="grid min-w-0 gap-[calc(var(--unit)*0.5)] max-sm:col-span-full">
        <h1
          className={
            hasRound
              ? 'truncate text-[length:calc(var(--unit)*1.7)] leading-tight font-semibold text-muted'
              : 'truncate text-[length:calc(var(--unit)*2.6)] leading-tight'
          }
        >
          {part === null ? tournament.name : `${tournament.name} · ${part}`}
        </h1>
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-[calc(var(--unit)*1.4)] empty:hidden">
          {hasRound ? <Round tournament={tournament} /> : null}
          {title ? <h2 className="text-[length:calc(var(--unit)*2.2)] leading-tight">{title}</h2> : null}
        </div>
      </div>
      <WallClock tournament={tournament} />
      <div className="col-start-3 grid min-w-0 justify-items-end gap-[calc(var(--unit)*0.5)] text-end max-sm:col-start-auto max-sm:justify-items-start max-sm:text-start">
        {'playing' in scene ? <Progress tournament={tournament} round={scene.round} /> : null}
        {hasRound ? <WallForecast tournament={tournament} /> : null}
        <span className="empty:hidden">
          <LiveIndicator isOver isDotOnPhones />
        </span>
        <QuietMark />
        <WallAway tournament={tournament} />
      </div>
      {hasRound ? (
        <DifferencesSaid
          tournament={tournament}
          className="col-span-full leading-tight text-muted wrap-anywhere sm:truncate"
        />
      ) : null}
    </header>
  )
}

function Round({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { round, recommended } = roundCount(tournament)
  const cutRound = useCutRoundName(tournament)(round)
  return (
    <p className="shrink-0 font-display text-[length:calc(var(--unit)*3)] leading-tight font-bold tabular-nums max-sm:max-w-full max-sm:text-[length:min(calc(var(--unit)*3),12vw)]">
      {cutRound ?? t('wall.round', { round, total: Math.max(round, recommended) })}
    </p>
  )
}

type ProgressProps = { readonly tournament: Tournament; readonly round: number }

/** As a bar and in figures. */
function Progress({ tournament, round }: ProgressProps) {
  const { t } = useTranslation()
  const tables = matchesOfRound(tournament, round).filter((match) => isPlayed(match))
  const done = tables.filter(isOver).length
  if (tables.length === 0) return null
  return (
    <div className="grid w-full max-w-[calc(var(--unit)*28)] gap-[calc(var(--unit)*0.5)]">
      <p className="truncate font-display font-semibold tabular-nums">
        {t('wall.progress', { done, count: tables.length })}
      </p>
      <span className="block h-[calc(var(--unit)*0.5)] overflow-clip rounded-full bg-line" aria-hidden="true">
        <span className="block h-full bg-felt" style={{ width: `${(100 * done) / tables.length}%` }} />
      </span>
    </div>
  )
}

/** When the round and the day will end, if known (NONE-10): no guesses. */
function WallForecast({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const nowMs = useServerNow(FORECAST_STEP_MS)
  const paces = useRoundPaces(tournament)
  const told = finishingTime(tournament, paces ?? [], nowMs)
  const isEnd = isPlayedOut(tournament) && partsToCome(tournament).length === 0
  if ((!told.round && !told.day) || isEnd) return null
  const text = forecastText(told, { t, time, nowMs, isBetween: isRoundComplete(tournament) })
  return <p className="max-w-full min-w-0 text-balance text-muted tabular-nums">{text}</p>
}
