import { nameKey } from '@tablee/domain/tournaments/players/player-name'

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** Words as searched: without case and accents, separated by anything but letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return nameKey(text)
    .replace(/[œæßøł]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
