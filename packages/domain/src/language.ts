/**
 * Every language that people are spoken to in. One more is a word here, a folder of `packages/messages` beside the others and a line of
 * its `formats.ts`; the compiler names each place that waits for it.
 */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Every sentence is written in it first; it is spoken to who asks for none of ours, and names are sorted by it, alike for everybody. */
export const SOURCE_LANGUAGE: Language = LANGUAGES[0]

/** Of what only programmers and operators read: descriptions of calls, errors of the protocol, commands. */
export const LANGUAGE_OF_PROGRAMMERS: Language = 'en'

/** The language that is called so; null where it is none of ours. */
export function languageNamed(name: unknown): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null
}

/** The first language of an `Accept-Language` header, of a browser's list or of what was kept, that we speak; else that of the source. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageNamed(tag.trim().toLowerCase().split(/[-;]/)[0])
    if (language) return language
  }
  return SOURCE_LANGUAGE
}
