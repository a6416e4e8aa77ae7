import type { Language } from '@tablee/domain/language'

/** Words of the language that is spoken here; whoever types them needs no list. */
export async function phraseWordsOf(language: Language): Promise<readonly string[]> {
  switch (language) {
    case 'fr':
      return (await import('@tablee/messages/phrase-words/fr')).phraseWords
    case 'en':
      return (await import('@tablee/messages/phrase-words/en')).phraseWords
    default:
      return language satisfies never
  }
}
