import { DECK_NAME_MAX_LENGTH, DECKLIST_TEXT_MAX_LENGTH, type Decklist } from './decklist.ts'
import { type ParsedDecklist, parseDecklist } from './parse-decklist.ts'

/** For tables and statistics: the commanders, else the name, else null. */
export function deckLabel(decklist: Decklist): string | null {
  const { generalName, partnerName, deckName } = namedDecklist(decklist)
  const commanders = [generalName, partnerName].filter((name) => name !== null)
  return commanders.length > 0 ? commanders.join(' / ') : deckName
}

/** Fills empty commander and companion fields from the text. Done on reading, to work for old lists and follow edits. */
export function namedDecklist(decklist: Decklist): Decklist {
  const { decklistText, generalName, partnerName, companionName } = decklist
  const isLed = generalName !== null || partnerName !== null
  if (decklistText === null || decklistText.length > DECKLIST_TEXT_MAX_LENGTH) return decklist
  if (isLed && companionName !== null) return decklist
  const parsed = parseDecklist(decklistText)
  const [commander = null, partner = null] = isLed ? [generalName, partnerName] : commandersIn(parsed)
  const [companion = null] = companionName === null ? namesIn(parsed, 'companion') : [companionName]
  return { ...decklist, generalName: commander, partnerName: partner, companionName: companion }
}

const MOST_COMMANDERS = 2
const COMMANDER_DECK = 100

function commandersIn(parsed: ParsedDecklist): readonly string[] {
  const named = namesIn(parsed, 'commander')
  // An unclosed heading spans the whole deck: the commander comes right below it.
  if (named.length > 0) return totalOf(parsed, 'commander') > MOST_COMMANDERS ? named.slice(0, 1) : named
  // Programs without commanders put them in the sideboard; the counts leave no doubt.
  const beside = totalOf(parsed, 'sideboard')
  const isLedFromSide = beside <= MOST_COMMANDERS && totalOf(parsed, 'main') + beside === COMMANDER_DECK
  return isLedFromSide ? namesIn(parsed, 'sideboard') : []
}

type NamedSection = 'commander' | 'companion' | 'main' | 'sideboard'

function namesIn({ sections }: ParsedDecklist, wanted: NamedSection): readonly string[] {
  const cards = sections.find(({ kind }) => kind === wanted)?.cards ?? []
  return cards.map(({ name }) => name.slice(0, DECK_NAME_MAX_LENGTH))
}

function totalOf({ sections }: ParsedDecklist, wanted: NamedSection): number {
  return sections.find(({ kind }) => kind === wanted)?.total ?? 0
}
