import type { series as source } from '../fr/series.ts'
import type { Translation } from '../translation.ts'

export const series: Translation<typeof source> = {
  title: 'All dates',
  link: 'All dates',
  lead: 'Choose your date: each has its own page and registrations.',
  coming: 'Coming',
  past: 'Past',
  noneComing: 'No date is announced for now.',
  none: 'There is no such series',
  noneHelp: 'Check the address, or look for the tournament from the home page.',
  failed: 'The dates could not be read',
  loading: 'Reading the dates…',
  cancelled: 'Cancelled',
  calendar: 'Follow in my calendar',
  calendarHelp: 'Every new date, and every change, arrives there by itself.',
  scope: {
    label: 'For which dates?',
    one: 'This one only',
    following: 'This one and the following ones',
    all: 'All of them',
  },
  done_one: '{count} date',
  done_other: '{count} dates',
  saved: 'Saved for {dates}',
  cancelledDates: 'Cancelled for {dates}',
  partly_one: '{count} date could not follow: {dates}',
  partly_other: '{count} dates could not follow: {dates}',
  journal: 'Added to the dates of a series',
}
