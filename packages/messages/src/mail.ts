import { eventMail as enEvents } from './en/event-mail.ts'
import { mail as en } from './en/mail.ts'
import { eventMail as frEvents } from './fr/event-mail.ts'
import { mail as fr } from './fr/mail.ts'

/** The sentences of letters, by language; apart from the screens', so that phones do not load them. */
export const mailSentences = { fr: { ...fr, ...frEvents }, en: { ...en, ...enEvents } } as const
