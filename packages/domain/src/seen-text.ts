/** Letters and marks that are drawn as nothing: the fillers of Hangul, and the cell of braille without a point. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu
/** What is drawn as nothing by itself: Default_Ignorable_Code_Point of Unicode, controls, and every kind of blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s]/gu

/** Whether there is nothing to be seen of the text, however many characters it has. */
export function isUnseen(text: string): boolean {
  return text.replace(FILLERS, '').replace(UNSEEN, '') === ''
}

/** The text with a blank in the place of every letter that is drawn as nothing. */
export function withoutFillers(text: string): string {
  return text.replace(FILLERS, ' ')
}
