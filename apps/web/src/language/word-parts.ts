import type { Language } from '@tablee/domain/language'

/** Messages by segments of their keys. */
export type Words = { readonly [piece: string]: string | Words }

/** Loaders per part and language. */
export type WordParts = Readonly<Record<Language, Readonly<Record<string, () => Promise<Words>>>>>

/** A single part per language, for tests, the server and `npm run dev`. The app's build splits it: see `words.config.ts`. */
export const WORD_PARTS: WordParts = {
  fr: { start: async () => (await import('@tablee/messages/fr')).fr },
  en: { start: async () => (await import('@tablee/messages/en')).en },
}

/** Used by every page. */
export const START = 'start'
