import type { FinishingTime, Span } from '@tablee/domain/tournaments/forecast/finishing-time'
import type { useTranslation } from '../../../language/use-translation.ts'

const STEP_MS = 5 * 60_000
/** Closer times are shown as one. */
const AROUND_MS = 10 * 60_000

type Telling = {
  readonly t: ReturnType<typeof useTranslation>['t']
  readonly time: (instant: Date) => string
  readonly nowMs: number
  /** Between rounds. */
  readonly isBetween: boolean
}

/** "Fin de la ronde vers 21:10 · de la dernière prévue entre 23:20 et 23:50", or with a planned part "de la partie 2 entre …" */
export function forecastText(
  { round, day, part, hasCut }: FinishingTime,
  { t, time, nowMs, isBetween }: Telling,
): string {
  const when = (span: Span) => spanText(span, { t, time })
  const end = (span: Span) => {
    if (part !== null) return t('forecast.lastPart', { part, when: when(span) })
    return t(hasCut ? 'forecast.lastCut' : 'forecast.last', { when: when(span) })
  }
  const last = (span: Span) => {
    if (part !== null) return t('forecast.ofPart', { part, when: when(span) })
    return t(hasCut ? 'forecast.ofCut' : 'forecast.ofLast', { when: when(span) })
  }
  if (isBetween) return day ? end(day) : t('forecast.unknownLast')
  if (!round) return t('forecast.unknown')
  const isLast = day?.fromMs === round.fromMs && day.toMs === round.toMs
  if (round.toMs <= nowMs) {
    return isLast || !day ? t('forecast.onLastResult') : t('forecast.bothOnLastResult', { last: last(day) })
  }
  if (isLast) return end(round)
  return day ? t('forecast.both', { round: when(round), last: last(day) }) : t('forecast.round', { when: when(round) })
}

/** In steps of five minutes: more precision is impossible, and the line stays still. */
function spanText({ fromMs, toMs }: Span, { t, time }: Pick<Telling, 't' | 'time'>): string {
  const shown = (step: number) => time(new Date(step * STEP_MS))
  if (toMs - fromMs < AROUND_MS) return t('forecast.around', { time: shown(Math.ceil((fromMs + toMs) / 2 / STEP_MS)) })
  return t('forecast.between', { from: shown(Math.floor(fromMs / STEP_MS)), to: shown(Math.ceil(toMs / STEP_MS)) })
}
