import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const SAID = {
  ...{ name: 'Le Repaire', location: '69003 Lyon', email: null, phone: '04 78 00 00 00', site: 'https://lerepaire.fr' },
  ...{ discord: null, instagram: 'lerepaire', words: 'Mardi à samedi', takesReplies: false, takesMessages: true },
}
const OWN = {
  ...SAID,
  ...{ id: 's1', slug: 'le-repaire', logo: null, role: 'organizer' },
  members: [
    { accountId: 'a1', name: 'Camille', role: 'organizer', since: '2026-01-05T10:00:00.000+00:00', isMe: true },
    { accountId: 'a2', name: 'Béa', role: 'co-organizer', since: '2026-02-05T10:00:00.000+00:00', isMe: false },
  ],
  invitations: [],
}
const PAGE = {
  ...{ slug: 'le-repaire', name: 'Le Repaire', logo: null, location: '69003 Lyon', phone: '04 78 00 00 00' },
  ...{ email: null, site: 'https://lerepaire.fr', discord: null, instagram: 'lerepaire', words: 'Mardi à samedi' },
}
const EVENT = {
  ...{ code: 'ABCDEF', name: 'Modern du vendredi', gameType: 'magic', format: 'modern', formatName: null },
  ...{ tournamentDate: '2030-02-01T18:00:00.000+00:00', registeredPlayersCount: 4 },
}

let server: EventServer
const sent: { id: string; input: unknown }[] = []
beforeEach(async () => {
  server = await EventServer.start()
  sent.length = 0
})
afterEach(() => server.event.local.close())

function answer(id: string, data: unknown) {
  server.event.others.set(id, (input) => {
    sent.push({ id, input })
    return executed(200, { success: true, data })
  })
}
const open = (path: string, more: object = {}) => openApp(path, { origin: server.event.local.origin, ...more })

function signedIn(shop: object | null, received: readonly object[] = []) {
  const labels = ['eventOrganizer']
  server.event.local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels } }))
  answer('get-own-shop', { shop, received })
}

