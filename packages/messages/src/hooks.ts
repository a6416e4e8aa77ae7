import type { Language } from '@tablee/domain/language'
import { cut as cutEn } from './en/cut.ts'
import { formats as formatsEn, gameTypes as gamesEn } from './en/games.ts'
import { hookCards as en } from './en/hook-cards.ts'
import { cut as cutFr } from './fr/cut.ts'
import { formats as formatsFr, gameTypes as gamesFr } from './fr/games.ts'
import { hookCards as fr } from './fr/hook-cards.ts'

/** Apart from the screens', so that phones do not load them. */
export const hookSentences = { fr, en } as const satisfies Record<Language, unknown>

const PLAYED = {
  fr: { games: gamesFr, formats: formatsFr },
  en: { games: gamesEn, formats: formatsEn },
} as const satisfies Record<Language, unknown>

/** Null for what has no name of its own. */
export function gameNameOf(game: string | null, language: Language): string | null {
  return nameIn(PLAYED[language].games, game)
}

export function formatNameOf(format: string | null, language: Language): string | null {
  return nameIn(PLAYED[language].formats, format)
}

/** A bracket round's name, with `{places}` where it has no own. */
export function cutRoundNameOf(round: keyof typeof cutFr.round, language: Language): string {
  return (language === 'fr' ? cutFr : cutEn).round[round]
}

function nameIn(names: Readonly<Record<string, string>>, key: string | null): string | null {
  return key === null || key === 'other' ? null : (names[key] ?? null)
}
