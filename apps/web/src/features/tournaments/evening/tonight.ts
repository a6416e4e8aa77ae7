import { startOfLocalDay } from '../../../language/near-day.ts'
import type { OrganizedTonight, OwnEvening, PlayedTonight } from '../api/own/own-evening.ts'

export type EveningEntry =
  | ({ readonly as: 'player' } & PlayedTonight)
  | ({ readonly as: 'organizer' } & OrganizedTonight)

const DAY_HOURS = 24
const MOST_SHOWN = 3

/** Tonight's tournaments: first seats, then those one runs, then those to begin. On other days the next event. */
export function entriesOf({ playing, organizing }: OwnEvening, now: Date): readonly EveningEntry[] {
  const played = playing.map((one): EveningEntry => ({ as: 'player', ...one }))
  const run = organizing.map((one): EveningEntry => ({ as: 'organizer', ...one }))
  const all = [...played, ...run]
  const tonight = [
    ...all.filter(({ isStarted }) => isStarted),
    ...all.filter((one) => !one.isStarted && isTonight(one, now)),
  ]
  return tonight.length > 0 ? tonight.slice(0, MOST_SHOWN) : played.slice(0, 1)
}

/** By this device's date; until its end, whenever it was to begin. */
export function isTonight({ isStarted, tournamentDate }: EveningEntry, now: Date): boolean {
  if (isStarted || tournamentDate === null) return true
  const tomorrow = startOfLocalDay(now)
  tomorrow.setHours(DAY_HOURS)
  return Date.parse(tournamentDate) < tomorrow.getTime()
}
