import type { Language } from '@tablee/domain/language'
import { ruleFaults as en } from './en/rule-faults.ts'
import { ruleFaults as fr } from './fr/rule-faults.ts'

/** What is wrong with refused rules; only the server says it, so phones do not load it. */
export const ruleFaultSentences = { fr, en } as const satisfies Record<Language, unknown>
