import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { constructed, costOf, line, named, type ReadItem } from './read-item.ts'

/** As digimoncard.io answers. */
const ofSite = z.object({
  name: line,
  type: line,
  cardnumber: z.nullish(line),
  id: z.nullish(line),
  color: z.nullish(line),
  color2: z.nullish(line),
  play_cost: z.nullish(z.union([line, z.number()])),
})

/** As the Digimon Card App keeps it. */
const ofApp = z.object({
  cardNumber: line,
  name: z.object({ english: line }),
  cardType: line,
  color: line,
  playCost: z.nullish(line),
  restrictions: z.nullish(z.object({ english: z.nullish(line) })),
})

/** Cards of Digimon, known by what its lists write: `BT1-010`, before or behind a name that many cards have. */
export function ofDigimon(value: unknown): ReadItem | null {
  const app = ofApp.safeParse(value).data
  if (app)
    return cardOf(app.cardNumber, {
      ...{ name: app.name.english, type: app.cardType, colours: app.color.split('/'), cost: costOf(app.playCost) },
      legalities: legalitiesOf(app.restrictions?.english),
    })
  const { data: card } = ofSite.safeParse(value)
  const number = card?.cardnumber ?? card?.id
  if (!card || !number) return null
  const colours = [card.color, card.color2].flatMap((colour) => colour ?? [])
  return cardOf(number, { ...card, colours, cost: costOf(card.play_cost), legalities: {} })
}

type About = {
  readonly name: string
  readonly type: string
  readonly colours: readonly string[]
  readonly cost: number | null
  readonly legalities: ReturnType<typeof constructed>
}

function cardOf(number: string, { name, type, colours, cost, legalities }: About): ReadItem {
  if (/token/i.test(type)) return { leftOut: 'no card to play' }
  return named({
    ...{ name, printedNames: [], cost, isLand: /digi-?egg/i.test(type), releasedOn: null, legalities },
    colours: colours.map((colour) => colour.trim()).filter((colour) => colour !== ''),
    printing: { names: byNumber(number, name), isOfItself: true },
  })
}

/** `Banned`, `Restricted to 1`; what is said otherwise is said by nobody. */
function legalitiesOf(said: string | null | undefined): ReturnType<typeof constructed> {
  if (said === 'Unrestricted') return constructed('legal')
  if (said === 'Banned') return constructed('banned')
  return said && /^restricted(?: to 1)?$/iu.test(said) ? constructed('restricted') : {}
}
