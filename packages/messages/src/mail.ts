import { mail as en } from './en/mail.ts'
import { mail as fr } from './fr/mail.ts'

/** The sentences of letters, by language; apart from the screens', so that phones do not load them. */
export const mailSentences = { fr, en } as const
