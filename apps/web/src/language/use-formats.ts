import { useMemo } from 'react'
import { useLanguage } from './language-provider.tsx'

export type Formats = {
  readonly number: (value: number) => string
  /** A ratio, 0.667, as a percentage with one decimal. */
  readonly percent: (ratio: number) => string
  readonly date: (instant: Date) => string
  readonly time: (instant: Date) => string
  readonly dateTime: (instant: Date) => string
  /** With the day of the week. */
  readonly fullDateTime: (instant: Date) => string
  /** "Léa, Zoé et Max" */
  readonly list: (items: readonly string[]) => string
}

export function formatsOf(locale: string): Formats {
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const fullDateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    number: (value) => number.format(value),
    percent: (ratio) => percent.format(ratio),
    date: (instant) => date.format(instant),
    time: (instant) => time.format(instant),
    dateTime: (instant) => dateTime.format(instant),
    fullDateTime: (instant) => fullDateTime.format(instant),
    list: (items) => list.format(items),
  }
}

/** Numbers, dates and lists as the language spoken writes them. */
export function useFormats(): Formats {
  const { locale } = useLanguage()
  return useMemo(() => formatsOf(locale), [locale])
}
