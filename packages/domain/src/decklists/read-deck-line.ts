import { type Heading, readHeading } from './deck-heading.ts'
import type { SectionKind } from './deck-section.ts'
import { plainLine } from './other-writings.ts'
import { type ReadCard, readCard, readSingleCard } from './read-card.ts'

/** A card belongs to the section it names, else to the open one. */
export type DeckLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment' }
  | { readonly kind: 'heading'; readonly heading: Heading }
  | ({ readonly kind: 'card' } & ReadCard)
  | { readonly kind: 'unreadable' }

/** No card name is this long. Longer lines are skipped: the work grows only with the number of lines. */
export const LONGEST_DECK_LINE = 300

const COMMENT = /^(?:\/\/|#|;|\*{3})/
const SIDEBOARD_LINE = /^SB:\s*/i
/** A player's own category: `Anti-créature :` */
const OWN_CATEGORY = /^[^\d\s][^:]*:$/

export function readDeckLine(typed: string): DeckLine {
  return readKeptLine(plainLine(typed))
}

/** As lists were read when the first of them were kept: this does not change. */
export function readKeptLine(typed: string): DeckLine {
  const line = typed.trim()
  if (line === '') return { kind: 'blank' }
  if (line.length > LONGEST_DECK_LINE) return { kind: 'unreadable' }
  const heading = readHeading(line)
  if (heading) return { kind: 'heading', heading }
  if (COMMENT.test(line)) return { kind: 'comment' }
  const prefix = SIDEBOARD_LINE.exec(line)
  if (prefix) return asLine(readCard(line.slice(prefix[0].length)), 'sideboard')
  const named = readNamedLine(line)
  if (named) return named
  const card = readCard(line)
  if (card) return asLine(card, null)
  return OWN_CATEGORY.test(line) ? { kind: 'heading', heading: 'category' } : { kind: 'unreadable' }
}

/** `Commander: Atraxa`, on one line. */
function readNamedLine(line: string): DeckLine | null {
  const colon = line.indexOf(':')
  if (colon < 1 || /^\d/.test(line)) return null
  const section = readHeading(line.slice(0, colon))
  if (section !== 'commander' && section !== 'companion') return null
  const text = line.slice(colon + 1).trim()
  return text === '' ? null : asLine(readSingleCard(text), section)
}

function asLine(read: ReadCard | null, section: SectionKind | null): DeckLine {
  return read ? { kind: 'card', card: read.card, section: read.section ?? section } : { kind: 'unreadable' }
}
