/** Accents are ignored; h, pronounced in some names only, keeps the whole word. */
const VOWEL_FIRST = /^[aeiouàâäáãåæéèêëíìîïóòôöõøœúùûü]/i
/** Yves and Yvonne, but Yann and Youssef. */
const SILENT_Y_FIRST = /^y[^aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü\s]/i

/** "de Zoé", "d’Oscar": a name after the French *de*, for `{name, de}` in a sentence. */
export function withDe(name: string): string {
  const start = name.trimStart()
  return VOWEL_FIRST.test(start) || SILENT_Y_FIRST.test(start) ? `d’${name}` : `de ${name}`
}
