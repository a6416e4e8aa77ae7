import type { Language } from '@tablee/domain/language'

/** Sentences by the pieces of their keys. */
export type Words = { readonly [piece: string]: string | Words }

/** Each part of each language, fetched when something says one of its sentences. */
export type WordParts = Readonly<Record<Language, Readonly<Record<string, () => Promise<Words>>>>>

/**
 * The sentences of each language in one part, as tests, the server and `npm run dev` take them. The build of the app puts many in the place of this
 * file: see `words.config.ts`.
 */
export const WORD_PARTS: WordParts = {
  fr: { start: async () => (await import('@tablee/messages/fr')).fr },
  en: { start: async () => (await import('@tablee/messages/en')).en },
}

/** What every page says. */
export const START = 'start'
