import type { Language } from '@tablee/domain/language'
import { START, WORD_PARTS, type WordParts, type Words } from './word-parts.ts'

type Held = { [piece: string]: string | Held }

/** The loaded part of the catalogues, and loaders for more. */
export type HeldWords = {
  /** Shared by all translators: later parts are added for all. */
  readonly held: (language: Language) => Words
  /** Loads a language's requested parts, now and in future. */
  readonly bringLanguage: (language: Language) => Promise<void>
  /** Loads parts in all spoken languages, also those spoken later. */
  readonly bringParts: (parts: readonly string[]) => Promise<void>
  /** A module with its words: the build wraps each `import()` in this. */
  readonly withWords: <Module>(module: Promise<Module>, parts: readonly string[]) => Promise<Module>
}

export function holdWords(all: WordParts): HeldWords {
  const brought = new Map<Language, Held>()
  const wanted = new Set<string>([START])
  const spoken = new Set<Language>()
  const coming = new Map<string, Promise<void>>()

  function held(language: Language): Held {
    const known = brought.get(language) ?? {}
    brought.set(language, known)
    return known
  }

  async function fetchPart(language: Language, part: string): Promise<void> {
    const words = await all[language][part]?.()
    if (words) add(words, held(language))
  }

  function bringPart(language: Language, part: string): Promise<void> {
    const key = `${language} ${part}`
    const known = coming.get(key)
    if (known !== undefined) return known
    const fetched = fetchPart(language, part)
    coming.set(key, fetched)
    // A failed load is retried on the next request.
    fetched.catch(() => coming.delete(key))
    return fetched
  }

  async function bringParts(parts: readonly string[]): Promise<void> {
    for (const part of parts) wanted.add(part)
    await Promise.all([...spoken].flatMap((language) => parts.map((part) => bringPart(language, part))))
  }

  return {
    held,
    bringLanguage: async (language) => {
      const isNew = !spoken.has(language)
      spoken.add(language)
      try {
        await Promise.all([...wanted].map((part) => bringPart(language, part)))
      } catch (cause) {
        // Not spoken: its words must not block a screen.
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

export const ownWords = holdWords(WORD_PARTS)
