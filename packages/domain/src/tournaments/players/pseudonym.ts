/** Replaces the name of an erased person. */
export function pseudonym(digits: string): string {
  return `Joueur ${digits}`
}

/** Whether a name is one, hence says nothing. */
export function isPseudonym(name: string): boolean {
  return /^Joueur [0-9A-F]{6}$/.test(name)
}
