import type { SeasonPage, SeasonTableRow } from '@tablee/contract/seasons/public-season'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAnswered } from './testing/open-answered.ts'

const event = (id: string, more: Partial<SeasonPage['events'][number]> = {}): SeasonPage['events'][number] => ({
  ...{ id, code: `CODE${id}`, name: `Soirée ${id}`, startsAt: `2026-11-0${id}T18:00:00.000+00:00` },
  ...{ state: 'finished', players: 4, maxPlayers: 8, gameType: 'magic', format: 'modern', formatName: null },
  isPast: false,
  ...more,
})
const row = (key: string, more: Partial<SeasonTableRow>): SeasonTableRow => ({
  ...{ key, name: key, place: 1, before: null, total: 0, firsts: 0, counted: [], hasLeft: false, joined: [] },
  ...more,
})
const counted = (points: readonly (number | null)[], struck: readonly number[] = []) =>
  points.flatMap((value, index) =>
    value === null
      ? []
      : [{ eventId: String(index + 1), points: value, place: index + 1, counts: !struck.includes(index) }],
  )
const { placePoints, kickers, ...preset } = RULES_OF_PRESET.shop
const RULES = { ...preset, placePoints: [...placePoints], kickers: kickers && [...kickers], best: 2 }
const PAGE: SeasonPage = {
  season: {
    ...{ id: 's1', slug: 'ligue', name: 'Ligue d’hiver', state: 'running', isPublic: true, rules: RULES },
    ...{ shop: { slug: 'le-repaire', name: 'Le Repaire' }, mayManage: false, mayPut: false, shops: [] },
  },
  events: [event('1'), event('2'), event('3'), event('4', { state: 'coming' })],
  rows: [
    row('Zoé', { place: 1, before: 3, total: 8.5, counted: counted([4.5, 1, 4], [1]) }),
    row('x2', { name: null, place: 2, before: 1, total: 5, counted: counted([4, null, 1]) }),
    row('Max', { place: 3, total: 1, counted: counted([null, null, 1]), hasLeft: true }),
  ],
  peopleCount: 3,
}

type Opening = { readonly address?: string; readonly page?: SeasonPage; readonly isMember?: boolean }

function open({ address = '/saison/ligue', page = PAGE, isMember = false }: Opening = {}) {
  return openAnswered(address, { isMember, answers: { 'get-season': () => page } })
}

test('YEAR-16 the table says place, movement, name and total, strikes what does not count, and each cell leads to its event', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ligue d’hiver' })).toBeTruthy()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('NomTotal'),
    expect.stringMatching(/^12monte de 2Zoé8,54,51 \(ne compte pas\)4$/),
    expect.stringMatching(/^21descend de 1Nom effacé541$/),
    expect.stringMatching(/^3MaxA quitté la saison11$/),
  ])
  const cell = within(rows[1] ?? document.body).getByTitle(/^Soirée 2/)
  expect(cell.getAttribute('href')).toBe('/tournament/CODE2')
  expect(cell.querySelector('s')?.textContent).toContain('1')
})

test('YEAR-19 the rules are sentences: what counts first, then the points', async () => {
  await open({ page: { ...PAGE, events: [...PAGE.events, event('5', { state: 'cancelled' })] } })
  expect(await screen.findByText('Les 2 meilleurs résultats sur 4 comptent.')).toBeTruthy()
  expect(screen.getByText('3 points par victoire, 1 par match nul et 1 point de présence.')).toBeTruthy()
})

test('YEAR-17 a line opens with points over events and the places; what is to come leads to its registration', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /Détail.: Zoé/ }))
  expect(screen.getByRole('img', { name: /Points par tournoi, Zoé.: 4,5, 1 et 4/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Soirée 3.*3e sur 4.*4 points/ })).toBeTruthy()
  const coming = screen.getByRole('region', { name: 'À venir' })
  const link = within(coming).getByRole('link', { name: /Soirée 4.*4 places libres.*S’inscrire/ })
  expect(link.getAttribute('href')).toBe('/tournament/CODE4')
})

test('YEAR-18 who only reads a season is offered nothing about people', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /Détail.: Max/ }))
  expect(screen.queryByRole('button', { name: 'C’est la même personne que…' })).toBeNull()
})

test('YEAR-18 a join is one tap on a name that was not at the same event, and one tap back', async () => {
  const rows = [...PAGE.rows, row('Zoe M.', { place: 4, total: 4, counted: [] })]
  const page = { ...PAGE, rows, peopleCount: 4, season: { ...PAGE.season, mayManage: true } }
  const { user, asked, answer } = await open({ page, isMember: true })
  answer('join-season-people', () => ({ ...page, rows: PAGE.rows, peopleCount: 3 }))
  answer('part-season-people', () => page)
  await user.click(await screen.findByRole('button', { name: /Détail.: Zoé$/ }))
  await user.click(screen.getByRole('button', { name: 'C’est la même personne que…' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: /^Max/ })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: /^Zoe M\./ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Détail.: Zoe M\./ })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('button', { name: /Détail.: Zoe M\./ })).toBeTruthy()
  expect(asked.filter(([id]) => id.endsWith('-people')).map(([id, { person, into }]) => [id, person, into])).toEqual([
    ['join-season-people', 'Zoe M.', 'Zoé'],
    ['part-season-people', 'Zoe M.', undefined],
  ])
})

