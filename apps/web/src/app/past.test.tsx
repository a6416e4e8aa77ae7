import type { PlayerPage } from '@tablee/contract/past/own-past'
import type { PastPage } from '@tablee/contract/past/past-page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

type Wish = { readonly game: string | null; readonly year: number | null; readonly eventsFrom: number }

const TOGETHER = 50
const FIRST = 12
const ALL = 60

const event = (index: number): PastPage['events'][number] => ({
  ...{ id: `e${index}`, code: index === 1 ? null : `CODE${index}`, name: `Soirée ${index}` },
  ...{ playedAt: '2026-11-07T18:00:00.000+00:00', gameType: 'magic', format: 'modern', formatName: null },
  ...{ place: index === 2 ? null : 3, attendance: 18, won: 2, drawn: 1, lost: 0, deck: index === 0 ? 'Burn' : null },
})

const sum = { events: ALL, won: 120, drawn: 60, lost: 0, firsts: 0, best: 3 }

function pastOf(count: number, { eventsFrom, game, year }: Wish): PastPage {
  const known = game === 'lorcana' ? 0 : count
  return {
    ...{ games: count === 0 ? [] : ['lorcana', 'magic'], years: count === 0 ? [] : [2026, 2025], waiting: 0 },
    total: sum,
    formats: [{ ...sum, gameType: 'magic', format: 'modern', formatName: null }],
    decks: [{ ...sum, events: 1, gameType: 'magic', deck: 'Burn' }],
    events: Array.from({ length: known }, (_, index) => event(index)).slice(eventsFrom, eventsFrom + TOGETHER),
    eventsCount: known,
    opponents: year === 2025 ? [] : [{ name: 'Max', won: 2, drawn: 1, lost: 0 }],
    opponentsCount: year === 2025 ? 0 : 1,
    nameless: 2,
  }
}

const SEASON = { slug: 'ligue', name: 'Ligue d’hiver', shop: 'Le Repaire', state: 'ended', place: 2, people: 9 }
const SHOWN: PlayerPage = { slug: 'zoe', name: 'Zoé', isPublic: true, isIndexed: false }

type Opening = { readonly address?: string; readonly count?: number; readonly page?: PlayerPage | null }

async function open({ address = '/my-past', count = ALL, page = null }: Opening = {}) {
  const server = await EventServer.start()
  const { others, local } = server.event
  const asked: (readonly [string, Readonly<Record<string, unknown>>])[] = []
  const answer = (id: string, status: number, body: (input: Readonly<Record<string, unknown>>) => object) =>
    others.set(id, (input) => {
      asked.push([id, input])
      return executed(status, body(input))
    })
  const done = (data: object) => ({ success: true, data })
  local.answerAccount(() => ({ status: 200, body: anAccount() }))
  let kept = page
  answer('get-own-past', 200, (wish) => done(pastOf(count, wish as Wish)))
  answer('get-own-player-page', 200, () => done({ page: kept, seasons: [SEASON], keptPlays: [] }))
  answer('keep-player-page', 200, (wish) => {
    kept = { ...(wish as Omit<PlayerPage, 'slug'>), slug: (wish.slug as string | null) ?? 'zoe' }
    return done(kept)
  })
  answer('get-player-page', 200, (wish) =>
    done({ name: 'Zoé', isIndexed: false, past: pastOf(count, wish as Wish), seasons: [SEASON] }),
  )
  const opened = await openApp(address, { origin: local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await local.close()
  })
  return { ...opened, asked, answer }
}

const region = (name: string) => screen.getByRole('region', { name })

