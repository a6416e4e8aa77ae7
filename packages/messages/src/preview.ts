import { preview as en } from './en/preview.ts'
import { preview as fr } from './fr/preview.ts'

/** What links say, by language; apart from the screens', so that phones do not load it. */
export const previewSentences = { fr, en } as const
