import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStorageBackend, openApp } from '../../../app/testing/open-app.tsx'
import { aSeenBackend } from '../../../device-storage/testing/seen-backend.ts'
import { notify, toaster } from '../../../ui/toasts.tsx'
import { announceSession } from '../api/session-tabs.ts'
import { AccountServer, refused } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  await server.local.close()
})

const open = (address: string) => openApp(address, { origin: server.local.origin })
const header = () => within(screen.getByRole('banner'))
const signInButton = () => within(screen.getByRole('main')).getByRole('button', { name: 'Se connecter' })

/** jsdom has no pointer that a menu would follow. */
async function signOut(user: Awaited<ReturnType<typeof open>>['user']) {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')))
  const item = screen.getByRole('menuitem', { name: 'Se déconnecter' })
  while (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
}

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], password = 'Correct-Cheval-77') {
  await user.type(await screen.findByLabelText('E-mail'), 'zoe@example.org')
  await user.type(screen.getByLabelText('Mot de passe'), password)
  await user.click(signInButton())
}

test.each([
  '/profile',
  '/update-password',
  '/organized-tournaments',
  '/admin-advanced',
  '/tournament/ABCDEF/admin-advanced',
])('LAY-4 %s asks an anonymous visitor to sign in, and comes back', async (path) => {
  server.member({}, false)
  const { router, user } = await open(path)
  await screen.findByRole('heading', { level: 1, name: 'Connexion' })
  expect(router.state.location.href).toBe(`/login?redirect=${path}`)
  await fillIn(user)
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test('LAY-4 AUTH-3 an address of another site is forgotten', async () => {
  server.member({}, false)
  const { router, user } = await open('/login?redirect=//evil.example/profile')
  await fillIn(user)
  await waitFor(() => expect(router.state.location.href).toBe('/'))
})

test('AUTH-3 CREA-6 the form that was begun comes home with the person, on the advanced tab', async () => {
  server.member({}, false)
  const { router, user } = await open(`/login?formData=${encodeURIComponent('{"name":"Été"}')}`)
  await fillIn(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.state.location.search).toEqual({ formData: '{"name":"Été"}' })
  expect((await screen.findByRole('tab', { name: 'Avancé' })).getAttribute('aria-selected')).toBe('true')
})

test('AUTH-3 what is missing is said at its field, the first one has the focus, and nothing is sent', async () => {
  const { user } = await open('/login')
  await screen.findByLabelText('E-mail')
  await user.click(signInButton())
  expect(screen.getByText("L'email est requis")).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
  await user.type(screen.getByLabelText('E-mail'), 'zoe')
  expect(screen.queryByText("L'email est requis")).toBeNull()
  await user.click(signInButton())
  expect(screen.getByText("L'email n'est pas valide")).toBeTruthy()
  expect(server.local.requests).toEqual([])
})

test('AUTH-8 a refusal is told in the words of the server, and what was typed stays', async () => {
  server.member({}, false)
  const { user } = await open('/login')
  await fillIn(user, 'wrong')
  expect(await screen.findByText('refus user_invalid_credentials')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('wrong')
})

test.each([
  ['Une erreur est survenue. Réessayez dans un instant.', refused(500, 'general_unknown', { message: 'Server Error' })],
  [
    'Trop de demandes en peu de temps. Ce que vous avez saisi est gardé : réessayez dans une minute.',
    refused(429, 'general_rate_limit_exceeded', { message: 'Rate limit for the current endpoint has been exceeded.' }),
  ],
  [
    'Une erreur est survenue. Réessayez dans un instant.',
    refused(400, 'general_argument_invalid', { message: 'Param "email" is not optional.' }),
  ],
])('AUTH-8 the English words of the protocol are not shown, but: %s', async (sentence, answer) => {
  server.instead.set('POST /account/sessions/email', answer)
  const { user } = await open('/login')
  await fillIn(user)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toMatch(/Error|Rate limit|Param/)
})

test('AUTH-8 the server is asked to speak the language of the page', async () => {
  server.member({}, false)
  const { user } = await openApp('/login', { origin: server.local.origin, languages: ['en-GB'] })
  await user.type(await screen.findByLabelText('Email'), 'zoe@example.org')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
  await screen.findByText('refus user_invalid_credentials')
  const asked = server.local.requests.filter(({ path }) => path === '/v1/account/sessions/email')
  expect(asked.map(({ headers }) => headers['x-appwrite-locale'])).toEqual(['en'])
})

test('AUTH-8 an error that is not whole is not believed', async () => {
  server.instead.set('POST /account/sessions/email', { status: 400, body: { message: 'at Object.parse (x.js:3)' } })
  const { user } = await open('/login')
  await fillIn(user)
  expect(await screen.findByText('Une erreur est survenue. Réessayez dans un instant.')).toBeTruthy()
  expect(screen.queryByText(/x\.js/)).toBeNull()
})

test('AUTH-5 Google, Discord and Apple are shown, cannot be pressed, and are coming soon', async () => {
  await open('/login')
  expect(await screen.findByText('Bientôt disponible')).toBeTruthy()
  for (const name of ['Google', 'Discord', 'Apple']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  }
})

test('AUTH-3 password managers know what each box is, and the password can be shown', async () => {
  const { user } = await open('/login')
  const password = await screen.findByLabelText<HTMLInputElement>('Mot de passe')
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username')
  expect(password.autocomplete).toBe('current-password')
  await user.click(password)
  await user.paste('Correct-Cheval-77')
  expect(password.value).toBe('Correct-Cheval-77')
  expect(password.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Afficher' }))
  expect(password.type).toBe('text')
})

test('LAY-2 an anonymous visitor has a login button and the settings', async () => {
  const { user } = await open('/')
  expect((await header().findByRole('link', { name: 'Se connecter' })).getAttribute('href')).toBe('/login')
  await user.click(header().getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Sombre' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Profil' })).toBeNull()
  await user.keyboard('{Escape}')
})

test('LAY-2 AUTH-7 a member has initials, the profile, the organized tournaments and the way out; it ends on the server', async () => {
  server.member({ name: 'Zoé Martin' })
  const { user, router } = await open('/about')
  const avatar = await header().findByRole('button', { name: /, Compte de Zoé Martin$/ })
  expect(avatar.textContent).toContain('ZM')
  expect(header().queryByRole('link', { name: 'Se connecter' })).toBeNull()
  await user.click(avatar)
  expect((await screen.findByRole('menuitem', { name: 'Profil' })).getAttribute('href')).toBe('/profile')
  expect(screen.getByRole('menuitem', { name: 'Tournois organisés' }).getAttribute('href')).toBe(
    '/organized-tournaments',
  )
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeTruthy()
  await signOut(user)
  expect(await header().findByRole('link', { name: 'Se connecter' })).toBeTruthy()
  expect(server.bodiesOf('DELETE', '/account/sessions/current')).toEqual([{}])
  expect(server.signedIn).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('Votre session est terminée')).toBeNull()
})

test('whoever never signed in with this browser is not asked for; whoever did is', async () => {
  let questions = 0
  server.local.answerAccount(() => {
    questions += 1
    return refused(401, 'general_unauthorized_scope')
  })
  const backend = aStorageBackend()
  const visit = () => openApp('/about', { origin: server.local.origin, backend, wasSignedIn: false })
  const first = await visit()
  expect(await header().findByRole('link', { name: 'Se connecter' })).toBeTruthy()
  expect(questions).toBe(0)
  first.unmount()
  backend.setItem('tablee:signed_in', 'yes')
  await visit()
  await waitFor(() => expect(questions).toBe(1))
  // The session has ended: the next visit does not ask again.
  await waitFor(() => expect(backend.values.has('tablee:signed_in')).toBe(false))
})

test('HOME-6 tablee:user_id is the account from signing in until leaving', async () => {
  server.member({}, false)
  const backend = aStorageBackend()
  const { user } = await openApp('/login', { origin: server.local.origin, backend, wasSignedIn: false })
  await screen.findByLabelText('E-mail')
  expect(backend.values.has('tablee:user_id')).toBe(false)
  await fillIn(user)
  await waitFor(() => expect(backend.values.get('tablee:user_id')).toBe('zoe1'))
  await user.click(await header().findByRole('button', { name: /, Compte de Zoé$/ }))
  await signOut(user)
  await waitFor(() => expect(backend.values.has('tablee:user_id')).toBe(false))
})

test('HOME-6 a device that was signed in before its account was noted notes it when the session is known', async () => {
  server.member()
  const backend = aStorageBackend()
  backend.setItem('tablee:signed_in', 'yes')
  await openApp('/about', { origin: server.local.origin, backend, wasSignedIn: false })
  await header().findByRole('button', { name: /, Compte de Zoé$/ })
  expect(backend.values.get('tablee:user_id')).toBe('zoe1')
})

test('AUTH-7 leaving forgets the tournaments that this device saw', async () => {
  server.member()
  const backend = aStorageBackend()
  const seen = aSeenBackend()
  seen.values.set('ABCDEF', { code: 'ABCDEF', seenAt: 1, document: '{}' })
  const { user } = await openApp('/about', { origin: server.local.origin, backend, seen: seen.backend })
  await user.click(await header().findByRole('button', { name: /, Compte de Zoé$/ }))
  expect(seen.values.size).toBe(1)
  await signOut(user)
  await header().findByRole('link', { name: 'Se connecter' })
  await waitFor(() => expect(seen.values.size).toBe(0))
  expect(backend.values.has('tablee:signed_in')).toBe(false)
})

test('AUTH-7 leaving that the server refuses is told, and the person stays signed in', async () => {
  server.member()
  server.instead.set('DELETE /account/sessions/current', refused(500, 'general_unknown'))
  const { user } = await open('/about')
  await user.click(await header().findByRole('button', { name: /, Compte de Zoé$/ }))
  await signOut(user)
  expect(await screen.findByText('La déconnexion n’a pas abouti')).toBeTruthy()
  expect(header().getByRole('button', { name: /, Compte de Zoé$/ })).toBeTruthy()
})

test('AUTH-7 a session that ended elsewhere is noticed and said; the page comes back after signing in', async () => {
  server.member()
  const { router } = await open('/profile')
  await screen.findByRole('heading', { level: 1, name: 'Zoé' })
  server.signedIn = null
  await act(async () => announceSession())
  expect(await screen.findByText('Votre session est terminée')).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=/profile'))
})

test('AUTH-7 a session that another tab ended is said without asking for it', async () => {
  server.member()
  await open('/about')
  await header().findByRole('button', { name: /, Compte de Zoé$/ })
  let asked = 0
  server.signedIn = null
  server.inTurn.set('GET /account', () => {
    asked++
    return refused(401, 'general_unauthorized_scope')
  })
  await act(async () => announceSession('ended'))
  expect(await screen.findByText('Votre session est terminée')).toBeTruthy()
  expect(await header().findByRole('link', { name: 'Se connecter' })).toBeTruthy()
  expect(asked).toBe(0)
})

test('AUTH-7 signing in in another tab signs this one in too', async () => {
  server.member({}, false)
  const { storage } = await open('/about')
  await header().findByRole('link', { name: 'Se connecter' })
  server.signedIn = server.members[0] ?? null
  // The other tab writes to the shared storage, then announces.
  storage.noteSignedIn('zoe1')
  await act(async () => announceSession())
  expect(await header().findByRole('button', { name: /, Compte de Zoé$/ })).toBeTruthy()
})
