import { render, screen, waitFor } from '@testing-library/react'
import { memo, Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActingAs } from '../acts/acting-as.tsx'
import { OrganizerRegistrations } from '../features/registrations/organizer/organizer-registrations.tsx'
import { registrationMatcher, sortedRegistrations } from '../features/registrations/organizer/registration-list.ts'
import { aRegistration } from '../features/registrations/testing/a-registration.ts'
import { type Drawing, Drawings } from '../features/tournaments/testing/count-drawings.ts'
import { showScreen } from '../features/tournaments/testing/show-screen.tsx'
import { TournamentGate } from '../features/tournaments/tournament-frame/tournament-gate.tsx'
import { SignedInAsProvider } from '../transport/signed-in-as.tsx'
import { useGrowing } from '../ui/use-growing.ts'
import { useRowGroups } from '../ui/use-row-groups.ts'
import { EventServer } from './testing/event-server.ts'

afterEach(() => void vi.restoreAllMocks())

const REGISTRATIONS = Array.from({ length: 200 }, (_, index) => aRegistration(index + 1))

const Row = memo(function Row({ id }: { readonly id: string }) {
  return <li>{id}</li>
})

function List() {
  const groups = useRowGroups(REGISTRATIONS)
  const drawn = useGrowing(groups.length)
  return groups.slice(0, drawn).map(({ key, rows }) => (
    <ul key={key}>
      {rows.map(({ id }) => (
        <Row key={id} id={id} />
      ))}
    </ul>
  ))
}

test('DESK-13 a long list is drawn in portions, of which the first fills the screen, and is whole in the end', () => {
  const drawings = new Drawings()
  render(
    <Profiler id="list" onRender={drawings.note}>
      <List />
    </Profiler>,
  )
  const ofRows = drawings.commits.map((drawn) => drawn.filter(({ name }: Drawing) => name === 'Row').length)
  expect(screen.getAllByRole('listitem')).toHaveLength(REGISTRATIONS.length)
  expect(ofRows[0]).toBe(36)
  expect(Math.max(...ofRows)).toBeLessThanOrEqual(36 + 6)
})

test('DESK-14 each letter of a search looks at names whose keys are known, and a result sorts nobody again', () => {
  const normalized = vi.spyOn(String.prototype, 'normalize')
  const find = (typed: string) => REGISTRATIONS.filter(registrationMatcher(typed)).length
  expect(find('nobody')).toBe(0)
  normalized.mockClear()
  expect(find('joueur 12')).toBe(11)
  // Of what was typed alone.
  expect(normalized.mock.calls.length).toBeLessThanOrEqual(3)
  expect(sortedRegistrations(REGISTRATIONS)).toBe(sortedRegistrations(REGISTRATIONS))
})

const nothing = () => null
const SLOTS = {
  ...{ decklists: { view: nothing, editor: nothing }, conduct: nothing, group: nothing },
  ...{ table: nothing, seat: nothing, arrival: nothing },
} as const

test('DESK-16 a sheet that opens and closes over the list of people draws none of its rows', async () => {
  const server = await EventServer.start()
  for (const name of ['Zoé', 'Max', 'Léa']) server.registers(name, `secret of ${name}`)
  server.helper = { secret: 'secret', role: 'co-organizer' }
  const drawings = new Drawings()
  const { user } = await showScreen(
    <SignedInAsProvider value={{ kind: 'nobody' }}>
      <TournamentGate code="ABCDEF">
        {({ tournament }) => (
          <ActingAs who="co-organizer" by="secret">
            <Profiler id="people" onRender={drawings.note}>
              <OrganizerRegistrations tournament={tournament} {...SLOTS} />
            </Profiler>
          </ActingAs>
        )}
      </TournamentGate>
    </SignedInAsProvider>,
    { server: server.event },
  )
  const row = await screen.findByRole('button', { name: 'Inscription de Léa' })
  const { length } = drawings.commits
  await user.click(row)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const drawn = drawings.commits.slice(length).flat()
  expect(drawn.some(({ name }) => name === 'RegistrationDialog')).toBe(true)
  expect(drawn.filter(({ name }) => /^Registration(List|Row|Line)$/.test(name))).toEqual([])
})
