import { failures } from './en/failures.ts'
import { refusals } from './en/refusals.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en: Translation<typeof fr> = { failures, refusals }
