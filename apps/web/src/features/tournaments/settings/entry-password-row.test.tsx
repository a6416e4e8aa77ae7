import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PLAYERS = ['Zoé', 'Max']

async function openSettings(tournament = venue(PLAYERS)) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await shown.user.click(await screen.findByRole('tab', { name: 'Plus' }))
  return { server, ...shown }
}
const button = (name: string) => screen.getByRole('button', { name })

test('SRCH-5 the organizer protects the tournament, changes the password and takes it away', async () => {
  const { server, user } = await openSettings()
  expect(await screen.findByRole('button', { name: 'Mot de passe aucun' })).toBeTruthy()
  await openSetting(user, 'Mot de passe')
  expect(await screen.findByText('Sans mot de passe, tout le monde peut rejoindre le tournoi.')).toBeTruthy()
  expect(screen.queryByText('Protégé par mot de passe')).toBeNull()
  await user.type(screen.getByLabelText('Mot de passe du tournoi'), 'sésame')
  await user.click(button('Protéger le tournoi'))
  expect(await screen.findByText('Le tournoi est protégé.')).toBeTruthy()
  expect(server.password).toBe('sésame')
  expect(screen.getByText('Protégé par mot de passe')).toBeTruthy()
  await settingClosed()
  await openSetting(user, 'Mot de passe')
  const box = await screen.findByLabelText('Nouveau mot de passe')
  expect(box).toHaveProperty('value', '')
  await user.type(box, '2468{Enter}')
  expect(await screen.findByText('Le mot de passe est changé.')).toBeTruthy()
  expect(server.password).toBe('2468')
  await settingClosed()
  await openSetting(user, 'Mot de passe')
  await user.click(button('Retirer le mot de passe'))
  expect(await screen.findByText('Le mot de passe est retiré.')).toBeTruthy()
  expect(server.password).toBeNull()
  expect(server.tournament.hasPassword).toBe(false)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirer le mot de passe' })).toBeNull())
})

test('what cannot be a password is said at the box and not sent; what is typed can be looked at', async () => {
  const { server, user } = await openSettings()
  await openSetting(user, 'Mot de passe')
  const box = await screen.findByLabelText('Mot de passe du tournoi')
  expect(box).toHaveProperty('type', 'password')
  await user.click(button('Afficher'))
  expect(box).toHaveProperty('type', 'text')
  for (const typed of ['', ' abc ']) {
    await user.clear(box)
    if (typed) await user.type(box, typed)
    await user.click(button('Protéger le tournoi'))
    expect(screen.getByText('Le mot de passe du tournoi doit comporter de 4 à 128 caractères.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box))
  }
  await user.type(box, 'd')
  expect(screen.queryByText(/de 4 à 128 caractères\.$/)).toBeNull()
  expect(server.local.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('a server that cannot be reached is told, and what was typed stays', async () => {
  const { server, user } = await openSettings()
  await openSetting(user, 'Mot de passe')
  await user.type(await screen.findByLabelText('Mot de passe du tournoi'), 'sésame')
  server.local.answer(() => ({ status: 503, body: { message: '', code: 503 } }))
  await user.click(button('Protéger le tournoi'))
  expect(await screen.findByText('Le mot de passe n’a pas été enregistré')).toBeTruthy()
  expect(screen.getByLabelText('Mot de passe du tournoi')).toHaveProperty('value', 'sésame')
})

test('after the start the password stands, and nothing is offered where there is none', async () => {
  const { view, user } = await openSettings(started({ ...venue(PLAYERS), hasPassword: true }))
  await openSetting(user, 'Mot de passe')
  expect(await screen.findByText(/le mot de passe ne change plus/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull()
  view.unmount()
  await openSettings(started(venue(PLAYERS)))
  expect(await screen.findByRole('button', { name: /^Tournoi / })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mot de passe/ })).toBeNull()
})

test('LAY-11 the same in English', async () => {
  const server = await PlayedTournamentServer.start({ ...venue(PLAYERS), hasPassword: true })
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, {
    ...{ server, organizer: ORGANIZER_SECRET, language: 'en' },
  })
  expect(await screen.findByText('Protected by a password')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'More' }))
  await openSetting(user, 'Password')
  expect(await screen.findByRole('button', { name: 'Remove the password' })).toBeTruthy()
})
