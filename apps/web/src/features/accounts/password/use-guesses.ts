import { isGuessable } from '@tablee/domain/accounts/guessable-password'
import { useState } from 'react'

export type Guesses = {
  /** Somebody is about to choose a password. */
  readonly wake: () => void
  /** Null as long as the dictionary is not here; without it the server alone decides. */
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
        // Offline, or a server of yesterday: the next focus tries again.
        () => {},
      )
    },
    isEasy: guess && ((password) => isGuessable(password, guess.with(password))),
  }
}
