/** Accents fall off; h is pronounced in some names and not in others, and keeps the whole word. */
const VOWEL_FIRST = /^[aeiouàâäáãåæéèêëíìîïóòôöõøœúùûü]/i
/** Yves and Yvonne, but Yann and Youssef. */
const SILENT_Y_FIRST = /^y[^aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü\s]/i

/** "de Zoé", "d’Oscar": a name after the French *de*, as `{name, de}` in a sentence asks for it. */
export function withDe(name: string): string {
  const start = name.trimStart()
  return VOWEL_FIRST.test(start) || SILENT_Y_FIRST.test(start) ? `d’${name}` : `de ${name}`
}
