import { checkIn } from '@tablee/domain/registrations/check-in'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ActingAs } from '../acts/acting-as.tsx'
import { AbsentPlayers } from '../features/registrations/organizer/absent-players.tsx'
import { OrganizerRegistrations } from '../features/registrations/organizer/organizer-registrations.tsx'
import { showScreen } from '../features/tournaments/testing/show-screen.tsx'
import { TournamentGate } from '../features/tournaments/tournament-frame/tournament-gate.tsx'
import { SignedInAsProvider } from '../transport/signed-in-as.tsx'
import { anAccount } from './testing/an-account.ts'
import { ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'

/** Whether the role may see them is up to the server. */
async function lookAs(role: StaffRole, screens: (tournament: Tournament) => ReactNode) {
  const server = await EventServer.start()
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT })
  for (const name of ['Zoé', 'Max', 'Léa']) server.registers(name, `secret of ${name}`)
  server.accepts('Zoé')
  server.accepts('Max')
  const user = userEvent.setup()
  await showScreen(
    <SignedInAsProvider value={{ kind: 'account', id: ORGANIZER_ACCOUNT }}>
      <TournamentGate code="ABCDEF">
        {({ tournament }) => <ActingAs who={role}>{screens(tournament)}</ActingAs>}
      </TournamentGate>
    </SignedInAsProvider>,
    { server: server.event },
  )
  return { server, user }
}

const registrations = (tournament: Tournament) => (
  <OrganizerRegistrations
    tournament={tournament}
    decklists={{ view: () => null, editor: () => null }}
    conduct={() => null}
    group={() => null}
    table={() => null}
    seat={() => null}
    arrival={() => null}
  />
)
const named = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
  )
const OF_THE_LIST = [
  'Autres actions',
  'Pointer les arrivées',
  'Accepter l’inscription en attente',
  'Présence de Zoé',
  'Présence de Max',
  'Accepter Léa',
]
const OF_LEA = ['Masquer le nom', 'Modifier', 'Noter un abandon', 'Annuler l’inscription', 'Accepter']

test.each([
  ['organizer', OF_THE_LIST, OF_LEA],
  ['co-organizer', OF_THE_LIST, OF_LEA.filter((name) => name !== 'Modifier')],
  ['scorekeeper', [], []],
  ['judge', [], []],
] as const)('STAK-10 a %s has their buttons about registrations', async (role, ofTheList, ofLea) => {
  const { user } = await lookAs(role, registrations)
  const open = await screen.findByRole('button', { name: 'Inscription de Léa' })
  expect(
    named()
      .filter((name) => OF_THE_LIST.includes(name))
      .toSorted(),
  ).toEqual(ofTheList.toSorted())
  await user.click(open)
  await screen.findByRole('dialog')
  expect(named().filter((name) => OF_LEA.includes(name))).toEqual(ofLea)
})

test.each([
  ['organizer', true],
  ['co-organizer', true],
  ['scorekeeper', false],
  ['judge', false],
] as const)('STAK-10 a %s drops who is absent: %s', async (role, isTheirs) => {
  const { server } = await lookAs(role, (tournament) => <AbsentPlayers tournament={tournament} />)
  await screen.findByText(/Aucune présence|pointé/)
  server.moves('Zoé', (tournament, { registration }) => checkIn(tournament, { registration, isPresent: true }))
  await screen.findByText(/Max/)
  expect(named().length > 0).toBe(isTheirs)
})
