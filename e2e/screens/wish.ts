import { LANGUAGES, type Language } from '@tablee/messages/language'
import type { Kind } from './tournament-screens.ts'

/** Which pictures somebody wants. */
export type Wish = {
  readonly players: readonly number[]
  readonly widths: readonly number[]
  readonly themes: readonly ('light' | 'dark')[]
  readonly languages: readonly Language[]
  readonly only: Kind | 'house' | null
  readonly isLong: boolean
}

const EVERYTHING: Wish = {
  players: [0, 2, 18, 47, 256, 1000],
  widths: [320, 360, 820, 1440],
  themes: ['light', 'dark'],
  languages: LANGUAGES,
  only: null,
  isLong: false,
}

/** As the command hands it to the runner; without it, everything. */
export function readWish(text: string | undefined): Wish {
  return text ? { ...EVERYTHING, ...JSON.parse(text) } : EVERYTHING
}
