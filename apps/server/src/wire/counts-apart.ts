import { chooseLanguage } from '@tablee/domain/language'
import { placedText } from '@tablee/messages/count-text'
import type { Formatter, FormatterModule } from 'i18next'

type Given = Parameters<Formatter['format']>

/** In sentences of i18next, thousands of a count stand apart as their language writes them. */
export const countsApart: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (...[value, , language, options]: Given) =>
    typeof value === 'number'
      ? placedText(chooseLanguage([language ?? '']), String(options?.interpolationkey), value)
      : value,
}
