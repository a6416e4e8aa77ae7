import type { replies as french } from '../fr/replies.ts'
import type { Translation } from '../translation.ts'

export const replies: Translation<typeof french> = {
  'extract-moxfield-decklist': 'The deck has been read.',
  'submit-advanced-decklist': 'The decklist is saved.',
}
