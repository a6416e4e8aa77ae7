import type { Language } from '@tablee/domain/language'
import { START, WORD_PARTS, type WordParts, type Words } from './word-parts.ts'

type Held = { [piece: string]: string | Held }

/** What is there of the catalogues, and what fetches more of them. */
export type HeldWords = {
  /** As every translator reads them: what comes later is added for all. */
  readonly resources: Partial<Record<Language, { readonly translation: Held }>>
  /** Fetches what was asked for so far in a language, and from now on what is asked for later. */
  readonly bringLanguage: (language: Language) => Promise<void>
  /** Fetches parts in every language that is spoken; whoever speaks another one later then has them in that one as well. */
  readonly bringParts: (parts: readonly string[]) => Promise<void>
  /** A part of the app together with what it says: the build puts this around each `import()`. */
  readonly withWords: <Module>(module: Promise<Module>, parts: readonly string[]) => Promise<Module>
}

export function holdWords(all: WordParts): HeldWords {
  const resources: Partial<Record<Language, { readonly translation: Held }>> = {}
  const wanted = new Set<string>([START])
  const spoken = new Set<Language>()
  const coming = new Map<string, Promise<void>>()

  async function fetchPart(language: Language, part: string): Promise<void> {
    const words = await all[language][part]?.()
    const held = resources[language] ?? { translation: {} }
    resources[language] = held
    if (words) add(words, held.translation)
  }

  function bringPart(language: Language, part: string): Promise<void> {
    const key = `${language} ${part}`
    const known = coming.get(key)
    if (known !== undefined) return known
    const fetched = fetchPart(language, part)
    coming.set(key, fetched)
    // What cannot be had now is asked for again when it is wanted again.
    fetched.catch(() => coming.delete(key))
    return fetched
  }

  async function bringParts(parts: readonly string[]): Promise<void> {
    for (const part of parts) wanted.add(part)
    await Promise.all([...spoken].flatMap((language) => parts.map((part) => bringPart(language, part))))
  }

  return {
    resources,
    bringLanguage: async (language) => {
      const isNew = !spoken.has(language)
      spoken.add(language)
      try {
        await Promise.all([...wanted].map((part) => bringPart(language, part)))
      } catch (cause) {
        // Nobody speaks it: its words hold up no screen.
        if (isNew) spoken.delete(language)
        throw cause
      }
    },
    bringParts,
    withWords: async (module, parts) => {
      const [loaded] = await Promise.all([module, bringParts(parts)])
      return loaded
    },
  }
}

function add(words: Words, held: Held): void {
  for (const [piece, value] of Object.entries(words)) {
    if (typeof value === 'string') held[piece] = value
    else {
      const below = held[piece]
      const next = typeof below === 'object' ? below : {}
      held[piece] = next
      add(value, next)
    }
  }
}

/** Those of this page. */
export const ownWords = holdWords(WORD_PARTS)
