/** No list of names starts like this. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s*<[?!a-z]/i.test(text)
}

/** Not needed in tournament files: entities can expand a small text or read other files. */
const DECLARATION = /<!(?:doctype|entity)/i

/**
 * Player names from a TOM file (`.tdf`, by Play! Pokémon), in order. Ignores ids and birth dates. Null for other files, or with entity
 * declarations.
 */
export function namesInTomFile(text: string): readonly string[] | null {
  if (DECLARATION.test(text)) return null
  const file = new DOMParser().parseFromString(text.replace(/^\uFEFF?\s+/, ''), 'application/xml')
  // Parse errors come as a document.
  if (file.getElementsByTagName('parsererror').length > 0 || file.documentElement.nodeName !== 'tournament') return null
  const list = childrenNamed(file.documentElement, 'players')
  if (list.length === 0) return null
  const players = list.flatMap((players) => childrenNamed(players, 'player'))
  return players.map((player) => nameText(player)).filter((name) => name !== '')
}

function childrenNamed(parent: Element, name: string): readonly Element[] {
  return [...parent.children].filter(({ nodeName }) => nodeName === name)
}

/** On one line, without list separators. */
function nameText(player: Element): string {
  const parts = ['firstname', 'lastname'].map((part) => childrenNamed(player, part)[0]?.textContent ?? '')
  return parts
    .join(' ')
    .replaceAll(/[\s;,"]+/g, ' ')
    .trim()
}
