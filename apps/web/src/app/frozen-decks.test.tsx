import { createHash } from 'node:crypto'
import { canonicalDeck } from '@tablee/domain/decklists/canonical-deck'
import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { lockDecklists } from '@tablee/domain/tournaments/life/lock-decklists'
import { publishDecklists } from '@tablee/domain/tournaments/life/publish-decklists'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { openSetting, settingClosed } from '../features/tournaments/testing/open-setting.ts'
import { toaster } from '../ui/toasts.tsx'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const PAGE = '/tournament/ABCDEF'
const MOUNTAIN = { ...EMPTY_DECKLIST, decklistText: '20 Mountain' }

function kept(number: number, decklist: typeof MOUNTAIN, more: object = {}) {
  const text = canonicalDeck(decklist, `${number}`.repeat(32))
  const hash = createHash('sha256').update(text).digest('hex')
  const frozenAt = '2026-11-27T18:00:00.000Z'
  return { playerKey: 'p1', number, frozenAt, cause: 'lock', hash, text, decklist: JSON.stringify(decklist), ...more }
}

/** Answers what was kept of Ana, and without her the hashes alone. */
function answers(server: EventServer, lists: readonly ReturnType<typeof kept>[]) {
  server.event.others.set('get-frozen-decks', ({ playerId }) => {
    const data = lists.map(({ text, decklist, ...hashed }) => ({
      ...{ ...hashed, playerKey: server.keptOf('Ana').registration.playerId },
      ...(playerId === undefined ? {} : { text, decklist }),
    }))
    const body = { success: true, data, hasMore: false }
    return { status: 200, body: { status: 'completed', responseStatusCode: 200, responseBody: JSON.stringify(body) } }
  })
}

async function anEventOfTwo() {
  const server = await EventServer.start()
  for (const name of ['Bob', 'Ana']) {
    server.registers(name, `secret-of-${name}`)
    server.accepts(name)
  }
  server.kept = server.kept.map((one) => ({ ...one, decklist: JSON.stringify({ decklistText: '20 Mountain' }) }))
  return server
}

async function open(server: EventServer, secret?: string) {
  const backend = aStorageBackend()
  if (secret) backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
  const opened = await openApp(PAGE, { origin: server.event.local.origin, backend, languages: ['fr-FR'] })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  return opened
}

async function openPublished(server: EventServer) {
  server.event.tournament = withResults(started(server.event.tournament))
  server.event.happens(finishTournament(server.event.tournament))
  server.event.happens(publishDecklists(server.event.tournament, true))
  const { user } = await open(server)
  await user.click(await screen.findByRole('button', { name: 'Voir la decklist d’Ana' }))
  return user
}

async function published(lists: readonly ReturnType<typeof kept>[]) {
  const server = await anEventOfTwo()
  answers(server, lists)
  const user = await openPublished(server)
  await user.click(await screen.findByRole('button', { name: 'Vérifier la decklist d’Ana' }))
}

test('FREZ-2 before lists are published their hashes can be read, and a published one is checked on the device', async () => {
  const server = await anEventOfTwo()
  const list = kept(1, MOUNTAIN)
  answers(server, [list])
  server.event.tournament = started(server.event.tournament)
  const { user } = await open(server)
  await user.click(await screen.findByRole('button', { name: 'Voir les empreintes' }))
  expect(await screen.findByText(list.hash)).toBeTruthy()
  expect(screen.getByText(/^Figée le 27 novembre 2026/)).toBeTruthy()
})

test('FREZ-4 once lists are locked their hashes can be read before the start as well, in the order of names', async () => {
  const server = await anEventOfTwo()
  server.event.others.set('get-frozen-decks', () => {
    const data = ['Bob', 'Ana'].map((name, place) => {
      const { text, decklist, ...hashed } = kept(place + 1, MOUNTAIN)
      return { ...hashed, playerKey: server.keptOf(name).registration.playerId, number: 1 }
    })
    const body = { success: true, data, hasMore: false }
    return { status: 200, body: { status: 'completed', responseStatusCode: 200, responseBody: JSON.stringify(body) } }
  })
  const { user } = await open(server)
  await screen.findByText('2 joueurs inscrits')
  expect(screen.queryByRole('region', { name: 'Decklists figées' })).toBeNull()
  server.event.happens(lockDecklists(server.event.tournament, true, new Date('2026-11-27T18:00:00.000Z')))
  const card = await screen.findByRole('region', { name: 'Decklists figées' })
  await user.click(within(card).getByRole('button', { name: 'Voir les empreintes' }))
  const rows = await within(card).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['Ana', 'Bob'])
})

test('FREZ-2 a published list is computed again on the device', async () => {
  await published([kept(1, MOUNTAIN)])
  expect(await screen.findByText(/c’est bien la liste figée/)).toBeTruthy()
})

test('FREZ-2 what could not be read of a published list is said, and read again', async () => {
  const server = await anEventOfTwo()
  server.event.others.set('get-frozen-decks', () => {
    const body = { success: false, message: 'Cette inscription n’existe plus.', reason: 'registration_not_found' }
    return { status: 200, body: { status: 'completed', responseStatusCode: 404, responseBody: JSON.stringify(body) } }
  })
  const user = await openPublished(server)
  expect(await screen.findByText('Les listes figées n’ont pas pu être lues')).toBeTruthy()
  answers(server, [kept(1, MOUNTAIN)])
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('button', { name: 'Vérifier la decklist d’Ana' })).toBeTruthy()
})

