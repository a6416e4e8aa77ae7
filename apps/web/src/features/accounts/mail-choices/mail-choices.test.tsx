import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openApp } from '../../../app/testing/open-app.tsx'
import { AccountServer } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(() => server.local.close())

const open = (address: string) => openApp(address, { origin: server.local.origin })
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('FIND-5 an address is confirmed by a tap, not by looking at the page; then its letters are chosen', async () => {
  const { user } = await open('/mails#good')
  const confirm = await screen.findByRole('button', { name: 'Confirmer mon adresse' })
  expect(server.mails.isConfirmed).toBe(false)
  await user.click(confirm)
  expect(await screen.findByText('Votre adresse est confirmée')).toBeTruthy()
  expect(server.mails).toEqual({ off: [], isConfirmed: true })
  await user.click(await box(/Changements/))
  expect(await screen.findByText('C’est enregistré.')).toBeTruthy()
  expect(server.mails.off).toEqual(['changes'])
})

test('FIND-5 what was turned off is shown so, and comes back by a tap', async () => {
  server.mails = { off: ['registration', 'changes'], isConfirmed: true }
  const { user } = await open('/mails#good')
  expect((await box(/Mon inscription/)).checked).toBe(false)
  await user.click(await box(/Mon inscription/))
  await waitFor(() => expect(server.mails.off).toEqual(['changes']))
  expect((await box(/Mon inscription/)).checked).toBe(true)
})

test('FIND-5 a choice that could not be kept goes back to how it is, and says so', async () => {
  server.mails = { off: [], isConfirmed: true }
  const { user } = await open('/mails#good')
  const registration = await box(/Mon inscription/)
  server.instead.set('POST /functions/choose-mails/executions', { status: 500, body: {} })
  await user.click(registration)
  expect(await screen.findByText('Votre choix n’a pas été enregistré', {}, { timeout: 5000 })).toBeTruthy()
  expect((await box(/Mon inscription/)).checked).toBe(true)
})

test.each(['/mails', '/mails#false'])('FIND-5 a link that is no good says what to do (%s)', async (address) => {
  await open(address)
  expect(await screen.findByText('Ce lien ne fonctionne pas')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aller à mon profil' }).getAttribute('href')).toBe('/profile')
})

test('FIND-5 the letters to the address of an account are chosen in its profile', async () => {
  server.member()
  const { user } = await open('/profile')
  await user.click(await box(/Changements/))
  await waitFor(() => expect(server.mails.off).toEqual(['changes']))
})

test('FIND-5 an account chooses once its address is confirmed', async () => {
  server.member({ verified: false })
  await open('/profile')
  expect(await screen.findByText(/Confirmez l’adresse de votre compte pour choisir/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Changements/ })).toBeNull()
})

test('FIND-5 a message is reported by a tap, not by looking at the page', async () => {
  const { user } = await open('/report#good')
  const report = await screen.findByRole('button', { name: 'Signaler le message' })
  expect(server.bodiesOf('POST', '/functions/report-message/executions')).toEqual([])
  await user.click(report)
  expect(await screen.findByText('Merci, c’est signalé')).toBeTruthy()
})

test.each(['/report', '/report#false'])('FIND-5 a link that reports nothing says what to do (%s)', async (address) => {
  const { user } = await open(address)
  const report = screen.queryByRole('button', { name: 'Signaler le message' })
  if (report) await user.click(report)
  expect(await screen.findByText('Ce lien ne fonctionne pas')).toBeTruthy()
})

test('SHOP-22 who gets letters about somebody else ends them by a tap, not by looking at the page', async () => {
  const { user } = await open('/not-me#good')
  const stop = await screen.findByRole('button', { name: 'Ne plus rien recevoir' })
  expect(server.mails.isRefused).toBeUndefined()
  await user.click(stop)
  expect(await screen.findByText('Plus aucun e-mail ne partira à cette adresse.')).toBeTruthy()
  expect(server.mails).toEqual({ off: [], isConfirmed: false, isRefused: true })
})

test.each(['/not-me', '/not-me#false'])('SHOP-22 a link that is no good refuses nothing (%s)', async (address) => {
  const { user } = await open(address)
  const stop = screen.queryByRole('button', { name: 'Ne plus rien recevoir' })
  if (stop) await user.click(stop)
  expect(await screen.findByText('Ce lien ne fonctionne pas')).toBeTruthy()
  expect(server.mails).toEqual({ off: [], isConfirmed: false })
})
