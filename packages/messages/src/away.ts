import type { Language } from '@tablee/domain/language'
import { away as en } from './en/away.ts'
import { away as fr } from './fr/away.ts'

/** Apart from the screens', so that phones do not load it. */
export const awaySentences = { fr, en } as const satisfies Record<Language, unknown>
