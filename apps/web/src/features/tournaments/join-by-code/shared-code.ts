import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/life/tournament-code'

const IN_AN_ADDRESS = /\/tournament\/([a-z0-9]{6})(?![a-z0-9])/i
/** Standing alone and in capitals: six letters of a word are no code. */
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}])[${TOURNAMENT_CODE_ALPHABET}]{6}(?![\\p{L}\\p{N}])`, 'u')

/** From another app's share: a tournament address, or a message with a code. */
export function findSharedCode(texts: readonly string[]): string | null {
  const text = texts.join('\n')
  return (IN_AN_ADDRESS.exec(text)?.[1] ?? ALONE.exec(text)?.[0])?.toUpperCase() ?? null
}
