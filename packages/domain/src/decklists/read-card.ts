import { tidyName } from '../tournaments/players/player-name.ts'
import { readHeading } from './deck-heading.ts'
import type { DeckCard, SectionKind } from './deck-section.ts'

/** A card, and the section marked on its line. */
export type ReadCard = { readonly card: DeckCard; readonly section: SectionKind | null }

type Marks = {
  readonly text: string
  readonly setCode: string | null
  readonly collectorNumber: string | null
  readonly section: SectionKind | null
}

const MOST_COPIES = 999
const MOST_MARKS = 8
const QUANTITY_FIRST = /^(?:[-*•]\s+)?(\d{1,3})(?:\s?[x×])?\s+(?=\S)/iu
const QUANTITY_LAST = /^[x×](\d{1,3})$/iu
const SET_CODE = /^(?:[A-Z0-9_-]{2,6}|[a-z0-9_-]{2,6})$/
/** Pokémon writes set and number bare: `SVI 57`, `PR-SV 53`, `BRS TG01`. */
const BARE_SET_CODE = /^[A-Z][A-Z0-9-]{1,5}$/
const BARE_NUMBER = /^[A-Z]{0,3}\d{1,3}[a-z]?$/
const COLLECTOR_NUMBER = /^(?:[A-Z0-9]{1,5}-)?[A-Z]{0,5}\d{1,5}[a-z★†]?$/iu
const PARALLEL_HOLO = 'PH'

/** Reads `4 Lightning Bolt (2XM) 129 *F*` and the like; null without card and quantity. */
export function readCard(line: string): ReadCard | null {
  const first = QUANTITY_FIRST.exec(line)
  if (first) return cardOf(Number(first[1]), line.slice(first[0].length))
  const [rest, word] = lastWord(line)
  const last = QUANTITY_LAST.exec(word)
  return last && rest !== '' ? cardOf(Number(last[1]), rest) : null
}

/** The quantity defaults to one. */
export function readSingleCard(text: string): ReadCard | null {
  return readCard(text) ?? cardOf(1, text)
}

function cardOf(quantity: number, text: string): ReadCard | null {
  if (quantity < 1 || quantity > MOST_COPIES) return null
  const { text: rest, setCode, collectorNumber, section } = readMarks(withoutComment(text))
  const name = tidyName(rest)
  if (!/\p{L}/u.test(name)) return null
  return { card: { quantity, name, setCode, collectorNumber }, section }
}

/** ` #` starts a note; `#!Commander` is a mark, and a digit belongs to the name (Jinzo #7). */
function withoutComment(text: string): Marks {
  const plain: Marks = { text, setCode: null, collectorNumber: null, section: null }
  const at = text.search(/\s#(?!\d)/)
  if (at < 0) return plain
  const section = sectionOf(text.slice(at + 2))
  return { ...plain, text: text.slice(0, at), section }
}

function readMarks(given: Marks): Marks {
  let marks = takeLeadingSet(given)
  for (let count = 0; count < MOST_MARKS; count++) {
    const next = takeLastMark({ ...marks, text: marks.text.trimEnd() })
    if (!next) break
    marks = next
  }
  return marks
}

/** `[C21#263] Sol Ring` */
function takeLeadingSet(marks: Marks): Marks {
  const end = marks.text.indexOf(']')
  if (!marks.text.startsWith('[') || end < 0) return marks
  const [setCode = '', collectorNumber = null] = marks.text.slice(1, end).split('#')
  return SET_CODE.test(setCode) ? { ...marks, text: marks.text.slice(end + 1), setCode, collectorNumber } : marks
}

function takeLastMark(marks: Marks): Marks | null {
  switch (marks.text.at(-1)) {
    case '*':
      return takeEnclosed(marks, '*', (content) => ({ section: sectionOf(content) }))
    case '^':
      return takeEnclosed(marks, '^', () => ({}))
    case '>':
      return takeEnclosed(marks, '<', (content) => numberIn(content) ?? {})
    case ']':
      return takeEnclosed(marks, '[', (content) => setIn(content) ?? { section: sectionOf(content) })
    case ')':
      return takeEnclosed(marks, '(', (content) => (content.toUpperCase() === 'F' ? {} : setIn(content)))
    default:
      return takeNumber(marks)
  }
}

type Found = Partial<Pick<Marks, 'setCode' | 'collectorNumber' | 'section'>>

function takeEnclosed(marks: Marks, opening: string, read: (content: string) => Found | null): Marks | null {
  const start = marks.text.lastIndexOf(opening, marks.text.length - 2)
  if (start < 1) return null
  const found = read(marks.text.slice(start + 1, -1))
  return found && merge(marks, found, marks.text.slice(0, start))
}

function merge(marks: Marks, found: Found, text: string): Marks {
  return {
    text,
    setCode: marks.setCode ?? found.setCode ?? null,
    collectorNumber: marks.collectorNumber ?? found.collectorNumber ?? null,
    section: marks.section ?? found.section ?? null,
  }
}

/** A number after a set: `(C21) 263`, `[C21] 263`, or bare as in Pokémon. */
function takeNumber(marks: Marks): Marks | null {
  const [rest, word] = lastWord(marks.text)
  if (word === PARALLEL_HOLO) return takeBareSet({ ...marks, text: rest })
  if (COLLECTOR_NUMBER.test(word) && /[)\]]$/.test(rest)) {
    const set = takeLastMark({ ...marks, text: rest })
    return set?.setCode ? { ...set, collectorNumber: word } : null
  }
  return takeBareSet(marks)
}

function takeBareSet(marks: Marks): Marks | null {
  const [rest, collectorNumber] = lastWord(marks.text)
  const [name, setCode] = lastWord(rest)
  if (marks.setCode || name === '' || !BARE_NUMBER.test(collectorNumber) || !BARE_SET_CODE.test(setCode)) return null
  return { ...marks, text: name, setCode, collectorNumber }
}

function setIn(content: string): Found | null {
  return SET_CODE.test(content) ? { setCode: content } : null
}

function numberIn(content: string): Found | null {
  return COLLECTOR_NUMBER.test(content) ? { collectorNumber: content } : null
}

/** `CMDR`, `!Commander`, `Sideboard`, `Commander{top}`. */
function sectionOf(mark: string): SectionKind | null {
  const word = mark.split('{', 1)[0] ?? ''
  if (word.toUpperCase() === 'CMDR') return 'commander'
  const heading = readHeading(word)
  return heading === null || heading === 'category' || heading === 'about' || heading === 'total' ? null : heading
}

function lastWord(text: string): readonly [string, string] {
  const trimmed = text.trimEnd()
  const at = Math.max(trimmed.lastIndexOf(' '), trimmed.lastIndexOf('\t'))
  return [trimmed.slice(0, Math.max(at, 0)).trimEnd(), trimmed.slice(at + 1)]
}
