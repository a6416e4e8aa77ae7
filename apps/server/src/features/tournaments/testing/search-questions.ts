import type { DocumentFilter } from '@tablee/contract/serving/document-query'

/** Everything earlier in the year is over. */
export const PRESENT = '2026-10-01T22:00:00.000Z'

const search = (attribute: string, value: string) => ({ method: 'search', attribute, values: [value] }) as const
const equal = (attribute: string, value: string | boolean) => ({ method: 'equal', attribute, values: [value] }) as const
const from = { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [PRESENT] } as const
const active = [equal('isStarted', true), equal('isFinished', false)]

const unfinished = equal('isFinished', false)

export const SEARCH_QUESTIONS: Readonly<Record<string, readonly DocumentFilter[]>> = {
  'a word of every third name': [search('name', 'vendredi')],
  'the beginning of a word': [search('name', 've')],
  'one letter': [search('name', 'v')],
  'two common words': [search('name', 'tournoi vendredi')],
  'common words never together': [search('name', 'vendredi dimanche')],
  'a rare word': [search('name', 'zanzibar')],
  'a number of every thousandth name': [search('name', '123')],
  'a number of every hundredth name': [search('name', '12')],
  'one box: a number of every hundredth name': [search('everything', '12')],
  'one box: a word and a number': [search('everything', 'vendredi 12')],
  'a word of long ago': [search('name', 'inauguration')],
  'a word nobody used': [search('name', 'xylophone')],
  'six characters': [{ method: 'or', filters: [equal('code', 'VENDRE'), search('name', 'vendre')] } as const],
  'three characters': [{ method: 'or', filters: [search('code', 'ven'), search('name', 'ven')] } as const],
  'a format': [equal('format', 'modern')],
  'a word and a rare format': [search('name', 'vendredi'), equal('format', 'duel-commander')],
  'a word and what is active': [search('name', 'vendredi'), ...active],
  'what is active': active,
  'without password': [search('name', 'vendredi'), equal('hasPassword', false)],
  'a game and a department': [equal('gameType', 'magic'), search('location', 'Rhône')],
  'a postal code': [search('location', '69003')],
  'a large city and a word': [search('location', 'Paris'), search('name', 'tournoi')],
  'from a date': [from],
  'from a date, a word': [from, search('name', 'vendredi')],
  'suggestions for a word': [search('name', 'vendredi'), unfinished],
  'suggestions for a word of long ago': [search('name', 'inauguration'), unfinished],
  'one box: a common word': [search('everything', 'vendredi')],
  'one box: two common words': [search('everything', 'tournoi vendredi')],
  'one box: common words never together': [search('everything', 'vendredi dimanche')],
  'one box: suggestions for three letters': [search('everything', 'ven'), unfinished],
  'one box: a town': [search('everything', 'Lyon')],
  'one box: a part of a town': [search('everything', 'Lyon 3')],
  'one box: a department': [search('everything', 'Rhône')],
  'one box: a region': [search('everything', 'PACA')],
  'one box: a former region': [search('everything', 'Rhône-Alpes')],
  'one box: a postal code': [search('everything', '69003')],
  'one box: a town and a word': [search('everything', 'vendredi Paris')],
  'a game, of quick ones too': [equal('gameType', 'magic')],
  'near Lyon': [search('near', '45.75 4.85 25')],
  'far around Paris': [search('near', '48.85 2.35 100')],
  'far around Paris, a word of long ago': [search('near', '48.85 2.35 100'), search('name', 'inauguration')],
  'near nothing': [search('near', '44.5 3.5 10')],
  'everything at once': [from, search('name', 'tournoi'), equal('format', 'modern'), search('location', '69')],
}
