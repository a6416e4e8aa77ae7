import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAnswered } from './testing/open-answered.ts'

const { placePoints, kickers, ...preset } = RULES_OF_PRESET.shop
const RULES = { ...preset, placePoints: [...placePoints], kickers: kickers && [...kickers] }
const PAST = `past-${'a'.repeat(26)}`
const PAGE: SeasonPage = {
  season: {
    ...{ id: 's1', slug: 'ligue', name: 'Ligue d’hiver', state: 'running', isPublic: true, rules: RULES },
    ...{ shop: { slug: 'le-repaire', name: 'Le Repaire' }, mayManage: true, mayPut: false, shops: [] },
  },
  events: [
    {
      ...{ id: PAST, code: null, name: 'Vendredi', startsAt: '2026-03-14T12:00:00.000+00:00', state: 'finished' },
      ...{ players: 2, maxPlayers: null, gameType: 'magic', format: 'modern', formatName: null, isPast: true },
    },
  ],
  rows: [
    {
      ...{ key: 'zoe', name: 'Zoé', place: 1, before: null, total: 4, firsts: 1, hasLeft: false, joined: [] },
      counted: [{ eventId: PAST, points: 4, place: 1, counts: true }],
    },
  ],
  peopleCount: 1,
}
const OWN = { ...PAGE, candidates: [], pastNotes: [] }
const EVENT = {
  ...{ id: PAST, name: 'Vendredi', heldOn: '2026-03-14', gameType: 'magic', format: 'modern', formatName: null },
  places: [
    { name: 'Zoé; la grande', isSame: true, place: 1, won: 1, drawn: 0 },
    { name: 'Max', isSame: false, place: 3, won: 0, drawn: 0 },
  ],
  erased: [2],
}

async function open(address: string, regulars: readonly string[] = []) {
  const contact = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
  const shop = { ...contact, name: 'Le Repaire', takesReplies: false, takesMessages: true, logo: null }
  const held = { id: 'shop', slug: 'le-repaire', role: 'organizer', members: [], invitations: [] }
  const known = { email: null, consentAt: null, times: 3, lastAt: '2026-01-01' }
  const page = () => PAGE
  const { asked, ...opened } = await openAnswered(address, {
    isMember: true,
    answers: {
      'get-own-shop': () => ({ shop: { ...shop, ...held }, received: [] }),
      'get-regulars': () => ({ regulars: regulars.map((name) => ({ id: name, name, ...known })) }),
      'get-own-season': () => OWN,
      'list-own-seasons': () => ({ seasons: [], mayManage: true }),
      ...{ 'get-season': page, 'import-past-events': page, 'correct-past-event': page, 'delete-past-events': page },
      'get-past-event': () => EVENT,
    },
  })
  return { ...opened, inputsOf: (id: string) => asked.filter(([name]) => name === id).map(([, input]) => input) }
}

