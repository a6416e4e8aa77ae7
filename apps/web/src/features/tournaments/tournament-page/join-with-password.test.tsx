import { protectTournament } from '@tablee/domain/tournaments/life/entry-password'
import { withAnonymous } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { TournamentPage } from './tournament-page.tsx'

const PLAYERS = ['Zoé', 'Max']
const protectedVenue: Tournament = { ...venue(PLAYERS), hasPassword: true }

async function open(tournament = protectedVenue, player?: string) {
  const server = await PlayedTournamentServer.start(tournament)
  server.password = 'sésame'
  const onJoined = vi.fn()
  const page = <TournamentPage code="ABCDEF" event={NO_EVENT} onJoined={onJoined} />
  const shown = await showScreen(page, { server, ...(player ? { player } : {}) })
  await screen.findByRole('heading', { level: 1, name: 'Vendredi soir' })
  return { server, onJoined, ...shown }
}
const nameBox = () => screen.findByLabelText('Votre nom de joueur')
const passwordBox = () => screen.getByLabelText<HTMLInputElement>('Mot de passe du tournoi')
const submit = () => screen.getByRole('button', { name: 'Rejoindre le tournoi' })

test('SRCH-5 a protected tournament says so, and joining asks for its password', async () => {
  const { server, user, onJoined } = await open()
  expect(screen.getByText('Protégé par mot de passe')).toBeTruthy()
  await user.type(await nameBox(), 'Hugo')
  await user.click(submit())
  expect(screen.getByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(passwordBox()))
  expect(server.calls).toEqual([])
  await user.type(passwordBox(), 'sésame{Enter}')
  await waitFor(() => expect(onJoined).toHaveBeenCalledOnce())
  expect(server.calls.map(({ input }) => input.password)).toEqual(['sésame'])
})

test('a wrong password is said at its box, and what was typed stays', async () => {
  const { server, user, storage } = await open()
  await user.type(await nameBox(), 'Hugo')
  await user.type(passwordBox(), 'sesame{Enter}')
  expect(await screen.findByText('Mot de passe incorrect')).toBeTruthy()
  expect(passwordBox().getAttribute('aria-invalid')).toBe('true')
  expect(await nameBox()).toHaveProperty('value', 'Hugo')
  expect((await nameBox()).getAttribute('aria-invalid')).toBeNull()
  expect(passwordBox().value).toBe('sesame')
  await waitFor(() => expect(document.activeElement).toBe(passwordBox()))
  expect(storage.secret('player', 't1')).toBeNull()
  await user.clear(passwordBox())
  expect(screen.queryByText('Mot de passe incorrect')).toBeNull()
  await user.type(passwordBox(), 'sésame{Enter}')
  await waitFor(() => expect(server.tournament.players.at(-1)?.name).toBe('Hugo'))
})

test('both missing are said at once, and each goes when it is given', async () => {
  const { user } = await open()
  await nameBox()
  await user.click(submit())
  expect(screen.getByText('Le nom du joueur est requis')).toBeTruthy()
  expect(screen.getByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
  await user.type(await nameBox(), 'H')
  expect(screen.queryByText('Le nom du joueur est requis')).toBeNull()
  expect(screen.getByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
})

test('taking over an anonymous player takes the password too', async () => {
  const { server, user } = await open(withAnonymous(protectedVenue, 'Théo'))
  await user.selectOptions(await screen.findByLabelText('L’organisation a déjà noté votre nom ?'), 'Théo')
  await user.type(passwordBox(), 'sésame{Enter}')
  await waitFor(() => expect(server.tournament.players.at(-1)?.publicId).not.toBeNull())
})

test('a password set meanwhile is asked for as soon as the phone hears of it, or tries', async () => {
  const { server, user } = await open(venue(PLAYERS))
  await screen.findByText('En direct')
  await user.type(await nameBox(), 'Hugo')
  expect(screen.queryByLabelText('Mot de passe du tournoi')).toBeNull()
  await server.fallsSilent()
  server.happens(protectTournament(server.tournament, 'sésame'))
  await user.click(submit())
  expect(await screen.findByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
  await user.type(passwordBox(), 'sésame{Enter}')
  await waitFor(() => expect(server.tournament.players.at(-1)?.name).toBe('Hugo'))
})

test('the live channel tells that there is a password now', async () => {
  const { server } = await open(venue(PLAYERS))
  await screen.findByText('En direct')
  server.happens(protectTournament(server.tournament, 'sésame'))
  expect(await screen.findByText('Protégé par mot de passe')).toBeTruthy()
  expect(passwordBox()).toBeTruthy()
})

test('who plays already is asked for nothing', async () => {
  await open(protectedVenue, secretOf(1))
  expect(await screen.findByRole('link', { name: 'Mon parcours' })).toBeTruthy()
  expect(screen.queryByLabelText('Mot de passe du tournoi')).toBeNull()
})
