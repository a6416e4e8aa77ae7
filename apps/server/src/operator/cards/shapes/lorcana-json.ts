import { formatKey, type LegalityFrom } from '@tablee/domain/cards/card-legality'
import * as z from 'zod/mini'
import type { NewCard } from '../../../database/cards/write-card-file.ts'
import { day, named, type ReadItem, texts } from './read-item.ts'

const inFormat = z.object({ allowed: z.boolean(), allowedFromDate: day, allowedUntilDate: day, bannedSinceDate: day })

const lorcanaCard = z.object({
  fullName: z.string(),
  cost: z.number(),
  /** Two inks: `Amber-Steel`. */
  color: z.nullish(z.string()),
  colors: z.nullish(texts),
  allowedInFormats: z._default(z.record(z.string(), z.catch(z.nullable(inFormat), null)), {}),
  allowedInTournamentsFromDate: day,
})

/** Cards of LorcanaJSON's `allCards.json`. */
export function ofLorcanaJson(value: unknown): ReadItem | null {
  const { data: card } = lorcanaCard.safeParse(value)
  if (!card) return null
  return named({
    ...{ name: card.fullName, printedNames: [], cost: card.cost, isLand: false },
    colours: card.colors ?? (card.color ?? '').split('-').filter((ink) => ink !== ''),
    releasedOn: null,
    legalities: legalitiesOf(card),
  })
}

function legalitiesOf(card: z.output<typeof lorcanaCard>): NewCard['legalities'] {
  const from = card.allowedInTournamentsFromDate || null
  return Object.fromEntries(
    Object.entries(card.allowedInFormats).flatMap(([format, said]) => {
      if (!said) return []
      const days = daysOf(said, from)
      const key = formatKey(format)
      // `constructed` is what the app calls an event without a format of its own.
      return key === 'core' ? [[key, days] as const, ['constructed', days] as const] : [[key, days] as const]
    }),
  )
}

function daysOf(said: z.output<typeof inFormat>, tournaments: string | null): LegalityFrom[] {
  if (said.bannedSinceDate)
    return [legalFrom(said.allowedFromDate || tournaments), { legality: 'banned', from: said.bannedSinceDate }]
  if (!said.allowed) return [{ legality: 'not-legal', from: null }]
  const until = said.allowedUntilDate ? [{ legality: 'not-legal', from: said.allowedUntilDate } as const] : []
  const first = said.allowedFromDate || tournaments
  const before = first ? [{ legality: 'not-legal', from: null } as const] : []
  return [...before, legalFrom(first), ...until]
}

function legalFrom(from: string | null): LegalityFrom {
  return { legality: 'legal', from }
}
