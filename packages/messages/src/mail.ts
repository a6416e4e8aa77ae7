import type { Language } from '@tablee/domain/language'
import { eventMail as enEvents } from './en/event-mail.ts'
import { guardianTexts as enGuardian } from './en/guardian-texts.ts'
import { mail as en } from './en/mail.ts'
import { shopMail as enShops } from './en/shop-mail.ts'
import { eventMail as frEvents } from './fr/event-mail.ts'
import { guardianTexts as frGuardian } from './fr/guardian-texts.ts'
import { mail as fr } from './fr/mail.ts'
import { shopMail as frShops } from './fr/shop-mail.ts'

/** Apart from the screens', so that phones do not load them. */
export const mailSentences = {
  fr: { ...fr, ...frEvents, ...frShops, guardianTexts: frGuardian },
  en: { ...en, ...enEvents, ...enShops, guardianTexts: enGuardian },
} as const satisfies Record<Language, unknown>