test('YEAR-38 a result tells by what it was counted, is parted off in three taps, and put back by one', async () => {
  const results = counted([4.5, 1, 4], [1]).map((each) => ({
    ...each,
    player: `p${each.eventId}`,
    sign: 'name' as const,
  }))
  const rows = [row('Zoé', { total: 8.5, counted: results }), ...PAGE.rows.slice(1)]
  const page = { ...PAGE, rows, season: { ...PAGE.season, mayManage: true } }
  const [gone, ...rest] = results
  const own = row('~1-p1', {
    ...{ name: 'Zoé', place: 3, total: 4.5 },
    counted: gone ? [{ ...gone, sign: 'parted' }] : [],
  })
  const parted = { ...page, rows: [row('Zoé', { total: 4, counted: rest }), ...rows.slice(1), own], peopleCount: 4 }
  const { user, asked, answer } = await open({ page, isMember: true })
  answer('part-season-event', () => parted)
  answer('return-season-event', () => page)
  await user.click(await screen.findByRole('button', { name: /Détail.: Zoé$/ }))
  expect(screen.getAllByText('Compté ici par le nom')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /^Séparer.: Soirée 1$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Ce n’était pas Zoé' })
  expect(within(dialog).getByRole('button', { name: /^Max/ })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'À une personne à part' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Détail.: Zoé$/ })).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: /Détail.: Zoé$/ })[1] ?? document.body)
  expect(screen.getByText('Séparé à la main')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Détail.: Zoé$/ })).toHaveLength(1))
  const seat = { seasonId: 's1', tournamentId: '1', player: 'p1' }
  expect(asked.filter(([id]) => id.endsWith('-season-event')).map(([, input]) => input)).toMatchObject([
    { ...seat, into: null },
    seat,
  ])
})

const FINAL = { tournamentId: '4', seats: 2, carries: 'points', tiedSeats: 0, ranking: null } as const
const standing = (name: string, place: number, as: 'in' | 'tied' | 'declined') => ({
  key: name,
  name,
  place,
  standing: as,
})

test('YEAR-42 a season says who plays its final; who keeps it notes in one tap that somebody does not come, and takes it back', async () => {
  const before = [standing('Zoé', 1, 'in'), standing('Max', 2, 'tied'), standing('Inès', 2, 'tied')]
  const page = {
    ...{ ...PAGE, season: { ...PAGE.season, mayManage: true } },
    final: { ...FINAL, tiedSeats: 1, invited: before },
  }
  const after = [standing('Zoé', 1, 'in'), standing('Max', 2, 'declined'), standing('Inès', 2, 'in')]
  const { user, asked, answer } = await open({ page, isMember: true })
  let declined = false
  answer('decline-season-final', ({ declines }) => {
    declined = declines === true
    return declined ? { ...page, final: { ...FINAL, invited: after } } : page
  })
  const final = within(await screen.findByRole('region', { name: 'Finale' }))
  expect(final.getByText('Les 2 premières places du classement y jouent.')).toBeTruthy()
  expect(final.getByText(/^À égalité.: 2 personnes pour 1 place\. Le lieu tranche\.$/)).toBeTruthy()
  expect(final.getByRole('link', { name: 'Soirée 4' }).getAttribute('href')).toBe('/tournament/CODE4')
  await user.click(final.getByRole('button', { name: /^Ne vient pas.: Max$/ }))
  await waitFor(() => expect(final.queryByText(/Le lieu tranche/)).toBeNull())
  expect(final.getByRole('button', { name: /^Vient.: Max$/ })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(final.getByText(/Le lieu tranche/)).toBeTruthy())
  const said = asked
    .filter(([id]) => id === 'decline-season-final')
    .map(([, { person, declines }]) => [person, declines])
  expect(said).toEqual([
    ['Max', true],
    ['Max', false],
  ])
})

