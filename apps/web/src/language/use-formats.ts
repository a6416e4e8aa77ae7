import { chooseLanguage } from '@tablee/domain/language'
import { withFirstOfMonth } from '@tablee/messages/first-of-month'
import { useLanguage } from './language-provider.tsx'

export type Formats = {
  readonly number: (value: number) => string
  /** A ratio, 0.667, with one decimal. */
  readonly percent: (ratio: number) => string
  /** From hundredths; omits zero cents. */
  readonly money: (hundredths: number, currency: string) => string
  readonly date: (instant: Date) => string
  /** "12 nov." */
  readonly day: (instant: Date) => string
  readonly time: (instant: Date) => string
  /** A leaf of a calendar: "ven.", "12", "nov." */
  readonly leaf: (instant: Date) => { readonly weekday: string; readonly day: string; readonly month: string }
  /** "vendredi" */
  readonly weekday: (instant: Date) => string
  readonly dateTime: (instant: Date) => string
  /** With the weekday. */
  readonly fullDateTime: (instant: Date) => string
  /** "Léa, Zoé et Max" */
  readonly list: (items: readonly string[]) => string
}

const known = new Map<string, Formats>()

/** Cached: creating one format takes a phone milliseconds. */
export function formatsOf(locale: string): Formats {
  const formats = known.get(locale) ?? createFormats(locale)
  known.set(locale, formats)
  return formats
}

function createFormats(locale: string): Formats {
  const number = onFirstUse(() => new Intl.NumberFormat(locale))
  const percent = onFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  const date = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
  const day = onFirstUse(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }))
  const time = onFirstUse(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const weekday = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }))
  const leaf = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }))
  const dateTime = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }))
  const fullDateTime = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }))
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const language = chooseLanguage([locale])
  const withFirst = (text: string) => withFirstOfMonth(language, text)
  return {
    number: (value) => number().format(value),
    percent: (ratio) => percent().format(ratio),
    money: (hundredths, currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
      }).format(hundredths / 100),
    date: (instant) => withFirst(date().format(instant)),
    day: (instant) => withFirst(day().format(instant)),
    time: (instant) => time().format(instant),
    leaf: (instant) => {
      const parts = leaf().formatToParts(instant)
      const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
      return { weekday: of('weekday'), day: of('day'), month: of('month') }
    },
    weekday: (instant) => weekday().format(instant),
    dateTime: (instant) => withFirst(dateTime().format(instant)),
    fullDateTime: (instant) => withFirst(fullDateTime().format(instant)),
    list: (items) => list().format(items),
  }
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** In the current language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().locale)
}
