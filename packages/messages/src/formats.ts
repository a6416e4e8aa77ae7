import type { Language } from '@tablee/domain/language'

type Formats = {
  /** As the language calls itself. */
  readonly ownName: string
  /** For `Intl`, and for widgets that write dates and numbers. */
  readonly locale: string
  /** The first of a month, before the month's name. */
  readonly firstOfMonth: string
}

/** What a language needs beside its sentences. */
export const FORMATS: Readonly<Record<Language, Formats>> = {
  fr: { ownName: 'Français', locale: 'fr-FR', firstOfMonth: '1er' },
  en: { ownName: 'English', locale: 'en-GB', firstOfMonth: '1' },
}
