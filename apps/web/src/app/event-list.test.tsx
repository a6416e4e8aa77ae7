import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from './testing/an-event.ts'
import type { EventServer } from './testing/event-server.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Noé']
const withFee = () => anEvent({ registrationRules: { ...USUAL_REGISTRATION, fee: '5 €' } })

function onDesk(): void {
  const before = window.matchMedia
  const wide = (query: string) => ({ ...before.call(window, query), matches: query.includes('min-width') })
  window.matchMedia = wide as typeof window.matchMedia
  onTestFinished(() => {
    window.matchMedia = before
  })
}

const rows = () => [...document.querySelectorAll('section[aria-label="Inscriptions"] :is(li, tbody tr)')]
const names = () => rows().map((row) => row.querySelector('bdi')?.textContent)
const standingsOf = (server: EventServer) => server.registrations.map(({ state }) => state.kind)
const bar = () => within(screen.getByRole('region', { name: 'Sélection' }))
const selectAll = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Tout sélectionner', pressed: false }))

test('SHOP-40 chips count those without a deck, who have not settled, who left and who were turned away, and filter', async () => {
  const { server, user } = await openEventAdmin({ event: withFee(), names: NAMES, accepted: 4 })
  server.pays('Zoé')
  server.moves('Max', (tournament, { registration }) => cancelRegistration(tournament, registration))
  const chip = (name: RegExp) => screen.findByRole('button', { name })
  expect(await chip(/^Confirmées 3$/)).toBeTruthy()
  expect(await chip(/^Sans deck 4$/)).toBeTruthy()
  expect(await chip(/^En attente 1$/)).toBeTruthy()
  await user.click(await chip(/^Non réglées 3$/))
  await waitFor(() => expect(names()).toEqual(['Inès', 'Léa', 'Noé']))
  await user.click(await chip(/^Annulées 1$/))
  await waitFor(() => expect(names()).toEqual(['Max']))
  expect(screen.queryByRole('button', { name: /^Disqualifications/ })).toBeNull()
})

test('SHOP-41 on a desk a table sorts by each of its columns, one way, the other, and as before', async () => {
  onDesk()
  const { server, user } = await openEventAdmin({ event: withFee(), names: NAMES, accepted: 4 })
  server.pays('Max')
  await screen.findByRole('button', { name: /^Non réglées 4$/ })
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(await screen.findByRole('table', { name: 'Inscriptions' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Nom', 'Statut', 'Deck', 'Réglé', 'Présence', 'Inscription']),
  )
  expect(names()).toEqual(['Inès', 'Léa', 'Max', 'Zoé', 'Noé'])
  await user.click(within(head('Nom')).getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Inès', 'Léa', 'Max', 'Noé', 'Zoé']))
  expect(head('Nom').getAttribute('aria-sort')).toBe('ascending')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Zoé', 'Noé', 'Max', 'Léa', 'Inès']))
  expect(head('Nom').getAttribute('aria-sort')).toBe('descending')
  await user.click(within(head('Réglé')).getByRole('button'))
  await waitFor(() => expect(names()[0]).toBe('Max'))
  expect(head('Nom').getAttribute('aria-sort')).toBe('none')
  const order = names()
  await user.click(screen.getByRole('button', { name: 'Règlement de Zoé' }))
  await waitFor(() => expect(server.keptOf('Zoé').hasPaid).toBe(true))
  expect(names()).toEqual(order)
})

test('SHOP-41 while it is played each row says the table and the record', async () => {
  onDesk()
  const { server } = await openEventAdmin({ names: NAMES.slice(0, 4), accepted: 4 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  expect(await screen.findByRole('columnheader', { name: 'Table', hidden: true })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Bilan', hidden: true })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Présence', hidden: true })).toBeNull()
  const played = rows().map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(played.filter((cells) => cells.includes('1'))).toHaveLength(2)
  expect(played.filter((cells) => cells.includes('2'))).toHaveLength(2)
  const [first] = server.event.tournament.matches
  if (!first) throw new Error('no match')
  server.event.happens(setScore(server.event.tournament, { matchId: first.id, score: twoNil }))
  const records = () => rows().map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join('|'))
  await waitFor(() => expect(records().filter((text) => /1-0-0/.test(text))).toHaveLength(1))
  expect(records().filter((text) => /0-1-0/.test(text))).toHaveLength(1)
})

test('SHOP-42 two taps note several as present, and one takes back those it changed', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.click(await screen.findByRole('button', { name: 'Présence de Max' }))
  await selectAll(user)
  await user.click(bar().getByRole('button', { name: 'Sur place' }))
  expect(await screen.findByText('4 personnes notées présentes')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.keptOf('Zoé').registration.state).toEqual({ kind: 'confirmed', isPresent: false }))
  expect(server.keptOf('Max').registration.state).toEqual({ kind: 'confirmed', isPresent: true })
})

test('SHOP-42 several have paid by two taps, and cancelling several asks once and comes back by one', async () => {
  const { server, user } = await openEventAdmin({ event: withFee(), names: NAMES, accepted: 5 })
  await selectAll(user)
  await user.click(bar().getByRole('button', { name: 'Réglé' }))
  await waitFor(() => expect(server.kept.every(({ hasPaid }) => hasPaid)).toBe(true))
  await selectAll(user)
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoé' }))
  await user.click(bar().getByRole('button', { name: 'Annuler…' }))
  expect(standingsOf(server)).not.toContain('cancelled')
  await user.click(await screen.findByRole('button', { name: 'Annuler 4 inscriptions' }))
  expect(await screen.findByText('4 inscriptions annulées')).toBeTruthy()
  expect(standingsOf(server)).toEqual(['confirmed', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  const told = screen.getByText('4 inscriptions annulées').closest<HTMLElement>('[data-part=root]')
  await user.click(within(told ?? document.body).getByRole('button', { name: 'Annuler', hidden: true }))
  await waitFor(() => expect(standingsOf(server)).toEqual(NAMES.map(() => 'confirmed')))
})

test('SHOP-42 on a desk Shift takes along whoever stands between', async () => {
  onDesk()
  const { user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Noé' }))
  await user.keyboard('{/Shift}')
  expect(bar().getByText('4 sélections')).toBeTruthy()
})

test('SHOP-43 SHOP-71 of a long list everybody is in the document, in groups that are drawn in sight only', async () => {
  const people = Array.from({ length: 120 }, (_, index) => `Joueur ${index}`)
  await openEventAdmin({ event: anEvent({ capacity: null }), names: people, accepted: 120 })
  await waitFor(() => expect(rows()).toHaveLength(120))
  const groups = new Set(rows().map((row) => row.parentElement))
  expect(groups.size).toBe(20)
  expect([...groups].every((group) => group?.classList.contains('group-drawn-in-sight'))).toBe(true)
  // To screen readers it is one list.
  const list = within(screen.getByRole('region', { name: 'Inscriptions' })).getByRole('list')
  expect(within(list).queryByRole('list')).toBeNull()
  expect(within(list).getAllByRole('listitem')).toHaveLength(120)
})