test('YEAR-42 a final that was played says who won, with the points of the season, and has no column of its own', async () => {
  const events = PAGE.events.map((each) => ({ ...each, state: 'finished' as const }))
  const ranked = (name: string, place: number, total: number) => ({
    ...{ key: name, name, place, placeInEvent: 3 - place, seasonPlace: place, seasonTotal: 8.5, total },
  })
  const ranking = [ranked('Zoé', 1, 16.5), ranked('Max', 2, 11)]
  await open({ page: { ...PAGE, events, final: { ...FINAL, invited: [], ranking } } })
  const final = within(await screen.findByRole('region', { name: 'Finale' }))
  expect(final.getByText(/^Victoire.: Zoé$/)).toBeTruthy()
  expect(final.getByText(/^Finale.: 2e, saison.: 8,5$/)).toBeTruthy()
  expect(final.queryByRole('button')).toBeNull()
  expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Soirée 4' })).toBeNull()
  expect(screen.getByText('Les 2 meilleurs résultats sur 3 comptent.')).toBeTruthy()
  expect(screen.getByText('3 tournois joués')).toBeTruthy()
  expect(final.getByText(/^mercredi 4 novembre 2026 à \d\d:00$/)).toBeTruthy()
})

test('YEAR-44 of a final held with another tool the day is told, and no hour that nobody knows', async () => {
  const events = PAGE.events.map((each) => ({ ...each, state: 'finished' as const, isPast: each.id === '4' }))
  await open({ page: { ...PAGE, events, final: { ...FINAL, invited: [], ranking: [] } } })
  const final = within(await screen.findByRole('region', { name: 'Finale' }))
  expect(final.getByText('4 novembre 2026')).toBeTruthy()
})

test('YEAR-43 one of the tournaments of a season is named its final, and taken back by one tap', async () => {
  const own = { ...PAGE, season: { ...PAGE.season, mayManage: true }, final: null }
  const { user, asked, answer } = await open({ address: '/my-seasons/s1', isMember: true })
  answer('get-own-season', () => ({ ...own, candidates: [] }))
  answer('set-season-final', ({ final }) => ({ ...own, final: final && { ...FINAL, ...final, invited: [] } }))
  const part = within(await screen.findByRole('region', { name: 'Finale' }))
  await user.selectOptions(part.getByLabelText('Tournoi'), '4')
  await user.click(part.getByRole('radio', { name: 'Départagent la finale' }))
  await user.click(part.getByRole('button', { name: 'Enregistrer la finale' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(part.getByLabelText<HTMLSelectElement>('Tournoi').value).toBe(''))
  const kept = asked.filter(([id]) => id === 'set-season-final').map(([, { final }]) => final)
  expect(kept).toEqual([{ tournamentId: '4', seats: 8, carries: 'ties' }, null])
})

test('YEAR-15 a season is kept with a name and one tap, and its points open on demand', async () => {
  const { user, asked, answer } = await open({ address: '/my-seasons', isMember: true })
  answer('list-own-seasons', () => ({ seasons: [], mayManage: true }))
  answer('keep-season', () => ({ ...PAGE, season: { ...PAGE.season, mayManage: true } }))
  answer('get-own-season', () => ({ ...PAGE, season: { ...PAGE.season, mayManage: true }, candidates: [] }))
  await user.click(await screen.findByRole('button', { name: 'Créer une saison' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Nom/), 'Ligue d’hiver')
  await user.click(within(dialog).getByRole('radio', { name: /^Places/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Régler les points' }))
  const points = within(dialog).getByLabelText('Points par place')
  await user.clear(points)
  await user.type(points, '5 dix')
  await user.click(within(dialog).getByRole('button', { name: 'Créer la saison' }))
  expect(await within(dialog).findByText(/^Écrivez des nombres/)).toBeTruthy()
  await user.clear(points)
  await user.type(points, '5×2 1')
  await user.click(within(dialog).getByRole('button', { name: 'Créer la saison' }))
  expect(await screen.findByRole('heading', { name: 'Tournois' })).toBeTruthy()
  const [, kept] = asked.find(([id]) => id === 'keep-season') ?? []
  expect(kept).toMatchObject({ seasonId: null, name: 'Ligue d’hiver', isPublic: true })
  expect(kept?.rules).toMatchObject({ placePoints: [5, 5, 1], restPoints: 1, winPoints: 0, best: null })
})

test('YEAR-15 a tournament is put in by one tap, and taken out by another that is taken back', async () => {
  const candidate = { tournamentId: '9', code: 'CODE9', name: 'Pauper', startsAt: null, state: 'coming', isIn: false }
  const own = { ...PAGE, season: { ...PAGE.season, mayManage: true } }
  const { user, asked, answer } = await open({ address: '/my-seasons/s1', isMember: true })
  answer('get-own-season', () => ({ ...own, candidates: [candidate] }))
  answer('put-into-season', () => ({ ...own, events: [...own.events, event('9')] }))
  answer('take-from-season', () => own)
  await user.click(await screen.findByRole('button', { name: 'Mettre Pauper dans la saison' }))
  await user.click(await screen.findByRole('button', { name: 'Retirer Pauper de la saison' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('button', { name: 'Retirer Pauper de la saison' })).toBeTruthy()
  expect(asked.map(([id]) => id).filter((id) => /^(put|take)/.test(id))).toEqual([
    'put-into-season',
    'take-from-season',
    'put-into-season',
  ])
})
