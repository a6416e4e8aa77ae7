import { finishingTime } from '@tablee/domain/tournaments/forecast/finishing-time'
import { isPlayedOut, isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRoundPaces } from '../api/rounds/round-paces.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { forecastText } from '../forecast/forecast-text.ts'

const STEP_MS = 15_000

/** When the round and the day will end, as far as it is known (NONE-10): a room is told no guess. */
export function WallForecast({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const nowMs = useServerNow(STEP_MS)
  const paces = useRoundPaces(tournament)
  const told = finishingTime(tournament, paces ?? [], nowMs)
  if ((!told.round && !told.day) || isPlayedOut(tournament)) return null
  const text = forecastText(told, { t, time, nowMs, isBetween: isRoundComplete(tournament) })
  return <p className="max-w-full min-w-0 truncate text-muted tabular-nums">{text}</p>
}
