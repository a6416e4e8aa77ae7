import type { advice as french } from '../fr/advice.ts'
import type { Translation } from '../translation.ts'

export const advice: Translation<typeof french> = {
  deck_site_failed: 'The deck site does not answer, or this deck is private. Paste the text of your decklist instead.',
}
