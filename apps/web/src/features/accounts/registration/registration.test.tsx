import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../app/testing/open-app.tsx'
import { notify, toaster } from '../../../ui/toasts.tsx'
import { AccountServer, refused } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.local.close()
})

const PASSWORD = 'Correct-Cheval-77'

async function open(address = '/register') {
  const opened = await openApp(address, { origin: server.local.origin })
  await screen.findByRole('heading', { level: 1, name: 'Créer un compte' })
  return opened
}

type Person = Awaited<ReturnType<typeof open>>['user']

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const registerButton = () => within(screen.getByRole('main')).getByRole('button', { name: 'Créer un compte' })

async function fillIn(user: Person) {
  await user.type(box('Pseudo'), 'Zoé')
  await user.type(box('E-mail'), 'zoe@example.org')
  await user.type(box('Mot de passe'), PASSWORD)
  await user.type(box('Prénom'), ' Zoé ')
  await user.type(box('Nom'), 'Martin')
  await user.type(box('Localisation'), 'Lyon')
  await user.click(screen.getByRole('checkbox'))
}

test('AUTH-1 everything is required, and each thing missing is said at its place', async () => {
  const { user } = await open()
  await user.click(registerButton())
  for (const sentence of [
    'Le pseudo est requis',
    "L'email est requis",
    'Le mot de passe est requis',
    'Le prénom est requis',
    'Le nom est requis',
    'La localisation est requise',
    'Vous devez accepter la politique de confidentialité',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  await waitFor(() => expect(document.activeElement).toBe(box('Pseudo')))
  expect(screen.getByRole('link', { name: 'politique de confidentialité' }).getAttribute('href')).toBe('/privacy')
  expect(server.local.requests).toEqual([])
})

test('AUTH-1 AUTH-4 registering signs in, keeps the names, sends the confirmation mail and says where', async () => {
  const { user, router } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByText(/zoe@example\.org/, undefined, { timeout: 8000 })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/confirm-email-sent')
  expect(server.bodiesOf('POST', '/account')).toEqual([
    { userId: 'unique()', email: 'zoe@example.org', password: PASSWORD, name: 'Zoé' },
  ])
  expect(server.bodiesOf('PATCH', '/account/prefs')).toEqual([
    { prefs: { firstName: 'Zoé', lastName: 'Martin', location: 'Lyon' } },
  ])
  expect(server.bodiesOf('POST', '/account/verification')).toEqual([{ url: `${window.location.origin}/verify-email` }])
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /, Compte de Zoé$/ })).toBeTruthy()
})

test('AUTH-1 a mail that could not be sent is not said to be sent, and can be sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.instead.set('POST /account/verification', refused(503, 'general_smtp_disabled'))
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByRole('heading', { name: 'L’e-mail n’est pas parti' }, { timeout: 8000 })).toBeTruthy()
  server.instead.clear()
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  expect(await screen.findByText('Un nouvel e-mail est parti.')).toBeTruthy()
})

test('FIND-7 an address that the mail server refuses is told on the page that waits, with the way to correct it', async () => {
  server.matters = { ...server.matters, confirmation: { trouble: 'refused' } }
  const { user, router } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(
    await screen.findByRole('heading', { name: 'Cette adresse ne reçoit pas d’e-mail' }, { timeout: 8000 }),
  ).toBeTruthy()
  expect(screen.getByText(/Votre compte est créé.*refuse zoe@example\.org/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  expect(screen.queryByText('Un nouvel e-mail est parti.')).toBeNull()
  server.matters = { ...server.matters, confirmation: { trouble: null } }
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  expect(await screen.findByRole('heading', { name: 'Regardez votre boîte mail' })).toBeTruthy()
  expect(await screen.findByText('Un nouvel e-mail est parti.')).toBeTruthy()
  server.matters = { ...server.matters, confirmation: { trouble: 'refused' } }
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  await user.click(await screen.findByRole('link', { name: 'Corriger mon adresse' }))
  await waitFor(() => expect(router.state.location.href).toBe('/profile#e-mail'))
})

test('FIND-7 a refusal that comes later is told on the page that is open already', async () => {
  server.matters = { ...server.matters, confirmation: { trouble: null } }
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByRole('heading', { name: 'Regardez votre boîte mail' })).toBeTruthy()
  const asked = () => server.local.requests.filter((one) => JSON.stringify(one).includes('get-account-matters')).length
  await waitFor(() => expect(asked()).toBeGreaterThan(0))
  server.matters = { ...server.matters, confirmation: { trouble: 'refused' } }
  expect(
    await screen.findByRole('heading', { name: 'Cette adresse ne reçoit pas d’e-mail' }, { timeout: 8000 }),
  ).toBeTruthy()
})

test('FIND-7 a mail that is late is told as late, and what the app has no word for as nothing', async () => {
  server.matters = { ...server.matters, confirmation: { trouble: 'delayed' } }
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(
    await screen.findByRole('heading', { name: 'L’e-mail n’est pas encore parti' }, { timeout: 8000 }),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Corriger mon adresse' })).toBeNull()
  server.matters = { ...server.matters, confirmation: { trouble: 'eaten_by_the_dog' } }
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  expect(await screen.findByRole('heading', { name: 'Regardez votre boîte mail' })).toBeTruthy()
})

test('AUTH-1 a registration whose answer was lost goes on where it was, with one account', async () => {
  const { user, router } = await open()
  await fillIn(user)
  server.instead.set('POST /account', 'cut')
  await user.click(registerButton())
  expect(await screen.findByText(/Le serveur ne répond pas/)).toBeTruthy()
  expect(box('Pseudo').value).toBe('Zoé')
  server.instead.clear()
  server.member({ name: 'Zoé', email: 'zoe@example.org', password: PASSWORD, prefs: {} }, false)
  await user.click(registerButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/confirm-email-sent'), { timeout: 8000 })
  expect(server.members).toHaveLength(1)
})

test('AUTH-8 an address that is taken is told at its field', async () => {
  server.member({}, false)
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByText('Un compte existe déjà.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')))
  expect(server.signedIn).toBeNull()
})

test('AUTH-8 a defect of the server has the sentence of the registration, in the language of the page', async () => {
  server.instead.set('POST /account', refused(500, 'general_unknown', { message: 'Server Error' }))
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByText("Une erreur s'est produite pendant l'inscription")).toBeTruthy()
  expect(screen.queryByText(/Server Error/)).toBeNull()
})

