/** To add a language, add a word here, a folder in `packages/messages` and a line in its `formats.ts`; the compiler points out the rest. */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Sentences are first written in it; it is the default, and sorts names for everybody. */
export const SOURCE_LANGUAGE: Language = LANGUAGES[0]

/** For programmers and operators: call descriptions, protocol errors, commands. */
export const LANGUAGE_OF_PROGRAMMERS: Language = 'en'

/** Null if unsupported. */
export function languageNamed(name: unknown): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null
}

/** The first supported language of a list, such as an `Accept-Language` header; else the source language. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageNamed(tag.trim().toLowerCase().split(/[-;]/)[0])
    if (language) return language
  }
  return SOURCE_LANGUAGE
}
