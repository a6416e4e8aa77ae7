import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { GUARDIAN_TEXT } from '@tablee/domain/registrations/guardian'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { replayApart } from '@tablee/domain/tournaments/acts/decided-apart'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { anAnnouncement, aTournamentOf, publicId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ApartBackend } from '../../../device-storage/apart-database.ts'
import { type HeldRegistrations, registrationsKeyOf } from '../../../transport/own-data-key.ts'
import { CaveStore } from './cave-store.ts'
import { RegisteredHere } from './registered-here.ts'

const id = 'tournament-1' as TournamentId
const code = 'ABCDEF' as TournamentCode
const author: Author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null }
const given = { at: '2030-01-31T19:00:00.000Z', seed: '', ids: [] as string[] }
const tournament = { ...aTournamentOf(2), announcement: anAnnouncement }
const row = (number: number): RegistrationView => ({
  ...{ id: `r${number}`, playerId: null, playerName: `Joueur ${number}`, playerKey: `p${number}`, status: 'confirmed' },
  ...{ dropped: false, waitingPosition: null, decklist: null, checkedIn: false, hasPaid: false, tournamentId: id },
  ...{ firstName: 'Camille', lastName: '', email: `j${number}@exemple.fr`, phone: '', location: '', notes: '' },
  ...{ registrationDate: given.at, isDeckByOrganizer: false, shownAs: null, isAnonymous: true },
})
const age = () => 15
const NORAS = { name: 'Odile', contact: '06 01 02 03 04', agreedTo: GUARDIAN_TEXT }
const ACTS: readonly ApartAct[] = [
  {
    ...{ id: 'add-nora', name: 'add-player-at-desk' },
    input: { playerName: 'Nora', email: 'nora@exemple.fr', hasPaid: true, guardian: NORAS },
    given: { ...given, ids: ['r3', 'p3'] },
  },
  { id: 'check-in-one', name: 'check-in-player', input: { playerId: 'p1', isPresent: true }, given },
  { id: 'note-two', name: 'note-payment', input: { playerId: 'p2', hasPaid: true }, given },
]

function aDisk() {
  const kept = new Map<string, unknown>()
  const backend: ApartBackend = {
    read: async () => [...kept],
    write: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
  return { kept, store: new CaveStore(backend, code) }
}

test('CAVE-44 the list shows what the device decided, also after a reload; contact details stay in memory', async () => {
  const { kept, store } = aDisk()
  const queryClient = new QueryClient()
  const queryKey = [...registrationsKeyOf(id), 'account']
  queryClient.setQueryData<HeldRegistrations>(queryKey, { sequence: 7, rows: [row(1), row(2)] })
  const here = new RegisteredHere(queryClient, store, { id, age })
  await here.freeze()
  expect(JSON.stringify([...kept])).not.toMatch(/exemple|Camille/)
  const { registered } = replayApart({ tournament, registered: here.known() }, ACTS, author)
  here.show(registered, ACTS)
  const flags = (rows: readonly RegistrationView[] = []) =>
    rows.map(({ playerName, checkedIn, hasPaid }) => [playerName, checkedIn, hasPaid])
  const expected = [
    ['Joueur 1', true, false],
    ['Joueur 2', false, true],
    ['Nora', true, true],
  ]
  const shown = queryClient.getQueryData<HeldRegistrations>(queryKey)
  expect(flags(shown?.rows)).toEqual(expected)
  expect(shown?.rows[0]).toMatchObject({ email: 'j1@exemple.fr' })
  const nora = here.rowOf('p3', registered, ACTS)
  expect(nora).toMatchObject({ id: 'r3', email: 'nora@exemple.fr', status: 'confirmed' })
  expect(nora).toMatchObject({ guardian: { age: 15, name: 'Odile', agreed: { text: 1, isByStaff: true } } })
  expect(JSON.stringify([...kept])).not.toContain('Odile')

  const later = new RegisteredHere(new QueryClient(), store, { id, age })
  expect(later.answer(null, [])).toBeNull()
  later.restore({ ...(await store.read()), acts: ACTS })
  const again = replayApart({ tournament, registered: later.known() }, ACTS, author)
  const answer = later.answer(again.registered, ACTS)
  expect([answer?.liveSequence, flags(answer?.data)]).toEqual([7, expected])
  expect(answer?.data.at(-1)).toMatchObject({ email: 'nora@exemple.fr' })
})
