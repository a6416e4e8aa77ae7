import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openApp } from '../../../app/testing/open-app.tsx'
import { AccountServer, refused } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(() => server.local.close())

const open = (address: string) => openApp(address, { origin: server.local.origin })

test('AUTH-4 a forgotten password: the mail is asked for, and the answer is the same for everybody', async () => {
  const { user, router } = await open('/forgot-password')
  await user.type(await screen.findByLabelText('E-mail'), 'nobody@example.org')
  await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }))
  expect(await screen.findByText(/Si un compte existe avec cette adresse/)).toBeTruthy()
  expect(router.state.location.href).toBe('/reset-password-email-sent')
  expect(server.bodiesOf('POST', '/account/recovery')).toEqual([
    { email: 'nobody@example.org', url: `${window.location.origin}/reset-password` },
  ])
})

test('AUTH-4 an address that was typed to sign in stands in the form that asks for a new password, and in no link', async () => {
  const { user, router } = await open('/login')
  await user.type(await screen.findByLabelText('E-mail'), 'lea@example.org')
  await user.click(screen.getByRole('link', { name: /^Mot de passe oublié/ }))
  await screen.findByRole('button', { name: 'Envoyer le lien' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lea@example.org')
  expect(router.state.location.href).toBe('/forgot-password')
})

test('AUTH-4 the link of the mail sets a new password, typed twice the same', async () => {
  const { user } = await open('/reset-password?userId=123&secret=good')
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'Correct-Cheval-88')
  await user.type(screen.getByLabelText('Confirmez le nouveau mot de passe'), 'Correct-Cheval-89')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Confirmez le nouveau mot de passe')))
  await user.type(screen.getByLabelText('Confirmez le nouveau mot de passe'), '{Backspace}8')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  expect(await screen.findByText('Votre mot de passe est changé')).toBeTruthy()
  expect(server.bodiesOf('PUT', '/account/recovery')).toEqual([
    { userId: '123', secret: 'good', password: 'Correct-Cheval-88' },
  ])
})

test.each(['', '?userId=1', '?secret=good', '?userId=&secret=good'])(
  "AUTH-4 without userId and secret: 'Lien de réinitialisation invalide', and the way to another (%s)",
  async (query) => {
    await open(`/reset-password${query}`)
    expect(await screen.findByText('Lien de réinitialisation invalide')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe('/forgot-password')
  },
)

test('FIND-7 a link that leads nowhere says so before a password is typed, and leads to another', async () => {
  await open('/reset-password?userId=1&secret=used')
  expect(await screen.findByText('Lien de réinitialisation invalide')).toBeTruthy()
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe('/forgot-password')
})

test('FIND-7 where nobody can say what a link is good for, the form is there', async () => {
  server.instead.set('POST /functions/check-recovery-link/executions', { status: 429, body: {} })
  await open('/reset-password?userId=1&secret=good')
  expect(await screen.findByLabelText('Nouveau mot de passe', {}, { timeout: 4000 })).toBeTruthy()
})

test('AUTH-4 a link that was spent meanwhile is as invalid', async () => {
  server.instead.set('PUT /account/recovery', refused(401, 'user_invalid_token'))
  const { user } = await open('/reset-password?userId=1&secret=good')
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'Correct-Cheval-88')
  await user.type(screen.getByLabelText('Confirmez le nouveau mot de passe'), 'Correct-Cheval-88')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  expect(await screen.findByText('Lien de réinitialisation invalide')).toBeTruthy()
})

test('AUTH-4 the link of the confirmation mail is given back once, and the address is confirmed', async () => {
  await open('/verify-email?userId=68123456789012345678&secret=good')
  expect(await screen.findByText('Votre adresse est confirmée')).toBeTruthy()
  expect(server.bodiesOf('PUT', '/account/verification')).toEqual([{ userId: '68123456789012345678', secret: 'good' }])
})

test.each(['', '?userId=1', '?userId=1&secret=used'])(
  "AUTH-4 a confirmation link that is no good: 'Lien de vérification invalide' (%s)",
  async (query) => {
    await open(`/verify-email${query}`)
    expect(await screen.findByText('Lien de vérification invalide')).toBeTruthy()
    expect(screen.getByText(/Connectez-vous pour en recevoir un autre/)).toBeTruthy()
  },
)

test('AUTH-4 whoever is signed in gets another confirmation mail from there', async () => {
  server.member({ verified: false })
  const { user } = await open('/verify-email?userId=zoe1&secret=used')
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }))
  expect(await screen.findByText('Un nouvel e-mail est parti.')).toBeTruthy()
  expect(server.bodiesOf('POST', '/account/verification')).toHaveLength(1)
})

test('AUTH-4 the page of a link that was followed may be looked at again', async () => {
  server.member({ verified: true })
  await open('/verify-email?userId=zoe1&secret=used')
  await waitFor(() => expect(screen.getByText('Votre adresse est confirmée')).toBeTruthy())
})

test('FIND-7 the link that went to a new address makes it the one of the account', async () => {
  await open('/verify-email?change=1&userId=zoe1&secret=good')
  expect(await screen.findByText('Votre nouvelle adresse est confirmée')).toBeTruthy()
  expect(screen.getByText(/neuve@example.org est maintenant/)).toBeTruthy()
  expect(server.bodiesOf('PUT', '/account/verification')).toEqual([])
})

test('FIND-7 of a new address too, a link that was spent says so, and leads to another', async () => {
  await open('/verify-email?change=1&userId=zoe1&secret=used')
  expect(await screen.findByText('Lien de vérification invalide')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aller à mon profil' }).getAttribute('href')).toBe('/profile')
})
