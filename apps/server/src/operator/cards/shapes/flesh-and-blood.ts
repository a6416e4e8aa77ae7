import { formatKey, type LegalityFrom } from '@tablee/domain/cards/card-legality'
import * as z from 'zod/mini'
import { costOf, line, named, type ReadItem, texts } from './read-item.ts'

const cardInColour = z.looseObject({
  unique_id: line,
  name: line,
  color: z.nullish(line),
  pitch: z.nullish(line),
  cost: z.nullish(line),
  types: texts,
  printings: z.catch(z.array(z.object({ id: line })), []),
})
type CardInColour = z.output<typeof cardInColour>

/** Its short names of formats, as the app has them. */
const FORMATS: Readonly<Record<string, string>> = {
  cc: 'classicconstructed',
  ll: 'livinglegend',
  upf: 'ultimatepitfight',
}

/** Three cards of one name differ by colour. */
const COLOURS = ['Red', 'Yellow', 'Blue']

/**
 * Cards of Flesh and Blood of the-fab-cube/flesh-and-blood-cards. Lists write the colour behind the name, `Snatch (red)`, or the number of
 * a printing.
 */
export function ofFleshAndBlood(value: unknown): ReadItem | null {
  const { data: card } = cardInColour.safeParse(value)
  if (!card) return null
  if (card.types.includes('Token')) return { leftOut: 'no card to play' }
  const colours = card.color ? [card.color] : []
  const isColoured = COLOURS.some((colour) => colours.includes(colour))
  const isBeside = ['Hero', 'Weapon', 'Equipment'].some((type) => card.types.includes(type))
  return named({
    ...{ name: card.name, printedNames: [], colours, cost: isBeside ? null : costOf(card.cost) },
    ...{ isLand: isBeside, releasedOn: null, legalities: legalitiesOf(card) },
    printing: {
      names: [...coloured(card, isColoured), ...new Set(card.printings.map(({ id }) => id))].slice(0, MOST_PRINTINGS),
      isOfItself: isColoured,
    },
  })
}

const MOST_PRINTINGS = 40

function coloured({ name, color, pitch }: CardInColour, isColoured: boolean): readonly string[] {
  if (!isColoured) return []
  return [`${name} (${color?.toLowerCase()})`, ...(pitch ? [`${name} (${pitch})`] : [])]
}

/** `cc_legal`, `cc_banned`, `cc_suspended`, `cc_living_legend`, `ll_restricted`: of each format that the card says anything of. */
function legalitiesOf(card: CardInColour): Record<string, LegalityFrom[]> {
  const said = new Map<string, LegalityFrom['legality']>()
  for (const [key, value] of Object.entries(card)) {
    const [, format, word] = /^([a-z_]+?)_(legal|banned|suspended|living_legend|restricted)$/u.exec(key) ?? []
    if (!format || typeof value !== 'boolean' || said.get(format) === 'banned') continue
    if (word === 'legal') said.set(format, said.get(format) ?? (value ? 'legal' : 'not-legal'))
    else if (value) said.set(format, word === 'restricted' ? 'restricted' : 'banned')
  }
  return Object.fromEntries(
    [...said]
      .slice(0, 20)
      .map(([format, legality]) => [FORMATS[format] ?? formatKey(format), [{ legality, from: null }]]),
  )
}
