import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { type lookUpCards as call, type KnownCard, NEAR_AT_ONCE } from '@tablee/contract/cards/look-up-cards'
import { formatKey, legalityOn } from '@tablee/domain/cards/card-legality'
import { numberIn, withoutPrinting } from '@tablee/domain/cards/deck-names'
import type { StoredCard } from '../../../database/cards/card-file.ts'
import type { CardFiles } from '../../../database/cards/card-files.ts'

const NEAR_EACH = 3

export function lookUpCards(
  files: Pick<CardFiles, 'of'>,
  { game, names, format, on, isNearWanted }: ParsedInput<typeof call>,
): CallReply<typeof call>['data'] {
  const file = files.of(game)
  if (!file) return null
  const { dataFrom, formats } = file.about
  const key = format === undefined ? null : formatKey(format)
  const asked = key !== null && on !== undefined && formats.includes(key) ? { format: key, on, dataFrom } : null
  let unknown = 0
  const cards = names.map((name) => {
    // A printing that the data do not know so is asked for by its number, else by its name.
    const [number, bare] = [numberIn(name, game), withoutPrinting(name, game)]
    const card = file.find(name) ?? (number ? file.find(number) : null) ?? (bare === name ? null : file.find(bare))
    if (card) return { asked: name, card: knownCard(card, asked), near: [] }
    const isLookedFor = isNearWanted && ++unknown <= NEAR_AT_ONCE
    return { asked: name, card: null, near: isLookedFor ? [...file.near(bare, NEAR_EACH)] : [] }
  })
  return { dataFrom, cards }
}

type Asked = { readonly format: string; readonly on: string; readonly dataFrom: string }

function knownCard(
  { name, colours, cost, isLand, legalities, releasedOn }: StoredCard,
  asked: Asked | null,
): KnownCard {
  const known = { name, colours: [...colours], cost, isLand }
  return asked
    ? { ...known, legality: legalityOn({ legalities: legalities[asked.format] ?? [], releasedOn }, asked) }
    : known
}
