import { isGuessable } from '@tablee/domain/accounts/guessable-password'
import { useState } from 'react'

export type Guesses = {
  /** A password is about to be chosen. */
  readonly wake: () => void
  /** Null until the dictionary is loaded; without it the server alone decides. */
  readonly isEasy: ((password: string) => boolean) | null
}

type Guess = typeof import('./password-guesses.ts').guessesLog10

export function useGuesses(): Guesses {
  const [guess, setGuess] = useState<{ readonly with: Guess } | null>(null)
  return {
    wake: () => {
      if (guess) return
      import('./password-guesses.ts').then(
        ({ guessesLog10 }) => setGuess({ with: guessesLog10 }),
        // Offline, or an outdated server: the next focus retries.
        () => {},
      )
    },
    isEasy: guess && ((password) => isGuessable(password, guess.with(password))),
  }
}