test('RESC-15 pasted standings are shown as they count, and taken with a date and one tap; one more takes them back', async () => {
  const { user, inputsOf } = await open('/my-seasons/s1/past')
  await user.click(await screen.findByRole('textbox', { name: /^Classement/ }))
  await user.paste('Vendredi Modern\nRang;Nom;Points\n1;Zoé;7\n2;Max;3')
  const row = await screen.findByRole('row', { name: /Zoé/ })
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['1', 'Zoé', '2', '1'])
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Vendredi Modern')
  await user.click(screen.getByRole('button', { name: 'Voir ce qui manque' }))
  expect(await screen.findByText('Donnez sa date.')).toBeTruthy()
  expect(inputsOf('import-past-events')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Date/ }), '14/03/2026')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'pauper')
  await user.click(screen.getByRole('button', { name: 'Reprendre 1 tournoi' }))
  expect(await screen.findByText('1 tournoi est repris')).toBeTruthy()
  const [sent] = inputsOf('import-past-events')
  expect(sent).toMatchObject({
    seasonId: 's1',
    events: [
      {
        ...{ name: 'Vendredi Modern', heldOn: '2026-03-14', gameType: 'magic', format: 'pauper', formatName: null },
        places: [
          { name: 'Zoé', isSame: false, place: 1, won: 2, drawn: 1 },
          { name: 'Max', isSame: false, place: 2, won: 1, drawn: 0 },
        ],
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(inputsOf('delete-past-events')).toHaveLength(1))
  const [{ id } = { id: '' }] = (sent?.events ?? []) as readonly { readonly id: string }[]
  expect(inputsOf('delete-past-events')[0]?.ids).toEqual([id])
})

test('RESC-16 a line that is not understood is told by its number with what was expected, and nothing is taken', async () => {
  const { user, inputsOf } = await open('/my-seasons/s1/past')
  await user.click(await screen.findByRole('textbox', { name: /^Classement/ }))
  await user.paste('1. Zoé 7\n2. Max six')
  expect(await screen.findByText(/^Ligne 2.: une ligne de classement est attendue/)).toBeTruthy()
  expect(screen.getByText(/^Ligne 2.: 2\. Max six$/)).toBeTruthy()
  expect(screen.queryByText(/en tout$/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voir ce qui manque' }))
  expect(inputsOf('import-past-events')).toEqual([])
})

test('RESC-17 files of a year come with their dates and names; what is not ready stays, and the rest is taken in a few requests', async () => {
  const { user, inputsOf } = await open('/my-seasons/s1/past')
  const files = Array.from(
    { length: 12 },
    (_, index) => new File([`1;Zoé;${index}\n2;Max;0`], `2026-01-${String(index + 1).padStart(2, '0')} Vendredi.csv`),
  )
  const broken = new File(['rien'], 'cassé.csv')
  await user.upload(await screen.findByLabelText('Choisir des fichiers', { selector: 'input' }), [...files, broken])
  expect(await screen.findByText('1 tournoi reste à compléter')).toBeTruthy()
  expect(screen.getByText('2 personnes en tout')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Vendredi1er janvier 2026 · 2 personnes/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reprendre 12 tournois' }))
  expect(await screen.findByText('12 tournois sont repris')).toBeTruthy()
  const sizes = inputsOf('import-past-events').map(({ events }) => (events as readonly unknown[]).length)
  expect(sizes).toEqual([10, 2])
  expect(screen.getByRole('button', { name: /cassé\.csv$/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /janvier/ })).toBeNull())
})

test('RESC-17 of more files than are taken together as many are kept as the note says', async () => {
  const { user } = await open('/my-seasons/s1/past')
  const files = Array.from({ length: 60 }, (_, index) => new File(['1;Zoé;3\n2;Max;0'], `2026-01-02 n${index}.csv`))
  await user.upload(await screen.findByLabelText('Choisir des fichiers', { selector: 'input' }), files)
  expect(await screen.findByText(/^59 fichiers ensemble au plus\./)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Reprendre 59 tournois' })).toBeTruthy()
})

test('RESC-13 a regular is one only once somebody says so; a near name is proposed', async () => {
  const { user, inputsOf } = await open('/my-seasons/s1/past', ['ZOÉ', 'Maxime Durand'])
  await user.click(await screen.findByRole('textbox', { name: /^Classement/ }))
  await user.paste('14/03/2026\n1;Zoé;6\n2;Maxime D.;3\n3;Ana;0')
  const box = await screen.findByRole('checkbox', { name: 'ZOÉ' })
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Maxime D. est…' }), 'Maxime Durand')
  await user.click(screen.getByRole('button', { name: 'Reprendre 1 tournoi' }))
  await waitFor(() => expect(inputsOf('import-past-events')).toHaveLength(1))
  expect(inputsOf('import-past-events')[0]?.events).toMatchObject([
    {
      places: [
        { name: 'ZOÉ', isSame: true },
        { name: 'Maxime Durand', isSame: true },
        { name: 'Ana', isSame: false },
      ],
    },
  ])
})

test('RESC-18 the table says which events are taken over, in the head, the cell and the line of a person', async () => {
  const { user } = await open('/saison/ligue')
  const table = await screen.findByRole('table')
  expect(within(table).getByTitle('Vendredi (repris)').textContent).toMatch(/^Repris/)
  expect(within(table).getByTitle(/^Vendredi \(repris\).: 4$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Détail.: Zoé/ }))
  expect(await screen.findByText(/· Repris$/)).toBeTruthy()
})

test('RESC-19 what was taken over is corrected in its own text, and people who were erased keep their places', async () => {
  const { user, inputsOf } = await open(`/my-seasons/s1/past-event/${PAST}`)
  const text = await screen.findByRole('textbox', { name: 'Classement' })
  expect(text).toHaveProperty('value', 'Rang;Nom;Matchs gagnés;Matchs nuls\n1;"Zoé; la grande";1;0\n3;Max;0;0')
  expect(screen.getByText('1 nom effacé garde sa place.')).toBeTruthy()
  await user.clear(text)
  await user.paste('Rang;Nom;Matchs gagnés;Matchs nuls\n1;Max;1;1\n3;"Zoé; la grande";0;0')
  await user.click(screen.getByRole('button', { name: 'Enregistrer la correction' }))
  expect(await screen.findByText('Le tournoi est corrigé')).toBeTruthy()
  expect(inputsOf('correct-past-event')).toMatchObject([
    {
      event: {
        ...{ id: PAST, name: 'Vendredi', heldOn: '2026-03-14', format: 'modern' },
        places: [
          { name: 'Max', place: 1, won: 1, drawn: 1, isSame: false },
          { name: 'Zoé; la grande', place: 3, isSame: true },
        ],
      },
    },
  ])
})
