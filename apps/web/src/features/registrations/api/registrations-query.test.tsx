import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { cancelRegistration, dropRegistration } from '@tablee/domain/registrations/leave-registration'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAccount } from '../../../app/testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from '../../../app/testing/an-event.ts'
import { EventServer } from '../../../app/testing/event-server.ts'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { DeviceStorageProvider } from '../../../device-storage/use-device-storage.tsx'
import type { HeldRegistrations } from '../../../transport/own-data-key.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { connectTo, type Server, ServerProvider } from '../../../transport/server-context.tsx'
import { type SignedInAs, SignedInAsProvider } from '../../../transport/signed-in-as.tsx'
import { useCancelRegistration, useDropPlayer } from './leave-event.ts'
import { keepRegistrations, useRegistrations } from './registrations-query.ts'

const BOB = 'secret-of-bob'
let server: EventServer
let phone: Server
let kept: Map<string, string>
let queryClient: QueryClient

beforeEach(async () => {
  server = await EventServer.start(anEvent({ capacity: 2 }))
  phone = connectTo(server.event.local.origin)
  kept = new Map()
  queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 10 } } })
})
afterEach(async () => {
  phone.live.close()
  queryClient.clear()
  await server.event.local.close()
})

type RowsProps = { readonly secret?: string | undefined; readonly tournament: Tournament }

