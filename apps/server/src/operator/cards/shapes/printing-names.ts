/**
 * What lists write for this very card where several have its name: its number alone (`OP01-016`), or before or behind the name. Names in
 * other languages stand only behind: a list has the number there.
 */
export function byNumber(number: string, name: string, printedNames: readonly string[] = []): readonly string[] {
  return [`${number} ${name}`, number, `${name} ${number}`, ...printedNames.map((printed) => `${printed} ${number}`)]
}
