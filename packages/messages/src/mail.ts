import type { Language } from '@tablee/domain/language'
import { eventMail as enEvents } from './en/event-mail.ts'
import { mail as en } from './en/mail.ts'
import { shopMail as enShops } from './en/shop-mail.ts'
import { eventMail as frEvents } from './fr/event-mail.ts'
import { mail as fr } from './fr/mail.ts'
import { shopMail as frShops } from './fr/shop-mail.ts'

/** Apart from the screens', so that phones do not load them. */
export const mailSentences = {
  fr: { ...fr, ...frEvents, ...frShops },
  en: { ...en, ...enEvents, ...enShops },
} as const satisfies Record<Language, unknown>
