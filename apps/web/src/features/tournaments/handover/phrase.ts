/** With lists of 1,024 words and more: 60 bits, which nobody tries out at a tenth of a second each. */
export const WORDS_OF_PHRASE = 6

/** Words are drawn one by one, each as likely as the others. */
export function drawPhrase(words: readonly string[]): readonly string[] {
  const most = Math.floor(0x1_0000_0000 / words.length) * words.length
  return Array.from({ length: WORDS_OF_PHRASE }, () => {
    for (;;) {
      const [drawn = most] = crypto.getRandomValues(new Uint32Array(1))
      if (drawn < most) return words[drawn % words.length] ?? ''
    }
  })
}

/** What is the same whoever types it: case, accents, ligatures, signs and blanks between words do not matter. */
export function phraseKey(typed: string): string {
  return typed
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')
}

/** Whether as many words were typed as a phrase has. */
export function isPhrase(typed: string): boolean {
  return phraseKey(typed).split(' ').length === WORDS_OF_PHRASE
}
