import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { type CountedRules, pointsByPlace, wagerOf } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { Fraction } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { isByMeetings } from '@tablee/domain/tournaments/standings/round-robin-order'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type FigureId, type MeantFigure, tiebreakerPlace, tiebreakersOf } from './shown-figures.ts'

type Words = Pick<ReturnType<typeof useTranslation>, 't'> & Pick<ReturnType<typeof useFormats>, 'list' | 'percent'>
type Told = { readonly tournament: Tournament; readonly rules: CountedRules; readonly words: Words }

/** A figure of this tournament's standings, in sentences. */
export function useMeaningOf(tournament: Tournament): (figure: MeantFigure) => string {
  const { t } = useTranslation()
  const { list, percent } = useFormats()
  const told = { tournament, rules: countedRules(tournament), words: { t, list, percent } }
  return (figure) => meaningOf(figure, told)
}

function meaningOf(figure: MeantFigure, told: Told): string {
  const { tournament, words } = told
  const { t } = words
  switch (figure) {
    case 'rank':
      return rankMeaning(told)
    case 'points':
      return [pointsMeaning(told), ...(tournament.teamKind === null ? [] : [t('figures.points.teams')])].join(' ')
    case 'record':
      return recordMeaning(told)
    case 'reach':
      return t('figures.reach')
    default: {
      const meaning = shareMeaning(figure, told)
      return tiebreakerPlace(tiebreakersOf(tournament), figure) === null ? `${meaning} ${t('figures.still')}` : meaning
    }
  }
}

function recordMeaning({ tournament, rules, words: { t } }: Told): string {
  if (tournament.teamKind !== null) return t('figures.record.teams')
  return t(rules.byeWorth ? 'figures.record.pods' : 'figures.record.usual')
}

function shareMeaning(figure: FigureId, told: Told): string {
  const { tournament, rules, words } = told
  const { t, percent } = words
  switch (figure) {
    case 'omw':
      return opponentsMeaning(told)
    case 'gw':
      return t(tournament.teamKind === 'trios' ? 'figures.gwOfTrios' : 'figures.gw')
    case 'ogw':
      return t('figures.ogw', { floor: percent(shareOf(rules.gameWin.floor)) })
    case 'winRate':
    case 'oomw':
    case 'mw':
    case 'beaten':
    case 'seat':
      return t(`figures.${figure}`)
    default:
      return figure satisfies never
  }
}

const shareOf = ([part, of]: Fraction) => part / of

function rankMeaning({ tournament, rules: { tiebreakers }, words: { t, list } }: Told): string {
  if (structureOf(tournament) === 'elimination') return t('structure.legend')
  if (isByMeetings(tournament)) return t('structure.meetings.rule')
  if (tiebreakers.length === 0) return t('figures.rank.lot')
  return t('figures.rank.usual', { order: list(tiebreakers.map((each) => t(`figures.order.${each}`))) })
}

function pointsMeaning({ rules, words: { t, list, percent } }: Told): string {
  const wager = rules.byeWorth ? wagerOf(rules) : null
  if (wager) return t('figures.points.wager', { start: wager.start, share: percent(shareOf(wager.share)) })
  const bye = rules.byeWorth?.points ?? rules.points.win
  const places = rules.byeWorth && rules.placings ? pointsByPlace(rules.placings.places) : null
  if (places) return t('figures.points.places', { places: list(places.map(String)), bye })
  const { win, draw, loss } = rules.points
  return t(rules.byeWorth ? 'figures.points.pods' : 'figures.points.usual', { win, draw, loss, bye })
}

function opponentsMeaning({ rules: { matchWin, byeWorth }, words: { t, percent } }: Told): string {
  const mean = t(`figures.omw.${matchWin.kind}`, { floor: percent(shareOf(matchWin.floor)) })
  const byes = byeWorth
    ? t('figures.omw.byes', { opponents: byeWorth.opponents, share: percent(shareOf(byeWorth.share)) })
    : t('figures.omw.noByes')
  return `${mean} ${byes}`
}
