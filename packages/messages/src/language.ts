export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The first language of an `Accept-Language` header, or of a browser's list, that we speak; French otherwise. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((ours) => tag.trim().toLowerCase().split(/[-;]/)[0] === ours)
    if (language) return language
  }
  return 'fr'
}
