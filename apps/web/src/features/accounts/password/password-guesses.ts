import { GUESSED_LENGTH } from '@tablee/domain/accounts/guessable-password'
import { tidyPassword } from '@tablee/domain/accounts/password'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// Some 220 kB compressed: loaded when a password is being chosen, and not kept with the app.
const guesser = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  maxLength: GUESSED_LENGTH,
})

/** Power of ten of the tries needed to find the password. The server knows more words, and decides. */
export function guessesLog10(password: string): number {
  return guesser.check(tidyPassword(password).slice(0, GUESSED_LENGTH)).guessesLog10
}
