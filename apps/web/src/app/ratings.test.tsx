import type { OwnRating, RatingSwitches } from '@tablee/contract/ratings/own-ratings'
import type { RatingExplanation, RatingPage, RatingTableRow } from '@tablee/contract/ratings/public-rating'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAnswered } from './testing/open-answered.ts'

const row = (key: string, more: Partial<RatingTableRow>): RatingTableRow => ({
  ...{ key, name: key, rating: 1500, deviation: 80, isUncertain: false, place: 1, change: null, events: 3 },
  ...{ matches: 12, isUnnamed: false, ...more },
})
const shop = { slug: 'le-repaire', name: 'Le Repaire' }
const event = { code: 'ABCD12', name: 'Soirée 3', playedAt: '2026-11-03T18:00:00.000+00:00' }
const PAGE: RatingPage = {
  rating: {
    ...{ id: 'r1', kind: 'season', season: { slug: 'ligue', name: 'Ligue d’hiver' }, shop, game: 'magic' },
    ...{ games: ['magic', 'lorcana'], mayManage: false },
  },
  ...{ eventsCount: 3, lastEvent: event, peopleCount: 3, waiting: 0 },
  rows: [
    row('Zoé', { rating: 1620, change: 12 }),
    row('x', { name: null, rating: 1500, place: 2, change: -8 }),
    row('Max', { rating: 1700, deviation: 210, isUncertain: true, place: null }),
  ],
}
const shown = (rating: number) => ({ rating, deviation: 80, isUncertain: false })
const WHY: RatingExplanation = {
  row: PAGE.rows[0] ?? row('Zoé', {}),
  stepsCount: 1,
  steps: [
    {
      ...{ event, before: shown(1608), after: shown(1620), change: 12, expected: 0.43, score: 1, nameless: 1 },
      meetings: [{ name: 'Max', rating: shown(1700), expected: 0.43, score: 1 }],
    },
  ],
}

type Opening = { readonly page?: RatingPage; readonly isMember?: boolean }

function open(address: string, { page = PAGE, isMember = false }: Opening = {}) {
  let reading = 0
  const getRating = () => ({ ...page, waiting: Math.max(0, page.waiting - 10 * reading++) })
  return openAnswered(address, { isMember, answers: { 'get-rating': getRating, 'explain-rating': () => WHY } })
}

test('PAST-26 the table has place, name, rating, margin, last change and matches; who is uncertain has no place', async () => {
  const { asked } = await open('/cote/r1', { page: { ...PAGE, waiting: 15 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cote, Magic The Gathering' })).toBeTruthy()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    '1Zoé1 620± 80+1212',
    '2Sans nom1 500± 80−812',
    '–Maxencore incertaine1 700± 210–12',
  ])
  // All events are read before anything is shown.
  expect(asked.filter(([id]) => id === 'get-rating')).toHaveLength(3)
  const games = within(screen.getByRole('navigation', { name: 'Jeu' })).getAllByRole('link')
  expect(games.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Magic The Gathering', 'page'],
    ['Lorcana', null],
  ])
})

test('PAST-26 a tap on a name says why: opponents with their ratings before, expected and actual; of a nameless one nothing', async () => {
  const { user, asked } = await open('/cote/r1?game=magic')
  await user.click(await screen.findByRole('button', { name: /Pourquoi ce nombre.: Zoé/ }))
  const met = await screen.findByRole('table', { name: /^Adversaires/ })
  expect(met.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    'AdversaireAttenduObtenuMax1 700 ± 800,431Ensemble0,431',
  )
  expect(screen.getByText(/Et 1 match contre quelqu’un sans nom/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Soirée 3' }).getAttribute('href')).toBe('/tournament/ABCD12')
  await user.click(screen.getByRole('button', { name: /Pourquoi ce nombre.: Sans nom/ }))
  expect(screen.getByText('De qui n’a pas de nom ici, le détail n’est pas montré.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /à sa demande/ })).toBeNull()
  expect(asked.filter(([id]) => id === 'explain-rating').map(([, { key, game }]) => [key, game])).toEqual([
    ['Zoé', 'magic'],
  ])
})

test('PAST-26 before the first finished event the page says how a rating begins', async () => {
  await open('/cote/r1', { page: { ...PAGE, rows: [], peopleCount: 0, eventsCount: 0, lastEvent: null } })
  expect(await screen.findByText('La cote commence avec le premier tournoi terminé')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('PAST-27 an organizer reads what a rating does and who sees it, and turns it on and off by one tap each', async () => {
  const { user, answer, asked } = await open('/my-seasons', { isMember: true })
  const switches = (ratingId: string | null): RatingSwitches => ({
    ...{ shop, games: [{ game: 'magic', events: 7, ratingId }], seasons: [] },
  })
  answer('list-own-seasons', () => ({ seasons: [], mayManage: true }))
  answer('list-own-ratings', () => switches(null))
  answer('keep-rating', ({ isOn }) => switches(isOn === true ? 'r1' : null))
  const card = await screen.findByRole('region', { name: 'Cote' })
  expect(within(card).getByText(/montrée à tout le monde/)).toBeTruthy()
  await user.click(await within(card).findByRole('button', { name: 'Activer la cote, Magic The Gathering' }))
  const link = await within(card).findByRole('link', { name: 'Voir la cote' })
  expect(link.getAttribute('href')).toBe('/cote/r1')
  await user.click(within(card).getByRole('button', { name: 'Désactiver la cote, Magic The Gathering' }))
  expect(await within(card).findByRole('button', { name: 'Activer la cote, Magic The Gathering' })).toBeTruthy()
  expect(asked.filter(([id]) => id === 'keep-rating').map(([, { of, isOn }]) => [of, isOn])).toEqual([
    [{ kind: 'shop', game: 'magic' }, true],
    [{ kind: 'shop', game: 'magic' }, false],
  ])
})

test('PAST-28 one’s own ratings stand in one’s results, and one tap takes the name out or puts it back', async () => {
  const { user, answer, asked } = await open('/my-past', { isMember: true })
  const own = (isNamed: boolean): OwnRating => ({
    ...{ ratingId: 'r1', kind: 'shop', season: null, shop, game: 'magic', rating: 1612, deviation: 84 },
    ...{ isUncertain: false, place: 3, change: -8, matches: 42, isNamed },
  })
  answer('get-own-ratings', () => ({ ratings: [own(true)] }))
  answer('leave-rating', ({ isNamed }) => ({ ratings: [own(isNamed === true)] }))
  const section = await screen.findByRole('region', { name: 'Cote' })
  expect(section.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    'Magic The Gathering · place 3 · 42 matchs · −8 au dernier tournoi1 612 ± 84',
  )
  await user.click(within(section).getByRole('button', { name: /Ne plus afficher mon nom/ }))
  await user.click(await within(section).findByRole('button', { name: /^Afficher mon nom/ }))
  expect(await within(section).findByRole('button', { name: /Ne plus afficher mon nom/ })).toBeTruthy()
  expect(asked.filter(([id]) => id === 'leave-rating').map(([, { isNamed }]) => isNamed)).toEqual([false, true])
})
