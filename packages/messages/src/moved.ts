import type { Language } from '@tablee/domain/language'
import { moved as en } from './en/moved.ts'
import { moved as fr } from './fr/moved.ts'

/** Apart from the screens', so that phones do not load it. */
export const movedSentences = { fr, en } as const satisfies Record<Language, unknown>
