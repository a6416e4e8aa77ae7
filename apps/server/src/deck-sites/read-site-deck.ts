import type { SiteDeck } from '@tablee/contract/serving/site-deck'
import { type DeckSection, deckSection, type SectionKind } from '@tablee/domain/decklists/deck-section'
import { DECK_NAME_MAX_LENGTH } from '@tablee/domain/decklists/decklist'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'

/** More than any deck has. */
const MOST_CARDS = 1000
const MOST_COPIES = 999

const entry = z.object({
  quantity: z.int().check(z.minimum(0), z.maximum(MOST_COPIES)),
  card: z.object({ name: z.string().check(z.overwrite(tidyName), z.minLength(1), z.maxLength(DECK_NAME_MAX_LENGTH)) }),
})
const entries = z.record(z.string(), entry)
const board = z.pipe(
  z.object({ cards: entries }),
  z.transform(({ cards }) => cards),
)
const boards = <Part extends z.ZodMiniType<z.output<typeof entries>>>(part: Part) =>
  z.object({
    mainboard: part,
    sideboard: z.nullish(part),
    commanders: z.nullish(part),
    companions: z.nullish(part),
  })
const title = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => tidyName((text ?? '').slice(0, DECK_NAME_MAX_LENGTH))),
)
const titles = z.object({ name: title, format: title })

/** Since version three of the site's answer; before, in the deck itself. */
const third = z.object({ boards: boards(board) })
const second = boards(entries)
const siteDeck = z.intersection(
  titles,
  z.union([
    z.pipe(
      third,
      z.transform(({ boards }) => ({ boards })),
    ),
    z.pipe(
      second,
      z.transform((boards) => ({ boards })),
    ),
  ]),
)

type Boards = z.output<typeof second>

const SECTION_OF_BOARD: readonly (readonly [keyof Boards, SectionKind])[] = [
  ['commanders', 'commander'],
  ['companions', 'companion'],
  ['mainboard', 'main'],
  ['sideboard', 'sideboard'],
]

/** Null when the answer holds no deck. */
export function readSiteDeck(text: string): SiteDeck | null {
  const parsed = siteDeck.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { name, format, boards } = parsed.data
  const sections = SECTION_OF_BOARD.map(([board, kind]) => sectionOf(kind, boards[board] ?? {}))
  const cards = sections.reduce((sum, section) => sum + section.cards.length, 0)
  return cards > 0 && cards <= MOST_CARDS ? { name, format, sections } : null
}

function sectionOf(kind: SectionKind, board: z.output<typeof entries>): DeckSection {
  const cards = Object.values(board).filter(({ quantity }) => quantity > 0)
  return deckSection(
    kind,
    cards.map(({ quantity, card }) => ({ quantity, name: card.name, setCode: null, collectorNumber: null })),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
