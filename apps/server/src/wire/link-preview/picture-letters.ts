/**
 * Writing that our own face has: Latin with its marks, and signs. What it has not would be drawn as empty boxes, so the picture
 * goes without; the words beside the picture say it all the same.
 */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u024f\u02bb\u02bc\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122]/g

/** As it can be drawn; empty where nothing of it can. Spaces that a font may lack are ordinary ones here. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f\s]+/g, (space) => (/[\u00a0\u202f]/.test(space) ? '\u00a0' : ' '))
    .replaceAll(UNKNOWN, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
