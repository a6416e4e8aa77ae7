import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActingAs } from '../acts/acting-as.tsx'
import { AbsentPlayers } from '../features/registrations/organizer/absent-players.tsx'
import { OrganizerRegistrations } from '../features/registrations/organizer/organizer-registrations.tsx'
import { EventAdministration } from '../features/tournaments/admin/event-administration.tsx'
import { showScreen } from '../features/tournaments/testing/show-screen.tsx'
import { TournamentGate } from '../features/tournaments/tournament-frame/tournament-gate.tsx'
import { SignedInAsProvider } from '../transport/signed-in-as.tsx'
import { EventServer } from './testing/event-server.ts'

const SECRET = 'secret of a helper'
const SLOTS = {
  registrations: (tournament: Tournament) => (
    <OrganizerRegistrations
      tournament={tournament}
      decklists={{ view: () => null, editor: () => null }}
      conduct={() => null}
      group={() => null}
      table={() => null}
      seat={() => null}
      arrival={() => null}
    />
  ),
  useWaitingCount: () => 0,
  absence: (tournament: Tournament) => <AbsentPlayers tournament={tournament} />,
  statistics: () => null,
  fate: () => null,
}

async function helpAs(role: StaffRole) {
  const server = await EventServer.start()
  server.helper = { secret: SECRET, role }
  const personal = { firstName: 'Camille', lastName: 'Martin', email: 'camille@exemple.fr', notes: 'Allergique' }
  for (const name of ['Zoé', 'Max', 'Léa']) server.registers(name, `secret of ${name}`, personal)
  server.accepts('Zoé')
  server.accepts('Max')
  const shown = await showScreen(
    <SignedInAsProvider value={{ kind: 'nobody' }}>
      <TournamentGate code="ABCDEF">
        {({ tournament }) => (
          <ActingAs who={role} by={SECRET}>
            <EventAdministration
              tournament={tournament}
              access={{ tournamentId: tournament.id, code: tournament.code, secret: SECRET, role }}
              slots={SLOTS}
            />
          </ActingAs>
        )}
      </TournamentGate>
    </SignedInAsProvider>,
    { server: server.event },
  )
  await screen.findAllByText('En direct')
  return { server, ...shown }
}

const kindOf = (server: EventServer, name: string) => server.keptOf(name).registration.state
const button = (name: string) => screen.findByRole('button', { name })

test('STAK-10 REGI-7 a co-organizer sees name, status and presence of everybody, and nothing that people gave', async () => {
  const { user } = await helpAs('co-organizer')
  expect(await screen.findByRole('textbox', { name: 'Chercher ou ajouter un joueur' })).toBeTruthy()
  await user.click(await button('Inscription de Léa'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('En attente')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Modifier' })).toBeNull()
  expect(within(dialog).queryByText('E-mail')).toBeNull()
  expect(document.body.textContent).not.toMatch(/Camille|Martin|exemple\.fr|Allergique/)
  expect(screen.queryByRole('button', { name: /Exporter/, hidden: true })).toBeNull()
})

test('STAK-10 STAK-15 a co-organizer accepts, checks in, writes in and takes back at the desk', async () => {
  const { server, user } = await helpAs('co-organizer')
  await user.click(await button('Accepter Léa'))
  await waitFor(() => expect(kindOf(server, 'Léa').kind).toBe('confirmed'))
  await user.click(await button('Présence de Zoé'))
  await waitFor(() => expect(kindOf(server, 'Zoé')).toEqual({ kind: 'confirmed', isPresent: true }))
  expect(await screen.findByRole('button', { name: 'Présence de Zoé', pressed: true })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Chercher ou ajouter un joueur' }), 'Inès{Enter}')
  expect(await screen.findByRole('button', { name: 'Présence d’Inès', pressed: true })).toBeTruthy()
  await user.click(await button('Inscription de Max'))
  await user.click(await button('Noter un abandon'))
  await waitFor(() => expect(kindOf(server, 'Max').kind).toBe('dropped'))
})

test('STAK-10 STAK-15 who is absent is named to a co-organizer, who drops them', async () => {
  const { server, user } = await helpAs('co-organizer')
  await user.click(await button('Présence de Zoé'))
  await screen.findByRole('button', { name: 'Présence de Zoé', pressed: true })
  await user.click(await button('Démarrer le tournoi'))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: /^Retirer/ }))
  await waitFor(() => expect(kindOf(server, 'Max').kind).toBe('dropped'))
  expect(kindOf(server, 'Zoé').kind).toBe('confirmed')
})

test.each(['scorekeeper', 'judge'] as const)('STAK-10 a %s has no tab of registrations', async (role) => {
  await helpAs(role)
  expect(screen.getByRole('tab', { name: 'Tables' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Joueurs' })).toBeNull()
})

test('STAK-10 a role that ends while the tab is open is told in a sentence, and what was typed and seen stays', async () => {
  const { server, user } = await helpAs('co-organizer')
  const sentence = "Vous n'êtes pas l'organisateur de ce tournoi"
  await button('Accepter Léa')
  server.helper = null
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Chercher ou ajouter un joueur' })
  await user.type(field, 'Inès{Enter}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(field.value).toBe('Inès'))
  await user.clear(field)
  await user.click(await button('Présence de Zoé'))
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Présence de Zoé', pressed: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accepter Léa' })).toBeTruthy()
  expect(server.kept.map(({ registration }) => [registration.name, registration.state.kind])).toEqual([
    ['Zoé', 'confirmed'],
    ['Max', 'confirmed'],
    ['Léa', 'pending'],
  ])
})
