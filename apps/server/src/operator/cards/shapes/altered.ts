import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { constructed, costOf, line, named, type ReadItem } from './read-item.ts'

const referred = z.object({ reference: line })

/** A hero has none, which is an empty list. */
const elements = z.catch(z.object({ MAIN_COST: z.nullish(line) }), {})

/** As the game's own site answers, one language a file. */
const ofSite = z.object({
  reference: line,
  name: line,
  cardType: referred,
  mainFaction: referred,
  elements,
  isBanned: z.nullish(z.boolean()),
  isSuspended: z.nullish(z.boolean()),
})

const inLanguages = z.object({ fr: z.nullish(line), en: line })

/** As players publish it: all languages in one card. */
const ofPlayers = z.object({
  id: z.string().check(z.regex(/^ALT_/), z.maxLength(40)),
  name: inLanguages,
  type: line,
  mainFaction: line,
  elements,
  collectorNumberFormatted: z.nullish(inLanguages),
})

const UNPLAYED = /TOKEN|FOILER/

/** Cards of Altered, known by what its lists write: `ALT_CORE_B_AX_04_C`. */
export function ofAltered(value: unknown): ReadItem | null {
  const site = ofSite.safeParse(value).data
  if (site) {
    if (UNPLAYED.test(site.cardType.reference)) return { leftOut: 'no card to play' }
    const isOut = site.isBanned || site.isSuspended
    return named({
      ...{ name: site.name, printedNames: [], colours: [site.mainFaction.reference] },
      ...{ cost: costOf(site.elements.MAIN_COST), isLand: site.cardType.reference === 'HERO', releasedOn: null },
      legalities: typeof site.isBanned === 'boolean' ? constructed(isOut ? 'banned' : 'legal') : {},
      printing: { names: byNumber(site.reference, site.name), isOfItself: true },
    })
  }
  const card = ofPlayers.safeParse(value).data
  if (!card) return null
  if (UNPLAYED.test(card.type)) return { leftOut: 'no card to play' }
  const { fr, en } = card.name
  const printedNames = fr ? [fr] : []
  return named({
    ...{ name: en, printedNames, colours: [card.mainFaction], releasedOn: null, legalities: {} },
    ...{ cost: costOf(card.elements.MAIN_COST), isLand: card.type === 'HERO' },
    printing: { names: byNumber(card.id, en, printedNames), isOfItself: true },
  })
}
