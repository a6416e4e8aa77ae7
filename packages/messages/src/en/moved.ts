import type { moved as source } from '../fr/moved.ts'
import type { Translation } from '../translation.ts'

export const moved: Translation<typeof source> = {
  title: 'Tablée has a new address',
  leads: 'The new address is {address}. Your seats and the tournaments kept on this device go there with you.',
  help: 'The page opens by itself. If nothing happens, use the button.',
  go: 'Continue to the new address',
}
