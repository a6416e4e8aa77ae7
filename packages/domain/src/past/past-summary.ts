import type { MetResult } from './own-past.ts'

export type PastFigures = Readonly<Record<MetResult, number>> & { readonly place: number | null }

type PastEvent = PastFigures & {
  readonly game: string
  readonly format: string | null
  readonly formatName: string | null
  readonly deck: string | null
}

export type PastRecord = Record<MetResult, number> & {
  events: number
  /** Events ended in first place. */
  firsts: number
  /** The best place; null: never ranked. */
  best: number | null
}

type FormatRecord = PastRecord & {
  readonly gameType: string
  readonly format: string | null
  readonly formatName: string | null
}
type DeckRecord = PastRecord & { readonly deck: string; readonly gameType: string }

export type PastSummary = {
  readonly total: PastRecord
  /** By game and format, most played first. */
  readonly formats: FormatRecord[]
  /** Named decks, most played first. */
  readonly decks: DeckRecord[]
}

const MOST_FORMATS = 100
const MOST_DECKS = 50

/** Sums up events, a row each. */
export function pastSummary(events: readonly PastEvent[]): PastSummary {
  const total = emptyRecord()
  const formats = new Map<string, FormatRecord>()
  const decks = new Map<string, DeckRecord>()
  for (const event of events) {
    const { game: gameType, format, formatName, deck } = event
    count(total, event)
    const ofFormat = JSON.stringify([gameType, format, formatName])
    count(
      kept(formats, ofFormat, () => ({ gameType, format, formatName, ...emptyRecord() })),
      event,
    )
    if (deck !== null)
      count(
        kept(decks, JSON.stringify([gameType, deck]), () => ({ gameType, deck, ...emptyRecord() })),
        event,
      )
  }
  const sorted = <Of extends PastRecord>(records: Map<string, Of>) =>
    [...records.values()].sort((one, other) => other.events - one.events)
  return { total, formats: sorted(formats).slice(0, MOST_FORMATS), decks: sorted(decks).slice(0, MOST_DECKS) }
}

function emptyRecord(): PastRecord {
  return { events: 0, won: 0, drawn: 0, lost: 0, firsts: 0, best: null }
}

function kept<Of>(records: Map<string, Of>, key: string, make: () => Of): Of {
  const found = records.get(key) ?? make()
  records.set(key, found)
  return found
}

function count(record: PastRecord, { won, drawn, lost, place }: PastFigures): void {
  record.events += 1
  record.won += won
  record.drawn += drawn
  record.lost += lost
  if (place === 1) record.firsts += 1
  if (place !== null) record.best = record.best === null ? place : Math.min(record.best, place)
}
