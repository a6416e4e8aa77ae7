import {
  countCopies,
  type DeckCard,
  type DeckSection,
  deckSection,
  SECTION_KINDS,
  type SectionKind,
} from './deck-section.ts'
import { plainText } from './other-writings.ts'
import { type DeckLine, readDeckLine, readKeptLine } from './read-deck-line.ts'

/** Neither card, heading, comment nor blank. Numbered from 1, as in editors. */
export type UnreadableLine = { readonly number: number; readonly text: string }

export type ParsedDecklist = {
  /** Only those with cards, in fixed order. */
  readonly sections: readonly DeckSection[]
  readonly unreadable: readonly UnreadableLine[]
}

/** A card, its section (null: none named yet), its block of lines. */
type PlacedCard = { readonly card: DeckCard; readonly section: SectionKind | null; readonly block: number }

/** Reads lists of Arena, MTGO, Moxfield, Pokémon Live, Yu-Gi-Oh! and plain ones. No line is lost: what is not understood is reported. */
export function parseDecklist(text: string): ParsedDecklist {
  return parse(plainText(text), readDeckLine)
}

/** By the reading that the hashes of kept lists rest on. */
export function parseKeptDecklist(text: string): ParsedDecklist {
  return parse(text, readKeptLine)
}

function parse(text: string, read: (line: string) => DeckLine): ParsedDecklist {
  const unreadable: UnreadableLine[] = []
  const reader = createReader()
  for (const [index, line] of text.split(/\r\n|[\n\r]/).entries()) {
    if (!reader.take(read(line), line)) unreadable.push({ number: index + 1, text: line.trim() })
  }
  return { sections: sectionsOf(reader.cards, reader.isDivided()), unreadable }
}

type Reader = {
  readonly cards: readonly PlacedCard[]
  readonly take: (line: DeckLine, text: string) => boolean
  readonly isDivided: () => boolean
}

function createReader(): Reader {
  const cards: PlacedCard[] = []
  let open: SectionKind | null = null
  let isAbout = false
  let isDivided = false
  let block = 0
  // One or two commanders come alone; what follows a gap or category is the deck, with or without a heading.
  const closeLead = () => {
    if ((open === 'commander' || open === 'companion') && cards.at(-1)?.section === open) open = 'main'
  }
  const take = (line: DeckLine, text: string): boolean => {
    switch (line.kind) {
      case 'blank': {
        block++
        closeLead()
        return true
      }
      case 'comment':
        return true
      case 'heading':
        isAbout = line.heading === 'about'
        if (line.heading === 'about' || line.heading === 'total') return true
        isDivided = true
        if (line.heading === 'category') closeLead()
        else open = line.heading
        return true
      case 'card':
        isAbout = false
        if (line.section) isDivided = true
        cards.push({ card: line.card, section: line.section ?? open, block })
        return true
      case 'unreadable':
        // Arena puts the deck's name there.
        return isAbout && /^name\s/i.test(text.trim())
    }
  }
  return { cards, take, isDivided: () => isDivided }
}

function sectionsOf(cards: readonly PlacedCard[], isDivided: boolean): readonly DeckSection[] {
  const gap = isDivided ? readLastGap(cards) : readGap(cards)
  const sectionOf = ({ section, block }: PlacedCard): SectionKind =>
    gap?.block === block ? gap.section : (section ?? 'main')
  return SECTION_KINDS.map((kind) =>
    deckSection(
      kind,
      cards.filter((placed) => sectionOf(placed) === kind).map(({ card }) => card),
    ),
  ).filter(({ total }) => total > 0)
}

type Gap = { readonly block: number; readonly section: SectionKind }

const FEWEST_CONSTRUCTED = 60
const LIMITED_DECK = 40
const COMMANDER_DECK = 100
const MOST_COMMANDERS = 2
const LARGEST_SIDEBOARD = 15

/**
 * MTGO leaves a blank line before the sideboard, and one before or after the commanders. Read so only without headings and if the counts
 * leave no doubt; groups of creatures and lands stay one deck.
 */
function readGap(cards: readonly PlacedCard[]): Gap | null {
  const blocks = [...new Set(cards.map(({ block }) => block))]
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const copiesIn = (block: number) => copiesOf(cards, (placed) => placed.block === block)
  const total = copiesOf(cards)
  if (total === COMMANDER_DECK) {
    const block = [last, first].find((end) => copiesIn(end) <= MOST_COMMANDERS)
    return block === undefined ? null : { block, section: 'commander' }
  }
  const before = total - copiesIn(last)
  const isWhole = before >= FEWEST_CONSTRUCTED || (before === LIMITED_DECK && blocks.length === 2)
  return isWhole && copiesIn(last) <= LARGEST_SIDEBOARD ? { block: last, section: 'sideboard' } : null
}

/** For MTGO, Moxfield puts the commanders after the sideboard and a blank line. */
function readLastGap(cards: readonly PlacedCard[]): Gap | null {
  const last = cards.at(-1)
  if (last?.section !== 'sideboard') return null
  const isApart = cards.some(({ section, block }) => section === 'sideboard' && block < last.block)
  const main = copiesOf(cards, ({ section }) => section === null || section === 'main')
  const led = copiesOf(cards, ({ block }) => block === last.block)
  const isWhole = led <= MOST_COMMANDERS && main + led === COMMANDER_DECK
  return isApart && isWhole ? { block: last.block, section: 'commander' } : null
}

function copiesOf(cards: readonly PlacedCard[], isCounted: (placed: PlacedCard) => boolean = () => true): number {
  return countCopies(cards.filter(isCounted).map(({ card }) => card))
}