function Rows({ secret = '', tournament }: RowsProps) {
  const { data, isPending } = useRegistrations(tournament)
  const cancelling = useCancelRegistration()
  const dropping = useDropPlayer()
  const registrant = { tournamentId: server.event.tournament.id, playerId: secret }
  if (isPending) return <p>loading</p>
  return (
    <ul>
      <button type="button" onClick={() => void cancelling.send(registrant)}>
        cancel
      </button>
      <button type="button" onClick={() => void dropping.send(registrant)}>
        drop
      </button>
      {data?.map((row) => (
        <li key={row.id}>
          {[
            row.playerName,
            row.status,
            row.dropped ? 'dropped' : '',
            row.waitingPosition,
            'email' in row ? row.email : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </li>
      ))}
    </ul>
  )
}

function watch({ secret, as = { kind: 'nobody' } }: { secret?: string; as?: SignedInAs } = {}) {
  const backend = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const storage = new DeviceStorage({ backend: () => backend, log: () => {} })
  if (secret) storage.setSecret('player', server.event.tournament.id, secret)
  const screenFor = (signedInAs: SignedInAs, tournament = server.event.tournament) => (
    <DeviceStorageProvider storage={storage}>
      <ServerProvider value={phone}>
        <QueryClientProvider client={queryClient}>
          <SignedInAsProvider value={signedInAs}>
            <Rows secret={secret} tournament={tournament} />
          </SignedInAsProvider>
        </QueryClientProvider>
      </ServerProvider>
    </DeviceStorageProvider>
  )
  const view = render(screenFor(as))
  return {
    ...view,
    becomes: (next: SignedInAs) => view.rerender(screenFor(next)),
    rerenderWith: (tournament: Tournament) => view.rerender(screenFor(as, tournament)),
  }
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.trim())
const readings = () => server.event.calls.filter(({ id }) => id === 'get-advanced-registrations').length
const isLive = () => waitFor(() => expect(phone.live.status().kind).toBe('live'))

test('REGI-7 a device reads its own registration whole, and of the others what everybody may know', async () => {
  server.registers('Ana', 'secret-of-ana', { email: 'ana@example.org' })
  server.registers('Bob', BOB, { email: 'bob@example.org' })
  watch({ secret: BOB })
  await waitFor(() => expect(rows()).toEqual(['Ana pending', 'Bob pending bob@example.org']))
})

test('REGI-7 what one account may read is never shown to the next, and nothing stays on the device', async () => {
  server.registers('Zoé', 'account-zoe', { email: 'zoe@example.org' })
  server.signedIn = anAccount()
  const { becomes } = watch({ as: { kind: 'account', id: 'account-zoe' } })
  await waitFor(() => expect(rows()).toEqual(['Zoé pending zoe@example.org']))
  server.signedIn = null
  becomes({ kind: 'nobody' })
  expect(document.body.textContent).not.toContain('zoe@example.org')
  await waitFor(() => expect(rows()).toEqual(['Zoé pending']))
  expect([...kept.values()].join()).not.toContain('zoe@')
})

test('nothing is asked before it is known who is signed in', async () => {
  const { becomes } = watch({ as: { kind: 'unknown' } })
  expect(screen.getByText('loading')).toBeTruthy()
  expect(readings()).toBe(0)
  becomes({ kind: 'nobody' })
  await waitFor(() => expect(readings()).toBeGreaterThan(0))
})

test('who registers, is accepted or waits elsewhere appears by itself, without the list going away', async () => {
  watch()
  await isLive()
  server.registers('Ana', 'secret-of-ana')
  await waitFor(() => expect(rows()).toEqual(['Ana pending']))
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  server.accepts('Ana')
  await waitFor(() => expect(rows()).toEqual(['Ana confirmed']))
  observer.disconnect()
  expect(seen.join()).not.toContain('loading')
})

test('who registers and is accepted is told by the live channel, and nobody reads the list for it', async () => {
  watch()
  await isLive()
  await waitFor(() => expect(rows()).toEqual([]))
  server.registers('Ana', 'secret-of-ana')
  server.registers('Bob', BOB)
  await waitFor(() => expect(rows()).toEqual(['Ana pending', 'Bob pending']))
  server.accepts('Ana')
  server.accepts('Bob')
  await waitFor(() => expect(rows()).toEqual(['Ana confirmed', 'Bob confirmed']))
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const [match] = server.event.tournament.matches
  server.event.happens(setScore(server.event.tournament, { matchId: match?.id ?? ('' as never), score: twoNil }))
  server.moves('Bob', (tournament, { registration }) => dropRegistration(tournament, registration))
  await waitFor(() => expect(rows()).toEqual(['Ana confirmed', 'Bob confirmed dropped']))
  expect(readings()).toBe(1)
})

const asked = () => server.event.calls.filter(({ id }) => id === 'get-advanced-registrations').map(({ input }) => input)

test('REGI-7 the organizer is told of who registers, and reads that registration alone', async () => {
  server.registers('Ana', 'secret-of-ana', { email: 'ana@example.org' })
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT })
  watch({ as: { kind: 'account', id: ORGANIZER_ACCOUNT } })
  await isLive()
  await waitFor(() => expect(rows()).toEqual(['Ana pending ana@example.org']))
  server.registers('Bob', BOB, { email: 'bob@example.org' })
  server.registers('Cléo', 'secret-of-cleo', { email: 'cleo@example.org' })
  server.accepts('Ana')
  const bobAndCleo = ['Bob pending bob@example.org', 'Cléo pending cleo@example.org']
  await waitFor(() => expect(rows()).toEqual(['Ana confirmed ana@example.org', ...bobAndCleo]))
  const { id: bob } = server.keptOf('Bob').registration
  const { id: cleo } = server.keptOf('Cléo').registration
  expect(asked().slice(1)).toMatchObject([{ registrationIds: [bob, cleo] }])
})

test('REGI-6 what is amended elsewhere is read by who may read it, and by nobody else', async () => {
  server.registers('Ana', 'secret-of-ana')
  server.registers('Bob', BOB, { email: 'bob@example.org' })
  watch({ secret: BOB })
  await isLive()
  await waitFor(() => expect(rows()).toEqual(['Ana pending', 'Bob pending bob@example.org']))
  server.amends('Ana', { playerName: 'Anna', email: 'anna@example.org' })
  await waitFor(() => expect(rows()).toEqual(['Anna pending', 'Bob pending bob@example.org']))
  server.amends('Bob', { playerName: 'Bobby', email: 'bobby@example.org' })
  await waitFor(() => expect(rows()).toEqual(['Anna pending', 'Bobby pending bobby@example.org']))
  expect(asked().slice(1)).toMatchObject([{ registrationIds: [server.keptOf('Bobby').registration.id] }])
})

