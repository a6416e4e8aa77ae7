import type { Language } from '@tablee/domain/language'
import { formats as formatsEn, gameTypes as gamesEn } from './en/games.ts'
import { preview as en } from './en/preview.ts'
import { formats as formatsFr, gameTypes as gamesFr } from './fr/games.ts'
import { preview as fr } from './fr/preview.ts'

/** Apart from the screens', so that phones do not load it. */
export const previewSentences = {
  fr: { ...fr, games: gamesFr, formats: formatsFr },
  en: { ...en, games: gamesEn, formats: formatsEn },
} as const satisfies Record<Language, unknown>
