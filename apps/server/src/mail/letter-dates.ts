import type { Language } from '@tablee/domain/language'
import { withFirstOfMonth } from '@tablee/messages/first-of-month'
import { FORMATS } from '@tablee/messages/formats'

/** Events take place in France. */
const ZONE = 'Europe/Paris'

/** "samedi 28 novembre 2026 à 14:00"; empty without a date. */
export function dateIn(language: Language, moment: string): string {
  if (moment === '') return ''
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE } as const
  return withFirstOfMonth(language, new Intl.DateTimeFormat(FORMATS[language].locale, style).format(new Date(moment)))
}

/** "28 novembre 2026" */
export function dayIn(language: Language, moment: string): string {
  const style = { dateStyle: 'long', timeZone: ZONE } as const
  return withFirstOfMonth(language, new Intl.DateTimeFormat(FORMATS[language].locale, style).format(new Date(moment)))
}

/** "sam. 28 nov. 14:00" */
export function shortDateIn(language: Language, moment: string): string {
  const day = new Intl.DateTimeFormat(FORMATS[language].locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: ZONE },
  })
  const time = new Intl.DateTimeFormat(FORMATS[language].locale, { hour: '2-digit', minute: '2-digit', timeZone: ZONE })
  const at = new Date(moment)
  return withFirstOfMonth(language, `${day.format(at)} ${time.format(at)}`)
}
