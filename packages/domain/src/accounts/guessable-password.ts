/** Only this much of a password is examined, to bound the cost. */
export const GUESSED_LENGTH = 48

/** Tries, as a power of ten, within which passwords tried by popularity count as easy. */
const EASY_BELOW_LOG10 = 9

const PRODUCT = 'tablee'
/** With fewer letters besides the product's name, the rest is decoration. */
const OWN_LETTERS = 4

/** Whether a password is among the first to be tried; a dictionary needs `guessesLog10` tries. */
export function isGuessable(typed: string, guessesLog10: number): boolean {
  return guessesLog10 < EASY_BELOW_LOG10 || isMadeOfProductName(typed)
}

function isMadeOfProductName(typed: string): boolean {
  const letters = typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return letters.includes(PRODUCT) && letters.replaceAll(PRODUCT, '').length < OWN_LETTERS
}
