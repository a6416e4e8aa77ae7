import type { ownNames as french } from '../fr/own-names.ts'
import type { Translation } from '../translation.ts'

export const ownNames: Translation<typeof french> = {
  title: 'Players’ names',
  help: 'Until the start, players can change their name on their phone. After that only you can, unless you allow it here.',
  allow: 'Players may change their own name until the end',
  failed: 'The setting was not changed',
}
