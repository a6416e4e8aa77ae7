/** So much of a password is looked at: what it costs to look stays small. */
export const GUESSED_LENGTH = 48

/** Whoever tries passwords in the order in which people choose them has found these after so many tries, as a power of ten. */
const EASY_BELOW_LOG10 = 9

const PRODUCT = 'tablee'
/** Fewer letters beside the name of the product are decoration. */
const OWN_LETTERS = 4

/** Whether a password is among the first that anybody would try; `guessesLog10` is how many tries a dictionary needs. */
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
