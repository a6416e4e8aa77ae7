import { LANGUAGES, type Language } from '@tablee/domain/language'
import { SIZES, WIDTHS } from './looks-of-a-run.ts'
import type { Kind } from './tournament-screens.ts'

export type Wish = {
  readonly players: readonly number[]
  readonly widths: readonly number[]
  readonly themes: readonly ('light' | 'dark')[]
  readonly languages: readonly Language[]
  readonly only: Kind | 'house' | null
  readonly isLong: boolean
}

const EVERYTHING: Wish = {
  players: SIZES,
  widths: WIDTHS,
  themes: ['light', 'dark'],
  languages: LANGUAGES,
  only: null,
  isLong: false,
}

/** Everything by default. */
export function readWish(text: string | undefined): Wish {
  return text ? { ...EVERYTHING, ...JSON.parse(text) } : EVERYTHING
}