test('SHOP-10 the page of a shop says where it is, how it is reached, what is to come and what was played', async () => {
  answer('get-shop', {
    ...PAGE,
    events: [{ ...EVENT, maxPlayers: 16, isStarted: false }],
    results: [{ ...EVENT, code: 'GHJKMN', name: 'Pauper du jeudi', registeredPlayersCount: 1 }],
  })
  await open('/lieu/le-repaire')
  expect(await screen.findByRole('heading', { level: 1, name: 'Le Repaire' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '04 78 00 00 00' }).getAttribute('href')).toBe('tel:0478000000')
  const site = screen.getByRole('link', { name: 'lerepaire.fr' })
  expect(site.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(screen.getByRole('link', { name: 'lerepaire' }).getAttribute('href')).toBe(
    'https://www.instagram.com/lerepaire/',
  )
  expect(screen.getByRole('link', { name: /Modern du vendredi/ }).getAttribute('href')).toBe('/tournament/ABCDEF')
  const results = screen.getByRole('region', { name: 'Derniers résultats' })
  expect(within(results).getByRole('link', { name: /Pauper du jeudi.*1 personne/ })).toBeTruthy()
})

test('SHOP-10 a shop without events says what may come, one that is unknown leads home, in English too', async () => {
  answer('get-shop', { ...PAGE, events: [], results: [] })
  const { router } = await open('/lieu/ancien-nom')
  expect(await screen.findByText('Aucun tournoi annoncé pour l’instant')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/lieu/le-repaire'))
  server.event.others.set('get-shop', () => executed(404, { success: false, reason: 'shop_not_found', message: 'No.' }))
  await open('/lieu/nulle-part', { languages: ['en'] })
  expect(await screen.findByText('This venue does not exist')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
})

test('SHOP-10 a shop is opened with its name alone, and what cannot be read is told at its field before anything is sent', async () => {
  signedIn(null)
  answer('keep-shop', { shop: OWN, received: [] })
  const { user } = await open('/my-shop', { wasSignedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Créer le lieu' }))
  expect(await screen.findByText('Donnez un nom au lieu.')).toBeTruthy()
  await user.type(screen.getByLabelText('Nom'), 'Le Repaire')
  await user.type(screen.getByLabelText('Discord'), 'pas un lien')
  await user.click(screen.getByRole('button', { name: 'Créer le lieu' }))
  expect(await screen.findByText(/Donnez une invitation Discord/)).toBeTruthy()
  expect(sent.filter(({ id }) => id === 'keep-shop')).toEqual([])
  await user.clear(screen.getByLabelText('Discord'))
  await user.click(screen.getByRole('button', { name: 'Créer le lieu' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Le Repaire' })).toBeTruthy()
  expect(sent.find(({ id }) => id === 'keep-shop')?.input).toMatchObject({
    name: 'Le Repaire',
    location: '',
    phone: '',
  })
})

test('SHOP-11 somebody is taken out once the question is answered, and the page shows who is left', async () => {
  signedIn(OWN)
  answer('change-shop-member', { shop: { ...OWN, members: OWN.members.slice(0, 1) }, received: [] })
  const { user } = await open('/my-shop', { wasSignedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Ce que devient Béa' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Retirer du lieu' }))
  const question = await screen.findByRole('alertdialog', { name: /^Retirer Béa du lieu/ })
  await user.click(within(question).getByRole('button', { name: 'Retirer' }))
  await waitFor(() => expect(screen.queryByText('Béa')).toBeNull())
  expect(sent.find(({ id }) => id === 'change-shop-member')?.input).toEqual({ accountId: 'a2', role: null })
})

test('SHOP-11 a co-organizer sees who holds the shop and may leave, and changes nothing of it', async () => {
  signedIn({ ...OWN, role: 'co-organizer' })
  await open('/my-shop', { wasSignedIn: true })
  expect(await screen.findByRole('button', { name: 'Quitter le lieu' })).toBeTruthy()
  for (const name of ['Enregistrer', 'Inviter quelqu’un', 'Fermer le lieu', 'Choisir une image'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('SHOP-11 a link that is made for somebody is shown once, with its code behind the #', async () => {
  signedIn(OWN)
  answer('invite-to-shop', { shop: OWN, received: [], oneTimeCode: 'secret-code' })
  const { user } = await open('/my-shop', { wasSignedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Inviter quelqu’un' }))
  await user.click(await screen.findByRole('button', { name: 'Inviter' }))
  expect(await screen.findByRole('dialog', { name: 'Donnez ce lien' })).toBeTruthy()
  expect(sent.find(({ id }) => id === 'invite-to-shop')?.input).toMatchObject({
    ...{ role: 'co-organizer', isHandOver: false, email: null, language: 'fr' },
  })
})

test('SHOP-11 an invitation is answered by whoever opens its link', async () => {
  signedIn(null)
  answer('get-shop-invitation', { id: 'i1', shop: 'Le Repaire', role: 'co-organizer', isHandOver: false })
  answer('answer-shop-invitation', { shop: { ...OWN, role: 'co-organizer' }, received: [] })
  const { user, router } = await open('/shop-invitation#secret-code', { wasSignedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: /^Tenir «.*Le Repaire/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accepter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-shop'))
  expect(sent.find(({ id }) => id === 'answer-shop-invitation')?.input).toEqual({
    ...{ invitationId: 'i1', code: 'secret-code', isAccepted: true },
  })
})

test('SHOP-12 the page of an event names who organizes, and what is written to them keeps one’s address unless it is wanted', async () => {
  const organizer = { slug: 'le-repaire', name: 'Le Repaire', logo: null }
  answer('get-event-shop', { shop: organizer, takesMessages: true, answersTo: null, role: null })
  answer('write-to-shop', { tournamentId: 't1' })
  const { user } = await open('/tournament/ABCDEF')
  expect((await screen.findByRole('link', { name: 'Le Repaire' })).getAttribute('href')).toBe('/lieu/le-repaire')
  await user.click(screen.getByRole('button', { name: 'Écrire à l’organisation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Écrire à l’organisation' })
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }))
  expect(await within(dialog).findByText('Écrivez d’abord votre message.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Votre nom'), 'Inès')
  await user.type(within(dialog).getByLabelText('Votre message'), 'Un parking ?')
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByText('Message envoyé')).toBeTruthy()
  expect(sent.find(({ id }) => id === 'write-to-shop')?.input).toMatchObject({
    ...{ name: 'Inès', text: 'Un parking ?', isAnswerWanted: false },
  })
})

test.each([
  ['the wall', '/tournament/ABCDEF/live'],
  ['the poster', '/tournament/ABCDEF/print?sheet=poster'],
])('SHOP-12 %s of an event shows the logo of who organizes beside the name', async (_, path) => {
  const organizer = { slug: 'le-repaire', name: 'Le Repaire', logo: 'abcdef0123456789abcd' }
  answer('get-event-shop', { shop: organizer, takesMessages: false, answersTo: null, role: null })
  await open(path)
  const name = await screen.findByText('Organisé par Le Repaire')
  const logo = name.parentElement?.querySelector('img')
  expect(logo?.getAttribute('src')).toMatch(/abcdef0123456789abcd\.png$/)
  expect(logo?.getAttribute('alt')).toBe('')
})

test('YEAR-3 the page of a shop leads to its calendar and feeds', async () => {
  answer('get-shop', { ...PAGE, events: [], results: [] })
  await open('/lieu/le-repaire')
  const calendar = await screen.findByRole('link', { name: 'Suivre dans votre agenda' })
  expect(calendar.getAttribute('href')).toBe('/v1/shops/le-repaire/calendar.ics')
  expect(screen.getByRole('link', { name: 'Flux Atom' }).getAttribute('href')).toBe('/v1/shops/le-repaire/events.atom')
})

test('YEAR-3 whoever holds a shop copies the lines for its own site, in a colour of theirs, and sees what they show', async () => {
  signedIn({ ...OWN, name: 'Chez "Ana" & fils' })
  const { user } = await open('/my-shop')
  const lines = () => screen.getByLabelText<HTMLTextAreaElement>('Lignes à coller').value
  await screen.findByRole('heading', { name: 'Sur votre site' })
  expect(lines()).toContain(`src="${window.location.origin}/embed/lieu/le-repaire?color=1f6f54"`)
  expect(lines()).toContain('title="Tournois\u202f: Chez &quot;Ana&quot; &amp; fils"')
  await user.selectOptions(screen.getByLabelText('Fond'), 'Sombre')
  fireEvent.change(screen.getByLabelText('Couleur du titre'), { target: { value: '#ff8800' } })
  expect(lines()).toContain('/embed/lieu/le-repaire?theme=dark&amp;color=ff8800"')
  expect(screen.queryByTitle('Aperçu')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voir l’aperçu' }))
  expect(screen.getByTitle('Aperçu').getAttribute('src')).toBe('/embed/lieu/le-repaire?theme=dark&color=ff8800')
})
