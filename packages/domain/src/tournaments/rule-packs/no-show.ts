import type { RulePack } from './rule-pack.ts'

/** What becomes of who misses a match. */
export function noShowOf({ noShow }: Pick<RulePack, 'noShow'>): NonNullable<RulePack['noShow']> {
  return noShow ?? 'asks'
}
