import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/life/tournament-code'

const IN_AN_ADDRESS = /\/tournament\/([a-z0-9]{6})(?![a-z0-9])/i
/** Standing alone and in capitals, as codes are shown: six letters of a word are no code. */
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}])[${TOURNAMENT_CODE_ALPHABET}]{6}(?![\\p{L}\\p{N}])`, 'u')

/** The code in what another app shared: an address of a tournament, or a message that holds a code. */
export function findSharedCode(texts: readonly string[]): string | null {
  const text = texts.join('\n')
  return (IN_AN_ADDRESS.exec(text)?.[1] ?? ALONE.exec(text)?.[0])?.toUpperCase() ?? null
}
