import type { Language } from '@tablee/domain/language'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Translation } from './translation.ts'

/** What the screens say, by language. Phones take theirs in parts: see `apps/web/src/language`. */
export const CATALOGUES: Readonly<Record<Language, Translation<typeof fr>>> = { fr, en }