test('PAST-10 one’s page tells events with place and matches, formats, decks, seasons and opponents', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 2, name: 'Événements' })
  const lines = within(region('Événements')).getAllByRole('listitem')
  expect(lines).toHaveLength(FIRST)
  expect(lines[0]?.textContent).toMatch(
    /Soirée 0.*Magic The Gathering · Modern · Burn.*Place 3 sur 18.*2 gagnés, 0 perdus/,
  )
  expect(
    within(lines[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/tournament/CODE0')
  expect(within(lines[1] ?? document.body).queryByRole('link')).toBeNull()
  expect(lines[1]?.textContent).toContain('Cet événement n’est plus en ligne.')
  expect(lines[2]?.textContent).toContain('Sans place, 18 au départ')
  expect(within(region('Adversaires')).getByRole('row', { name: /^Max/ })).toBeTruthy()
  expect(region('Adversaires').textContent).toContain('2 matchs contre des personnes')
  expect(within(region('Decks')).getByRole('row', { name: /^Burn/ })).toBeTruthy()
  expect(within(await screen.findByRole('region', { name: 'Saisons' })).getByRole('link').textContent).toContain(
    'Place 2 sur 9',
  )
  await user.click(screen.getByRole('button', { name: 'Afficher 48 événements de plus' }))
  await waitFor(() => expect(within(region('Événements')).getAllByRole('listitem')).toHaveLength(ALL))
  expect(screen.queryByRole('button', { name: /événements? de plus/ })).toBeNull()
})

test('PAST-10 game and year are chosen, stand in the address, and a choice without events leads back', async () => {
  const { user, asked } = await open({ address: '/my-past?during=2025' })
  expect((await screen.findByLabelText<HTMLSelectElement>('Année')).value).toBe('2025')
  expect(region('Adversaires').textContent).toContain('Personne de nommé.')
  await user.selectOptions(screen.getByLabelText('Jeu'), 'Lorcana')
  await screen.findByText('Aucun événement pour ce choix')
  expect(asked.findLast(([id]) => id === 'get-own-past')?.[1]).toMatchObject({ game: 'lorcana', year: 2025 })
  expect(screen.getByLabelText<HTMLSelectElement>('Jeu').value).toBe('lorcana')
  await user.click(screen.getByRole('button', { name: 'Tout afficher' }))
  await screen.findByRole('heading', { level: 2, name: 'Événements' })
  expect(screen.getByLabelText<HTMLSelectElement>('Année').value).toBe('')
})

test('PAST-10 a page without events says how the first one comes, and where events are', async () => {
  await open({ count: 0 })
  await screen.findByRole('heading', { name: 'Votre parcours commence à votre premier événement terminé' })
  expect(screen.getByRole('link', { name: 'Chercher un événement' }).getAttribute('href')).toBe('/')
  expect(screen.queryByLabelText('Jeu')).toBeNull()
})

test('PAST-11 what everybody would see is said before; one tap shows it under an address, one tap hides it', async () => {
  const { user, asked } = await open()
  const card = await screen.findByRole('region', { name: 'Page publique' })
  await within(card).findByText(/^Personne d’autre que vous/)
  expect(within(card).getByText(/^le nom de vos adversaires/)).toBeTruthy()
  expect(within(card).getByText(/^Jamais/)).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Rendre publique' }))
  await within(card).findByText(/\/parcours\/zoe$/)
  expect(asked.findLast(([id]) => id === 'keep-player-page')?.[1]).toMatchObject({
    ...{ slug: null, name: 'Zoé', isPublic: true, isIndexed: false },
  })
  expect(within(card).getByRole('link', { name: 'Voir la page' }).getAttribute('href')).toBe('/parcours/zoe')
  await user.click(within(card).getByRole('button', { name: 'Rendre privée' }))
  await within(card).findByText(/^Personne d’autre que vous/)
  expect(asked.findLast(([id]) => id === 'keep-player-page')?.[1]).toMatchObject({ slug: 'zoe', isPublic: false })
})

test('PAST-11 an address that cannot be, or is taken, is told at its field', async () => {
  const { user, answer, asked } = await open({ page: SHOWN })
  const card = await screen.findByRole('region', { name: 'Page publique' })
  const field = await within(card).findByLabelText('Fin de l’adresse')
  await user.clear(field)
  await user.type(field, 'zoé !')
  await user.click(within(card).getByRole('button', { name: 'Enregistrer' }))
  await within(card).findByText(/^Une adresse se compose/)
  expect(asked.some(([id]) => id === 'keep-player-page')).toBe(false)
  answer('keep-player-page', 409, () => ({ success: false, message: 'Déjà prise.', reason: 'player_address_taken' }))
  await user.clear(field)
  await user.type(field, 'max')
  await user.click(within(card).getByRole('button', { name: 'Enregistrer' }))
  await within(card).findByText('Déjà prise.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('PAST-11 a stranger reads the page that is shown, and a sentence where there is none', async () => {
  const { user, answer } = await open({ address: '/parcours/zoe' })
  await screen.findByRole('heading', { level: 1, name: 'Parcours de Zoé' })
  expect(screen.queryByRole('region', { name: 'Page publique' })).toBeNull()
  expect(within(region('Événements')).getAllByRole('listitem')).toHaveLength(FIRST)
  answer('get-player-page', 404, () => ({ success: false, message: '', reason: 'player_page_not_found' }))
  await user.selectOptions(screen.getByLabelText('Jeu'), 'Lorcana')
  await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' })
  expect(screen.queryByText('Soirée 0')).toBeNull()
})
