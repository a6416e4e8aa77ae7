import { isDay } from '../../../ui/written-date.ts'
import { laterDay } from './moment-shortcuts.ts'

/** Per form: this week and twelve more. */
export const MOST_DATES = 13

const WEEK = 7

type Dated = {
  readonly date: string
  readonly endDate: string
  readonly closes: { readonly day: string; readonly time: string }
  readonly dates: number
}

/** One draft per week, at the same local hour. Needs a first day. */
export function weeklyDrafts<Draft extends Dated>(draft: Draft): readonly Draft[] {
  if (!isDay(draft.date)) return [draft]
  return Array.from({ length: draft.dates }, (_, week) => ({
    ...draft,
    date: laterDay(draft.date, week * WEEK),
    endDate: moved(draft.endDate, week),
    closes: { ...draft.closes, day: moved(draft.closes.day, week) },
  }))
}

function moved(day: string, weeks: number): string {
  return isDay(day) ? laterDay(day, weeks * WEEK) : day
}