test('AUTH-8 an error without all of type, code, version and message has the sentence of the registration', async () => {
  server.instead.set('POST /account', { status: 500, body: { message: 'ECONNREFUSED 10.0.0.7', code: 500 } })
  const { user } = await open()
  await fillIn(user)
  await user.click(registerButton())
  expect(await screen.findByText("Une erreur s'est produite pendant l'inscription")).toBeTruthy()
  expect(screen.queryByText(/ECONNREFUSED/)).toBeNull()
})

test.each([
  ['Wvkqzhrtmb1', null, false],
  ['wvkqzhrtmbxs', 'faible', true],
  ['wvkqzhrtmbx1', 'moyenne', true],
  ['Wvkqzhrtmbx1', 'forte', false],
  ['Wvkqzhrtmbxsdfg1', 'très forte', false],
  ['Xx-zoe-marin-77', 'forte', true],
])('AUTH-2 the strength of %s is %s, and it is said when it is not valid', async (typed, strength, isNotValid) => {
  const { user } = await open()
  await user.type(box('Pseudo'), 'zoe-marin')
  await user.type(box('Mot de passe'), typed)
  if (strength === null) expect(screen.queryByText(/Force du mot de passe/)).toBeNull()
  else
    expect(screen.getByText(/Force du mot de passe/).textContent).toMatch(
      new RegExp(`: ${strength}$`.replace(': ', '\\s:\\s')),
    )
  expect(screen.queryByText('Non valide') !== null).toBe(isNotValid)
})

test('AUTH-2 a password that would be refused is refused here, in words that say what to do', async () => {
  const { user } = await open()
  await user.type(box('Mot de passe'), 'azertyuiopq1')
  await user.click(registerButton())
  expect(screen.getByText('Le mot de passe doit contenir une majuscule et une minuscule.')).toBeTruthy()
  expect(box('Mot de passe').value).toBe('azertyuiopq1')
})

test('AUTH-2 password managers propose a new password, and every box is known to them', async () => {
  await open()
  expect(box('Mot de passe').autocomplete).toBe('new-password')
  expect(box('E-mail').autocomplete).toBe('email')
  expect(box('Prénom').autocomplete).toBe('given-name')
  expect(box('Nom').autocomplete).toBe('family-name')
})

test('AUTH-2 FIND-7 a password that is among the commonest is weak however long it is, and says why', async () => {
  const { user } = await open()
  const meter = () => document.querySelector('[data-strength]')?.getAttribute('data-strength')
  await user.type(box('Mot de passe'), 'P@ssw0rd123456789')
  expect(await screen.findByText(/l’un des premiers que l’on essaierait/, undefined, { timeout: 8000 })).toBeTruthy()
  expect([meter(), screen.getByText('faible').textContent]).toEqual(['weak', 'faible'])
  expect(screen.getByText('Non valide')).toBeTruthy()
  await user.clear(box('Mot de passe'))
  await user.type(box('Mot de passe'), PASSWORD)
  await waitFor(() => expect(meter()).toBe('very-strong'))
  expect(screen.queryByText(/l’un des premiers que l’on essaierait/)).toBeNull()
})
