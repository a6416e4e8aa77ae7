import type { DocumentFilter } from '@tablee/contract/serving/document-query'

/** The rest of the year before this moment is over. */
const PRESENT = '2026-10-01T22:00:00.000Z'

const search = (attribute: string, value: string) => ({ method: 'search', attribute, values: [value] }) as const
const equal = (attribute: string, value: string | boolean) => ({ method: 'equal', attribute, values: [value] }) as const
const from = { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [PRESENT] } as const
const active = [equal('isStarted', true), equal('isFinished', false)]

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
  'everything at once': [from, search('name', 'tournoi'), equal('format', 'modern'), search('location', '69')],
}
