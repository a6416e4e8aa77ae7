import { productInfo } from '@tablee/contract/product-info'
import { ratingPage } from '@tablee/contract/ratings/public-rating'
import { seasonPage } from '@tablee/contract/seasons/public-season'
import {
  publicRound,
  publicStandings,
  publicTournament,
} from '@tablee/contract/tournaments/documents/public-tournament'
import { LANGUAGES } from '@tablee/domain/language'
import { feedOperations } from './feed-operations.ts'
import type { Operation } from './operation.ts'

const isPublic = true
const GAME = { name: 'game', about: 'As a tournament has it; else the one with the most events.' }
const unchanged = { 304: 'nothing', 404: 'nothing' } as const

/** Needs no project and no session; readings of a tournament are open to pages of any origin. */
export const publicOperations: readonly Operation[] = [
  {
    ...{ method: 'get', path: '/tournaments/{code}', room: 'reading', summary: 'A tournament and its players' },
    ...{ answers: { 200: publicTournament, ...unchanged }, isPublic },
  },
  {
    ...{
      method: 'get',
      path: '/tournaments/{code}/standings',
      room: 'reading',
      summary: 'Standings, also while it runs',
    },
    ...{ answers: { 200: publicStandings, ...unchanged }, isPublic },
  },
  {
    ...{ method: 'get', path: '/tournaments/{code}/rounds/{round}', room: 'reading', summary: 'Pairings of a round' },
    ...{ answers: { 200: publicRound, ...unchanged }, isPublic },
  },
  {
    ...{ method: 'get', path: '/tournaments/{code}/calendar.ics', room: 'reading', summary: 'An event for a calendar' },
    ...{ answers: { 200: 'text', ...unchanged }, isPublic },
  },
  {
    ...{ method: 'get', path: '/seasons/{slug}/table.json', room: 'reading', summary: 'The table of a season' },
    query: [{ name: 'from', about: 'The first row of the answer, from 0.' }],
    ...{ answers: { 200: seasonPage, 404: 'nothing' }, isPublic },
  },
  {
    ...{ method: 'get', path: '/seasons/{slug}/table.csv', room: 'reading', summary: 'The same for a spreadsheet' },
    query: [{ name: 'lang', about: `One of ${LANGUAGES.join(', ')}; else as the header says.` }],
    ...{ answers: { 200: 'text', 404: 'nothing' }, isPublic },
  },
  {
    ...{ method: 'get', path: '/ratings/{rating}/table.json', room: 'reading', summary: 'The table of a rating' },
    query: [GAME, { name: 'from', about: 'The first row of the answer, from 0.' }],
    ...{ answers: { 200: ratingPage, 404: 'nothing' }, isPublic },
  },
  {
    ...{ method: 'get', path: '/ratings/{rating}/table.csv', room: 'reading', summary: 'The same for a spreadsheet' },
    query: [GAME, { name: 'lang', about: `One of ${LANGUAGES.join(', ')}; else as the header says.` }],
    ...{ answers: { 200: 'text', 404: 'nothing' }, isPublic },
  },
  ...feedOperations,
  {
    ...{ method: 'get', path: '/openapi.json', room: 'server', summary: 'This description', isPublic },
    answers: { 200: { json: { type: 'object' } } },
  },
  { method: 'get', path: '/ping', room: 'server', summary: 'Whether it lives', answers: { 200: 'text' }, isPublic },
  { method: 'get', path: '/product', room: 'server', summary: 'Settings for everybody', answers: { 200: productInfo } },
  {
    ...{ method: 'get', path: '/realtime', room: 'server', summary: 'Becomes a WebSocket: events of channels' },
    query: [
      { name: 'project', about: '`tablee`' },
      { name: 'channels[]', about: 'Channels to listen to; may repeat.' },
    ],
    ...{ answers: { 101: 'nothing' }, isPublic },
  },
]
