import type { Language } from '@tablee/domain/language'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Translation } from './translation.ts'

/** The screens' sentences by language. Phones load them in parts: see `apps/web/src/language`. */
export const CATALOGUES: Readonly<Record<Language, Translation<typeof fr>>> = { fr, en }