test('FREZ-2 a list that is another than the one kept is said to be', async () => {
  await published([kept(1, { ...MOUNTAIN, decklistText: '20 Island' })])
  expect(await screen.findByText('L’empreinte ne correspond pas à cette liste.')).toBeTruthy()
})

test('FREZ-5 both lists of a changed one are told, each with its hash', async () => {
  await published([kept(1, { ...MOUNTAIN, decklistText: '20 Island' }), kept(2, MOUNTAIN, { cause: 'change' })])
  expect(await screen.findAllByText(/c’est bien la liste figée/)).toHaveLength(2)
  expect(screen.getByText(/^Changée par l’organisation le/)).toBeTruthy()
  expect(screen.getByText('Voir la liste d’avant')).toBeTruthy()
})

test('FREZ-3 a locked list cannot be changed, and whom to ask is said; one of an address alone is still to be pasted', async () => {
  const server = await anEventOfTwo()
  answers(server, [kept(1, MOUNTAIN)])
  server.event.tournament = { ...server.event.tournament, decksLockedAt: '2026-11-27T18:00:00.000Z' }
  await open(server, 'secret-of-Ana')
  const card = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(await within(card).findByText(/Pour la changer, demandez à l’organisation/)).toBeTruthy()
  expect(await within(card).findByText(/^Figée le/)).toBeTruthy()
  expect(within(card).queryByRole('button', { name: 'Changer ma decklist' })).toBeNull()
})

test('FREZ-3 a deck known by its address alone is still to be pasted, also once lists are locked', async () => {
  const server = await anEventOfTwo()
  server.kept = server.kept.map((one) => ({ ...one, decklist: '{"otherUrlSource":"https://decks.example/1"}' }))
  server.event.tournament = { ...server.event.tournament, decksLockedAt: '2026-11-27T18:00:00.000Z' }
  await open(server, 'secret-of-Ana')
  const card = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(await within(card).findByText('Collez votre liste')).toBeTruthy()
  expect(within(card).getByRole('button', { name: 'Coller ma liste' })).toBeTruthy()
})

test('FREZ-3 who cancelled and comes back once lists are locked keeps theirs, and reads whom to ask', async () => {
  const server = await anEventOfTwo()
  server.moves('Ana', (tournament, { registration }) => cancelRegistration(tournament, registration))
  server.event.tournament = { ...server.event.tournament, decksLockedAt: '2026-11-27T18:00:00.000Z' }
  const { user } = await open(server, 'secret-of-Ana')
  const form = await screen.findByRole('region', { name: 'Vous inscrire de nouveau' })
  expect(within(form).getByText(/Pour la changer, demandez à l’organisation/)).toBeTruthy()
  expect(await within(form).findByText('Mountain')).toBeTruthy()
  expect(within(form).queryByLabelText('Texte de la decklist')).toBeNull()
  await user.type(within(form).getByLabelText('Prénom'), 'Ana')
  await user.type(within(form).getByLabelText('Nom'), 'Lopez')
  await user.type(within(form).getByLabelText('E-mail'), 'ana@exemple.fr')
  await user.click(within(form).getByRole('checkbox', { name: /politique de confidentialité/ }))
  await user.click(within(form).getByRole('button', { name: 'S’inscrire' }))
  expect(await screen.findByRole('region', { name: 'Votre inscription' })).toBeTruthy()
  const sent = server.event.calls.find(({ id }) => id === 'register-advanced-player')
  expect(sent?.input).not.toHaveProperty('decklist')
})

test('FREZ-4 the staff locks lists before the start, and takes that back', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Gel des decklists')
  await user.click(await screen.findByRole('button', { name: 'Figer maintenant' }))
  await waitFor(() => expect(server.event.tournament.decksLockedAt).not.toBeNull())
  await settingClosed()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.event.tournament.decksLockedAt).toBeNull())
})

test('FREZ-5 after the start the staff gives a reason, and may take the change back', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const dialog = await screen.findByRole('dialog')
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Enregistrer la decklist' }))
  const paste = async (list: string) => {
    const text = await within(dialog).findByLabelText('Texte de la decklist')
    await user.clear(text)
    await user.click(text)
    await user.paste(list)
    await save()
  }
  await user.click(within(dialog).getByRole('button', { name: 'Donner une decklist' }))
  expect(within(dialog).queryByLabelText('Raison du changement')).toBeNull()
  await paste('20 Mountain')
  const change = await within(dialog).findByRole('button', { name: 'Changer la decklist' })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(change)
  expect(await within(dialog).findByLabelText('Raison du changement')).toBeTruthy()
  await paste('20 Island')
  expect(await within(dialog).findByText(/indiquez la raison du changement/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Raison du changement'), 'Mal lue')
  await save()
  const sent = () =>
    server.event.calls
      .filter(({ id }) => id === 'submit-advanced-decklist')
      .slice(1)
      .map(({ input }) => input)
  await waitFor(() => expect(sent()).toMatchObject([{ reason: 'Mal lue', decklist: { decklistText: '20 Island' } }]))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ decklist: { decklistText: '20 Mountain' }, reason: expect.any(String) })
})
