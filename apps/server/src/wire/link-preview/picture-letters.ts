/**
 * Scripts of our own font: Latin with diacritics, and symbols. Other characters would be empty boxes and are left out; the text beside the
 * picture has them anyway.
 */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u024f\u02bb\u02bc\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122]/g

/** The drawable part, possibly empty. Spaces the font may lack become ordinary ones. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f\s]+/g, (space) => (/[\u00a0\u202f]/.test(space) ? '\u00a0' : ' '))
    .replaceAll(UNKNOWN, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
