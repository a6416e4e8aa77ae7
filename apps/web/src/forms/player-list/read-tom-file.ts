/** Whether a text is meant as the file of a program: nobody begins a list of names so. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s*<[?!a-z]/i.test(text)
}

/** Declarations that no tournament file needs: entities can make a small text large, or read other files. */
const DECLARATION = /<!(?:doctype|entity)/i

/**
 * The names of the players in a tournament file of TOM, the program of Play! Pokémon (`.tdf`), in its order. Nothing else is
 * taken: neither their numbers nor when they were born. Null where the text is no such file, or declares entities.
 */
export function namesInTomFile(text: string): readonly string[] | null {
  if (DECLARATION.test(text)) return null
  const file = new DOMParser().parseFromString(text.replace(/^\uFEFF?\s+/, ''), 'application/xml')
  // A browser that cannot read it hands out a document that says so.
  if (file.getElementsByTagName('parsererror').length > 0 || file.documentElement.nodeName !== 'tournament') return null
  const list = childrenNamed(file.documentElement, 'players')
  if (list.length === 0) return null
  const players = list.flatMap((players) => childrenNamed(players, 'player'))
  return players.map((player) => nameText(player)).filter((name) => name !== '')
}

function childrenNamed(parent: Element, name: string): readonly Element[] {
  return [...parent.children].filter(({ nodeName }) => nodeName === name)
}

/** On one line, and as one name: what separates names in a list is no part of one. */
function nameText(player: Element): string {
  const parts = ['firstname', 'lastname'].map((part) => childrenNamed(player, part)[0]?.textContent ?? '')
  return parts
    .join(' ')
    .replaceAll(/[\s;,"]+/g, ' ')
    .trim()
}