test('STAK-15 places on the waiting list move with what the line tells', async () => {
  for (const name of ['Ana', 'Bob', 'Cléo', 'Dan']) server.registers(name, `secret-of-${name}`)
  for (const name of ['Ana', 'Bob']) server.accepts(name)
  const { rerenderWith } = watch()
  await isLive()
  await waitFor(() => expect(rows().slice(2)).toEqual(['Cléo pending 1', 'Dan pending 2']))
  server.moves('Cléo', (tournament, { registration }) => cancelRegistration(tournament, registration))
  await waitFor(() => expect(rows().slice(2)).toEqual(['Cléo cancelled', 'Dan pending 1']))
  server.registers('Cléo', 'secret-of-Cléo')
  await waitFor(() => expect(rows().slice(2)).toEqual(['Dan pending 1', 'Cléo pending 2']))
  server.moves('Ana', (tournament, { registration }) => cancelRegistration(tournament, registration))
  rerenderWith(server.event.tournament)
  await waitFor(() => expect(rows()).toEqual(['Ana cancelled', 'Bob confirmed', 'Dan pending', 'Cléo pending']))
  expect(readings()).toBe(1)
})

test('a device that slept reads them again when its line is back', async () => {
  watch()
  await isLive()
  await waitFor(() => expect(rows()).toEqual([]))
  server.event.isTelling = false
  server.event.local.sockets[0]?.socket.terminate()
  server.registers('Ana', 'secret-of-ana')
  await waitFor(() => expect(rows()).toEqual(['Ana pending']), { timeout: 5_000 })
})

test('a server that fails for a moment is asked again', async () => {
  server.registers('Ana', 'secret-of-ana')
  const answer = server.event.others.get('get-advanced-registrations')
  let failures = 0
  server.event.others.set('get-advanced-registrations', (input) => {
    failures += 1
    return failures < 3 || !answer ? 'cut' : answer(input)
  })
  watch()
  await waitFor(() => expect(rows()).toEqual(['Ana pending']), { timeout: 5_000 })
})

test.each([
  ['cancel', 'Bob cancelled bob@example.org'],
  ['drop', 'Bob pending dropped bob@example.org'],
])('REGI-5 what the server answered to %s is shown before anybody tells it', async (act, row) => {
  server.registers('Bob', BOB, { email: 'bob@example.org' })
  watch({ secret: BOB })
  await isLive()
  await screen.findByText(/^Bob pending/)
  server.event.isTelling = false
  fireEvent.click(screen.getByRole('button', { name: act }))
  await waitFor(() => expect(rows()).toEqual([row]))
})

test('REGI-7 the organizer reads everybody whole', async () => {
  server.registers('Ana', 'secret-of-ana', { email: 'ana@example.org' })
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT })
  watch({ as: { kind: 'account', id: ORGANIZER_ACCOUNT } })
  await waitFor(() => expect(rows()).toEqual(['Ana pending ana@example.org']))
})

test('SHOP-46 an answer that arrives after what came later changes nothing any more; one without a number does, as before', () => {
  const rowOf = (checkedIn: boolean) =>
    ({
      id: 'r1',
      playerId: null,
      playerName: 'Zoé',
      status: 'confirmed',
      dropped: false,
      playerKey: 'p1',
      checkedIn,
    }) as unknown as RegistrationView
  const key = [...OWN_DATA_KEY, 'registrations', 't1', null]
  queryClient.setQueryData(key, { sequence: 8, rows: [rowOf(false)] })
  const isThere = () => queryClient.getQueryData<HeldRegistrations>(key)?.rows[0]?.checkedIn
  keepRegistrations(queryClient, [rowOf(true)], 7)
  expect(isThere()).toBe(false)
  keepRegistrations(queryClient, [rowOf(true)], 8)
  expect(isThere()).toBe(true)
  keepRegistrations(queryClient, [rowOf(false)])
  expect(isThere()).toBe(false)
})
