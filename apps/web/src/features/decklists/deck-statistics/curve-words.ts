import { useTranslation } from '../../../language/use-translation.ts'
import type { DeckEvent } from '../api/known-cards.ts'

export type CurveWords = {
  readonly title: string
  readonly curve: string
  readonly costs: (cost: string) => string
  readonly cost: string
  readonly average: (cost: string) => string
  readonly colours: string
  readonly colour: string
  readonly colourless: string
  readonly note: (of: { readonly count: number; readonly known: string }) => string
}

/** What statistics of cards are called in a game: costs and colours where it has no words of its own. */
export function useCurveWords(game: DeckEvent['game']): CurveWords {
  const { t } = useTranslation()
  const plain: CurveWords = {
    title: t('decklists.curve.title'),
    curve: t('decklists.curve.curve'),
    costs: (cost) => t('decklists.curve.costs', { cost }),
    cost: t('decklists.curve.cost'),
    average: (cost) => t('decklists.curve.average', { cost }),
    colours: t('decklists.curve.colours'),
    colour: t('decklists.curve.colour'),
    colourless: t('decklists.curve.colourless'),
    note: (of) => t('decklists.curve.note', of),
  }
  const note: CurveWords['note'] = (of) => t('decklists.curve.noteOf', of)
  if (game === 'yugioh')
    return {
      ...{ ...plain, note },
      title: t('decklists.curve.of.yugioh.title'),
      curve: t('decklists.curve.of.yugioh.curve'),
      costs: (cost) => t('decklists.curve.of.yugioh.costs', { cost }),
      cost: t('decklists.curve.of.yugioh.cost'),
      average: (cost) => t('decklists.curve.of.yugioh.average', { cost }),
      colours: t('decklists.curve.of.yugioh.colours'),
      colour: t('decklists.curve.of.yugioh.colour'),
      colourless: t('decklists.curve.of.yugioh.colourless'),
    }
  if (game !== 'pokemon' && game !== 'lorcana') return game === 'magic' ? plain : { ...plain, note }
  return {
    ...{ ...plain, note },
    title: t(`decklists.curve.of.${game}.title`),
    average: (cost) => t('decklists.curve.of.lorcana.average', { cost }),
    colours: t(`decklists.curve.of.${game}.colours`),
    colour: t(`decklists.curve.of.${game}.colour`),
    colourless: t(`decklists.curve.of.${game}.colourless`),
  }
}

const COLOURS = [
  ...(['W', 'U', 'B', 'R', 'G'] as const),
  ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting'] as const),
  ...(['Darkness', 'Metal', 'Dragon', 'Fairy', 'Colorless'] as const),
  ...(['LIGHT', 'DARK', 'EARTH', 'WATER', 'FIRE', 'WIND', 'DIVINE'] as const),
  ...(['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const),
]

/** Those that files of known shapes write have names; others are shown as the data write them. */
export function useColourName(): (colour: string) => string {
  const { t } = useTranslation()
  return (colour) => {
    const known = COLOURS.find((each) => each === colour)
    return known ? t(`decklists.curve.names.${known}`) : colour
  }
}
