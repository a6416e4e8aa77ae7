import type { DeckCard, SectionKind } from '../decklists/deck-section.ts'
import { DECKLIST_TEXT_MAX_LENGTH, type Decklist } from '../decklists/decklist.ts'
import { parseDecklist } from '../decklists/parse-decklist.ts'
import { readSingleCard } from '../decklists/read-card.ts'
import { readDeckLine } from '../decklists/read-deck-line.ts'
import type { Game } from '../tournaments/rule-packs/rule-pack.ts'
import { cardKey } from './card-name.ts'

/** A card as a list names it. */
export type DeckName = {
  readonly name: string
  /** With its set and number, where the game has different cards of one name; else the name. */
  readonly asked: string
  /** In all sections that belong to the deck. */
  readonly copies: number
  /** Where in the text, numbered from 1; none for a name given beside it. */
  readonly lines: readonly number[]
}

/** Each card once, in the order of the text; what was merely considered is left out. */
export function namesInDeck(decklist: Decklist, game: Game): readonly DeckName[] {
  const text = (decklist.decklistText ?? '').slice(0, DECKLIST_TEXT_MAX_LENGTH)
  const linesOf = linesByKey(text, game)
  const named = new Map<string, { name: string; asked: string; copies: number; lines: readonly number[] }>()
  const add = (name: string, copies: number, asked = name) => {
    const key = cardKey(asked)
    const known = named.get(key)
    if (known) known.copies += copies
    else if (cardKey(name) !== '') named.set(key, { name, asked, copies, lines: linesOf.get(key) ?? [] })
  }
  for (const { cards } of parseDecklist(text).sections.filter(isPlayed))
    for (const card of cards) add(card.name, card.quantity, askedAs(card, game))
  for (const name of [decklist.generalName, decklist.partnerName, decklist.companionName])
    if (name !== null && !named.has(cardKey(name))) add(name, 1)
  return [...named.values()].sort((one, other) => (one.lines[0] ?? LAST) - (other.lines[0] ?? LAST))
}

const LAST = Number.POSITIVE_INFINITY

function isPlayed({ kind }: { readonly kind: SectionKind }): boolean {
  return kind !== 'maybeboard'
}

/** Games with different cards of one name: which one, only set and number say, or the colour. */
const OF_ONE_NAME: readonly Game[] = [
  ...(['pokemon', 'altered', 'onepiece', 'starwars', 'fleshandblood', 'digimon', 'riftbound'] as const),
]
const PITCH = /^(?:red|yellow|blue)$/iu

/** A card of a list as the data may tell it from others of its name. */
export function askedAs({ name, setCode, collectorNumber }: DeckCard, game: Game): string {
  if (!OF_ONE_NAME.includes(game) || !setCode) return name
  if (game === 'fleshandblood' && PITCH.test(setCode)) return `${name} (${setCode.toLowerCase()})`
  return collectorNumber ? `${name} ${setCode} ${collectorNumber}` : name
}

/** `BT1-010`, `OP01-016`, `ALT_CORE_B_AX_04_C`, before or behind a name. */
const NUMBER_BEHIND = /\s*[([]?\b(?:[A-Z]{1,4}\d{0,2}-\d{2,3}[a-z]?|ALT_\w+)[)\]]?$/u
const NUMBER_BEFORE = /^(?:[A-Z]{1,4}\d{0,2}-\d{2,3}[a-z]?|ALT_\w+)\s+/u

/** The number beside a name: whatever the name is, it says which card is meant. Null where there is none. */
export function numberIn(asked: string, game: Game): string | null {
  if (!OF_ONE_NAME.includes(game)) return null
  const [behind] = NUMBER_BEHIND.exec(asked) ?? []
  const [before] = NUMBER_BEFORE.exec(asked) ?? []
  const number = (behind ?? before ?? '').replace(/[\s()[\]]/gu, '')
  return number === '' || number === asked ? null : number
}

/** What a name with its set and number names without them, in a game where that may be another card; else the same. */
export function withoutPrinting(asked: string, game: Game): string {
  if (!OF_ONE_NAME.includes(game)) return asked
  const bare = asked.replace(NUMBER_BEHIND, '').replace(NUMBER_BEFORE, '')
  return readSingleCard(bare)?.card.name ?? asked
}

function linesByKey(text: string, game: Game): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>()
  for (const [index, line] of splitLines(text).entries()) {
    const read = readDeckLine(line)
    if (read.kind !== 'card') continue
    const key = cardKey(askedAs(read.card, game))
    const known = lines.get(key)
    if (known) known.push(index + 1)
    else lines.set(key, [index + 1])
  }
  return lines
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r]/)
}

/** The text with another name on every line that names this card; quantities, sets and marks stay. */
export function renamedInText(text: string, name: string, better: string): string {
  const key = cardKey(name)
  return splitLines(text)
    .map((line) => {
      const read = readDeckLine(line)
      return read.kind === 'card' && cardKey(read.card.name) === key ? renamed(line, read.card.name, better) : line
    })
    .join('\n')
}

function renamed(line: string, name: string, better: string): string {
  const words = name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
  return line.normalize('NFC').replace(new RegExp(words.join(String.raw`[\p{Cc}\p{Cf}\p{Z}]+`), 'u'), () => better)
}

/** The name under way where somebody types: on the line of this place, up to it; null if none begins there. */
export function nameAtCaret(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const before = text.slice(start, caret)
  // Names are chosen at the end of a line: what follows would be another card's.
  const end = text.indexOf('\n', caret)
  if (text.slice(caret, end < 0 ? undefined : end).trim() !== '') return null
  const [lead = ''] = /^\s*(?:SB:\s*)?(?:[-*•]\s+)?(?:\d{1,3}\s?[x×]?\s+)?/iu.exec(before) ?? []
  const typed = before.slice(lead.length)
  return typed === '' ? null : { from: start + lead.length, typed }
}
