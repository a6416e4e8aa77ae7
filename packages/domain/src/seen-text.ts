/** Drawn as nothing: the Hangul fillers and the blank braille cell. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu
/** Invisible alone: Unicode's Default_Ignorable_Code_Point, controls, all blanks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s]/gu

/** Whether nothing of the text is visible. */
export function isUnseen(text: string): boolean {
  return text.replace(FILLERS, '').replace(UNSEEN, '') === ''
}

/** Replaces invisible letters by blanks. */
export function withoutFillers(text: string): string {
  return text.replace(FILLERS, ' ')
}
