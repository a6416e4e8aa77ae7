import type { DocumentFilter } from '@tablee/contract/serving/document-query'

/** The rest of the year before this moment is over. */
const PRESENT = '2026-10-01T22:00:00.000Z'

const search = (attribute: string, value: string) => ({ method: 'search', attribute, values: [value] }) as const
const equal = (attribute: string, value: string | boolean) => ({ method: 'equal', attribute, values: [value] }) as const
const from = { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [PRESENT] } as const
const active = [equal('isStarted', true), equal('isFinished', false)]

/** A month before, from which on the ends of longer events are looked at. */
const LONG_AGO = '2026-08-31T22:00:00.000Z'
const is = <Method extends 'isNull' | 'lessThan' | 'greaterThanEqual'>(
  method: Method,
  attribute: string,
  ...values: string[]
) => ({ method, attribute, values }) as const
const either = (...filters: DocumentFilter[]): DocumentFilter => ({ method: 'or', filters })
const both = (...filters: DocumentFilter[]): DocumentFilter => ({ method: 'and', filters })
const lasts = both(is('greaterThanEqual', 'tournamentDate', LONG_AGO), is('greaterThanEqual', 'endDate', PRESENT))
const toCome = both(equal('isFinished', false), either(is('isNull', 'tournamentDate'), from, lasts))
const ended = either(is('isNull', 'endDate'), is('lessThan', 'endDate', PRESENT))
const past = both(is('lessThan', 'tournamentDate', PRESENT), ended)
const over = either(equal('isFinished', true), is('lessThan', 'tournamentDate', LONG_AGO), past)

/** Every question the search card can ask. */
export const SEARCH_QUESTIONS: Readonly<Record<string, readonly DocumentFilter[]>> = {
  'a word of every third name': [search('name', 'vendredi')],
  'the beginning of a word': [search('name', 've')],
  'one letter': [search('name', 'v')],
  'two common words': [search('name', 'tournoi vendredi')],
  'common words never together': [search('name', 'vendredi dimanche')],
  'a rare word': [search('name', 'zanzibar')],
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
  'a word, to come': [search('name', 'vendredi'), toCome],
  'a word, over': [search('name', 'vendredi'), over],
  'a rare word, to come': [search('name', 'zanzibar'), toCome],
  'a word of long ago, to come': [search('name', 'inauguration'), toCome],
  'one box: a common word': [search('everything', 'vendredi'), toCome],
  'one box: two common words': [search('everything', 'tournoi vendredi'), toCome],
  'one box: common words never together': [search('everything', 'vendredi dimanche')],
  'one box: three letters': [search('everything', 'ven'), toCome],
  'one box: a town': [search('everything', 'Lyon'), toCome],
  'one box: a part of a town': [search('everything', 'Lyon 3'), toCome],
  'one box: a department': [search('everything', 'Rhône'), toCome],
  'one box: a region': [search('everything', 'PACA'), toCome],
  'one box: a former region': [search('everything', 'Rhône-Alpes'), toCome],
  'one box: a postal code': [search('everything', '69003'), toCome],
  'one box: a town and a word': [search('everything', 'vendredi Paris'), toCome],
  'a game of quick ones too': [equal('gameType', 'magic'), toCome],
  'near Lyon': [search('near', '45.75 4.85 25'), toCome],
  'far around Paris': [search('near', '48.85 2.35 100'), toCome],
  'far around Paris, a word of long ago': [search('near', '48.85 2.35 100'), search('name', 'inauguration'), toCome],
  'near nothing': [search('near', '44.5 3.5 10'), toCome],
  'everything at once': [from, search('name', 'tournoi'), equal('format', 'modern'), search('location', '69')],
}
