import type { Language } from '@tablee/domain/language'
import { calls as en } from './en/calls.ts'
import { calls as fr } from './fr/calls.ts'

export const callSentences = { fr, en } as const satisfies Record<Language, unknown>
