import { nameKey } from '@tablee/domain/tournaments/players/player-name'

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** The words of a text as they are searched: without case and accents; whatever is no letter or digit separates. */
export function wordsOf(text: string): readonly string[] {
  return nameKey(text)
    .replace(/[œæßøł]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
