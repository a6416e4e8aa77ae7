import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import type { AccountId } from '@tablee/domain/accounts/account'
import { type ActName, MAY, may } from '@tablee/domain/tournaments/authority/may'
import { HELPER_ROLES, type Role as HeldRole, STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountSubject, hashSecret } from '../../features/tournaments/secret.ts'
import { aSubscription } from '../../push/testing/a-subscription.ts'
import {
  createTournament,
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Helper, inviteStaff } from '../../testing/invite-staff.ts'

/**
 * Permissions for an announced event: every role, call and document, as in the table. Ana registered with an account, Bob with a secret;
 * each one's data are recognizable, so that leaks show. The staff acts by sessions.
 */
const ROLES = ['guest', 'bob', 'ana', 'stranger', 'rival', ...STAFF_ROLES] as const
type Role = (typeof ROLES)[number]
type Player = Extract<Role, 'ana' | 'bob'>

const ANA = { ...PERSONAL, email: 'ana.private@exemple.fr', phone: '06 ANA', notes: 'ANA allergique' }
const BOB = { ...PERSONAL, email: 'bob.private@exemple.fr', phone: '06 BOB', notes: 'BOB en fauteuil' }
const DECK = { decklistText: '20 Island DECK-OF-ANA' }
const SECRETS_OF_ANA = /ana\.private|06 ANA|allergique|DECK-OF-ANA/
const SECRETS_OF_BOB = /bob\.private|06 BOB|fauteuil/

/** Of a tournament that is no draft: refused, whoever asks. */
const OF_GROUPS = { playerId: 'nobody', group: 0, instead: null }
const PODS = { sizes: null, cards: 15, ranksByPod: false, knockout: false }

let server: TestServer
let people: Readonly<Record<Exclude<Role, 'guest' | 'bob'>, Person>>
beforeAll(async () => {
  server = await startServer()
  people = {
    ana: await aPerson(server, 'Ana'),
    stranger: await aPerson(server, 'Étranger'),
    rival: await anOrganizer(server, 'Rival'),
    organizer: await anOrganizer(server),
    ...(await helpers()),
  }
})
afterAll(() => server.close())

async function helpers(): Promise<Readonly<Record<Helper, Person>>> {
  const people: [Helper, Person][] = []
  for (const role of HELPER_ROLES) people.push([role, await aPerson(server, role)])
  return Object.fromEntries(people) as Record<Helper, Person>
}

const headersOf = (role: Role) => (role === 'guest' || role === 'bob' ? {} : sessionHeaders(people[role]))

type State = 'waiting' | 'running' | 'finished'
type Scene = Played & { readonly bob: string; readonly round: string }

/** Once running, Ana and Bob and two others meet; after the end all is decided. */
async function scene(state: State): Promise<Scene> {
  const shop = sessionHeaders(people.organizer)
  const event = await anEvent(server, people.organizer)
  const { id: tournamentId } = event
  await inviteStaff(server, event, (role) => accountSubject(people[role].id as AccountId).hash)
  await register(
    server,
    event,
    { ...ANA, playerName: 'Ana', playerId: people.ana.id, decklist: DECK },
    headersOf('ana'),
  )
  const bob = await register(server, event, { ...BOB, playerName: 'Bob', playerId: secretOf(1) })
  const common = { ...event, bob: bob.body.data.registration.playerId, round: '' }
  if (state === 'waiting') return common
  await server.call('accept-registrations', { tournamentId }, shop)
  const paired = await server.call('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, shop)
  const [{ $id: round }] = paired.body.data.rounds
  if (state === 'finished') {
    await server.call('submit-advanced-score', { roundId: round, score1: 2, score2: 0 }, shop)
    await server.call('finish-tournament', { tournamentId }, shop)
  }
  return { ...common, round }
}

/** Everything an act could change, as the organizer sees it. */
async function everything({ id }: Played): Promise<string> {
  const { body } = await server.call('get-advanced-registrations', { tournamentId: id }, headersOf('organizer'))
  return JSON.stringify([await server.document(id), body.data])
}

type Row = {
  readonly call: string
  /** The table's row; null for calls between two accounts. */
  readonly act: ActName | null
  readonly state: State
  /** The player in the payload. */
  readonly of?: Player
  /** The payload claims to be that player. */
  readonly isAsPlayer?: boolean
  /** Permitted for another reason than a role. */
  readonly only?: readonly Role[]
  /** Permitted, but refused in this state of the event. */
  readonly untimely?: readonly Role[] | 'all'
  readonly payload: (scene: Scene, role: Role) => object
}

function heldBy(role: Role, { of, isAsPlayer = false }: Pick<Row, 'of' | 'isAsPlayer'>): readonly HeldRole[] {
  const staff = STAFF_ROLES.filter((one) => one === role && !isAsPlayer)
  return [...staff, ...(of === role ? (['player'] as const) : []), 'everybody']
}

function isEntitled(role: Role, row: Row): boolean {
  const { act, only } = row
  return (only?.includes(role) ?? true) && (act === null || heldBy(role, row).some((held) => may(act, held)))
}

/** Staff send their own account; others claim the organizer's, which is public. */
const claimed = (role: Role) => people[STAFF_ROLES.find((one) => one === role) ?? 'organizer'].id
/** How each role would refer to Ana and Bob. */
const meantAna = ({ id }: Scene) => ({ tournamentId: id, playerId: people.ana.id })
const meantBob = ({ id, bob }: Scene, role: Role) => ({
  tournamentId: id,
  playerId: role === 'bob' ? secretOf(1) : bob,
})

/** Decided on a state that never existed. */
const HANDED_IN = {
  ...{ id: 'decided-elsewhere', name: 'pause-clock', input: {} },
  given: { at: '2030-01-31T18:00:00.000Z', seed: '', ids: [] },
}

const ofEvent = ({ id }: Scene) => ({ tournamentId: id })
const VERIFIED: readonly Role[] = ['ana', 'stranger', 'rival', ...STAFF_ROLES]

const ROWS: readonly Row[] = [
  {
    call: 'create-advanced-tournament',
    act: 'create-advanced-tournament',
    state: 'waiting',
    only: ['rival', 'organizer'],
    payload: () => ({ ...EVENT, name: 'Un autre' }),
  },
  { call: 'get-last-advanced-event', act: null, state: 'waiting', payload: () => ({}) },
  { call: 'get-advanced-registrations', act: null, state: 'waiting', payload: ofEvent },
  { call: 'get-journal', act: null, state: 'running', payload: ({ code }) => ({ code }) },
  {
    ...{ call: 'get-journal', act: 'read-journal', state: 'running' },
    payload: ({ code }) => ({ code, asStaff: true }),
  },
  { call: 'get-round-draws', act: null, state: 'running', payload: ({ code }) => ({ code }) },
  { call: 'get-round-paces', act: null, state: 'running', payload: ({ code }) => ({ code }) },
  { call: 'find-places', act: null, state: 'waiting', payload: () => ({ text: 'Lyon' }) },
  { call: 'find-cards', act: null, state: 'waiting', payload: () => ({ game: 'magic', text: 'isl' }) },
  { call: 'look-up-cards', act: null, state: 'waiting', payload: () => ({ game: 'magic', names: ['Island'] }) },
  {
    ...{ call: 'suggest-search', act: null, state: 'waiting' },
    payload: () => ({ text: 'Lyonn', within: 'everything' }),
  },
  { call: 'get-advanced-rounds', act: null, state: 'running', payload: ofEvent },
  {
    call: 'register-advanced-player',
    act: 'register',
    state: 'waiting',
    only: ['ana'],
    untimely: 'all',
    payload: (at) => ({ ...meantAna(at), ...PERSONAL, playerName: 'Ana bis', policyAgreement: true }),
  },
  { call: 'accept-registration', act: 'accept-registration', state: 'waiting', payload: meantAna },
  { call: 'accept-registration', act: 'accept-registration', state: 'waiting', payload: meantBob },
  ...(['cancel', 'drop'] as const).flatMap((act): readonly Row[] => {
    const row = { call: `${act}-player-advanced-tournament`, act: `${act}-registration` as const }
    return [
      { ...row, state: 'waiting', of: 'ana', payload: meantAna },
      { ...row, state: 'running', of: 'bob', payload: meantBob },
    ]
  }),
  ...(['waiting', 'running'] as const).map(
    (state): Row => ({
      ...{ call: 'update-player-advanced-tournament', act: 'update-registration', state, of: 'ana' },
      untimely: state === 'running' ? ['ana'] : [],
      payload: (at) => ({ ...meantAna(at), notes: 'changé' }),
    }),
  ),
  {
    ...{ call: 'update-player-advanced-tournament', act: 'update-registration', state: 'waiting', of: 'bob' },
    payload: (at, role) => ({ ...meantBob(at, role), notes: 'changé' }),
  },
  {
    ...{ call: 'submit-advanced-decklist', act: 'submit-decklist', state: 'waiting', of: 'ana' },
    payload: (at) => ({ ...meantAna(at), decklist: { decklistText: 'Autre' } }),
  },
  ...(['accept', 'cancel', 'drop'] as const).map(
    (act): Row => ({
      ...{ call: 'undo-registration-act', act: `undo-${act}-registration`, state: 'waiting' },
      payload: (at) => ({ ...meantAna(at), act }),
    }),
  ),
  { call: 'accept-registrations', act: 'accept-registrations', state: 'waiting', payload: ofEvent },
  {
    ...{ call: 'check-in-player', act: 'check-in-player', state: 'waiting' },
    payload: (at) => ({ ...meantAna(at), isPresent: true }),
  },
  {
    ...{ call: 'check-in-players', act: 'check-in-players', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, isPresent: true }),
  },
  ...(['ana', 'bob'] as const).map(
    (of): Row => ({
      ...{ call: 'check-in-myself', act: 'check-in-myself', state: 'waiting', untimely: 'all', of, isAsPlayer: true },
      payload: (at, role) => ({ ...(of === 'ana' ? meantAna(at) : meantBob(at, role)), isPresent: true }),
    }),
  ),
  { call: 'get-door-code', act: 'show-door-code', state: 'waiting', payload: ofEvent },
  {
    ...{ call: 'award-byes', act: 'award-byes', state: 'waiting' },
    payload: (at) => ({ ...meantAna(at), byes: 1 }),
  },
  {
    ...{ call: 'note-payment', act: 'note-payment', state: 'waiting' },
    payload: (at) => ({ ...meantAna(at), hasPaid: true }),
  },
  ...(['accept', 'cancel', 'drop'] as const).map(
    (act): Row => ({
      ...{ call: 'undo-registration-acts', act: `undo-${act}-registration`, state: 'waiting' },
      payload: ({ id }) => ({ tournamentId: id, registrationIds: [], act }),
    }),
  ),
  {
    ...{ call: 'cancel-registrations', act: 'cancel-registrations', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, registrationIds: [] }),
  },
  {
    ...{ call: 'note-payments', act: 'note-payments', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, registrationIds: [], hasPaid: true }),
  },
  {
    ...{ call: 'hide-registered-name', act: 'hide-player-name', state: 'waiting' },
    payload: (at) => ({ ...meantAna(at), isHidden: true }),
  },
  {
    ...{ call: 'erase-registration', act: 'erase-registration', state: 'waiting' },
    payload: meantAna,
  },
  {
    ...{ call: 'add-player-at-desk', act: 'add-player-at-desk', state: 'running' },
    payload: ({ id }) => ({ tournamentId: id, playerName: 'Tardif' }),
  },
  {
    ...{ call: 'add-players-at-desk', act: 'add-players-at-desk', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, players: [{ playerName: 'Tardif' }] }),
  },
  { call: 'drop-absent-players', act: 'drop-absent-players', state: 'waiting', payload: ofEvent },
  {
    ...{ call: 'generate-advanced-pairings', act: 'generate-advanced-pairings', state: 'running', untimely: 'all' },
    payload: ({ id }, role) => ({ tournamentId: id, roundNumber: 2, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'plan-rounds', act: 'plan-rounds', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, rounds: 5 }),
  },
  {
    ...{ call: 'plan-cut', act: 'plan-cut', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, size: 8 }),
  },
  {
    ...{ call: 'seed-by-season', act: 'seed-by-season', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, places: [] }),
  },
  {
    ...{ call: 'move-to-group', act: 'move-to-group', state: 'running', untimely: 'all' },
    payload: ({ id }) => ({ tournamentId: id, ...OF_GROUPS }),
  },
  {
    ...{ call: 'draw-pods', act: 'draw-pods', state: 'waiting', untimely: 'all' },
    payload: ({ id }) => ({ tournamentId: id, ...PODS }),
  },
  {
    ...{ call: 'take-back-pods', act: 'take-back-pods', state: 'waiting', untimely: 'all' },
    payload: ({ id }) => ({ tournamentId: id, stage: 0 }),
  },
  {
    ...{ call: 'set-draft-timer', act: 'set-draft-timer', state: 'waiting', untimely: 'all' },
    payload: ({ id }) => ({ tournamentId: id, course: 'start' }),
  },
  {
    ...{ call: 'allow-own-names', act: 'allow-own-names', state: 'waiting' },
    payload: ({ code }) => ({ code, areAllowed: true }),
  },
  {
    ...{ call: 'mark-youth', act: 'mark-youth', state: 'waiting' },
    payload: ({ code }) => ({ code, isYouth: true }),
  },
  {
    ...{ call: 'submit-advanced-score', act: 'submit-advanced-score', state: 'running' },
    payload: ({ round }) => ({ roundId: round, score1: 2, score2: 0 }),
  },
  {
    ...{ call: 'submit-advanced-score', act: 'submit-advanced-score', state: 'running', of: 'ana', isAsPlayer: true },
    payload: ({ round }) => ({ roundId: round, score1: 2, score2: 0, playerId: people.ana.id }),
  },
  {
    ...{ call: 'submit-advanced-score', act: 'submit-advanced-score', state: 'running', of: 'bob', isAsPlayer: true },
    payload: (at, role) => ({ roundId: at.round, score1: 2, score2: 0, playerId: meantBob(at, role).playerId }),
  },
  {
    ...{ call: 'update-score-quick-tournament', act: 'update-score-quick-tournament', state: 'running' },
    payload: ({ code, round }, role) => ({ code, organizerId: claimed(role), matchId: round, score: '2-0' }),
  },
  {
    ...{ call: 'erase-result', act: 'erase-result', state: 'running' },
    payload: ({ code, round }, role) => ({ code, organizerId: claimed(role), matchId: round }),
  },
  {
    ...{ call: 'give-no-show', act: 'give-no-show', state: 'running' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role), playerName: 'Ana' }),
  },
  {
    ...{ call: 'give-penalty', act: 'give-penalty', state: 'running' },
    payload: ({ code }, role) => ({
      ...{ code, organizerId: claimed(role), playerName: 'Bob', penalty: 'disqualification' },
    }),
  },
  {
    ...{ call: 'get-conduct', act: 'get-conduct', state: 'running', of: 'ana' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'draw-deck-checks', act: 'draw-deck-checks', state: 'running', untimely: 'all' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role), roundNumber: 1, count: 1 }),
  },
  {
    ...{ call: 'open-deck-check', act: 'open-deck-check', state: 'running' },
    payload: ({ code, round }, role) => ({ code, organizerId: claimed(role), matchId: round }),
  },
  ...(['end-deck-check', 'take-back-deck-check', 'read-checked-decks'] as const).map(
    (call): Row => ({
      ...{ call, act: call, state: 'running', untimely: 'all' },
      payload: ({ code }, role) => ({ code, organizerId: claimed(role), check: 1999, results: [] }),
    }),
  ),
  {
    ...{ call: 'get-deck-checks', act: 'get-deck-checks', state: 'running' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'plan-tables', act: 'plan-tables', state: 'waiting' },
    payload: ({ id }, role) => ({
      ...{ tournamentId: id, organizerId: claimed(role), first: 21, leftOut: [25], fixed: [], order: 'random' },
    }),
  },
  {
    ...{ call: 'plan-clock', act: 'plan-clock', state: 'waiting' },
    payload: ({ id }, role) => ({
      ...{ tournamentId: id, organizerId: claimed(role), minutes: 35, startsWithRound: role === 'organizer' },
    }),
  },
  ...(['start-clock', 'remove-clock'] as const).map(
    (call): Row => ({
      ...{ call, act: call, state: 'running' },
      payload: ({ id }, role) => ({ tournamentId: id, organizerId: claimed(role) }),
    }),
  ),
  ...(['pause-clock', 'resume-clock', 'extend-clock', 'give-extra-time'] as const).map(
    (call): Row => ({
      ...{ call, act: call, state: 'running', untimely: 'all' },
      payload: ({ id, round }, role) => ({ tournamentId: id, organizerId: claimed(role), matchId: round, minutes: 5 }),
    }),
  ),
  {
    ...{ call: 'reopen-tournament', act: 'reopen-tournament', state: 'finished' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'get-score-reports', act: 'get-score-reports', state: 'running', of: 'ana' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'get-table-codes', act: 'get-table-codes', state: 'running', of: 'ana' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'get-whole-tournament', act: 'get-whole-tournament', state: 'running' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'seal-seeds', act: 'seal-seeds', state: 'running' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role) }),
  },
  {
    // Any staff member gets an answer; each act checks its own row (hand-in-acts.test.ts).
    ...{ call: 'hand-in-acts', act: 'get-whole-tournament', state: 'running' },
    payload: ({ code }, role) => ({ code, organizerId: claimed(role), baseSequence: 0, acts: [HANDED_IN] }),
  },
  {
    ...{ call: 'start-next-round', act: 'start-next-round', state: 'running', untimely: 'all' },
    payload: ({ id }, role) => ({ tournamentId: id, organizerId: claimed(role) }),
  },
  { call: 'finish-tournament', act: 'finish-tournament', state: 'running', untimely: 'all', payload: ofEvent },
  {
    ...{ call: 'lock-decklists', act: 'lock-decklists', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, isLocked: true }),
  },
  {
    ...{ call: 'publish-decklists', act: 'publish-decklists', state: 'finished' },
    payload: ({ id }) => ({ tournamentId: id, arePublic: true }),
  },
  {
    ...{ call: 'message-registered', act: 'message-registered', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, text: 'Bonsoir' }),
  },
  { call: 'cancel-tournament', act: 'cancel-tournament', state: 'waiting', payload: ofEvent },
  { call: 'cancel-tournament', act: 'cancel-tournament', state: 'finished', untimely: 'all', payload: ofEvent },
  {
    ...{ call: 'offer-event', act: 'offer-event', state: 'waiting' },
    payload: ({ id }) => ({ tournamentId: id, email: people.rival.email }),
  },
  { call: 'accept-event-offer', act: 'accept-event-offer', state: 'waiting', only: [], payload: ofEvent },
  ...(['withdraw-event-offer', 'decline-event-offer'] as const).map(
    (call): Row => ({ call, act: null, state: 'waiting', only: [], payload: ofEvent }),
  ),
  { call: 'get-event-offers', act: null, state: 'waiting', only: VERIFIED, payload: () => ({}) },
  {
    ...{ call: 'undo-round', act: 'undo-round', state: 'running' },
    payload: ({ id, code }, role) => ({ tournamentId: id, code, roundNumber: 1, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'start-cut', act: 'start-cut', state: 'running', untimely: 'all' },
    payload: ({ id }, role) => ({ tournamentId: id, roundNumber: 1, size: 4, organizerId: claimed(role) }),
  },
  {
    ...{ call: 'open-stage', act: 'open-stage', state: 'running', untimely: 'all' },
    payload: ({ id }, role) => ({
      ...{ tournamentId: id, roundNumber: 1, structure: 'swiss', plannedRounds: 2, carriesPoints: false },
      organizerId: claimed(role),
    }),
  },
  { call: 'get-seat-queue', act: 'get-seat-queue', state: 'waiting', payload: ({ code }) => ({ code }) },
]

describe.each(ROLES)('REGI-7 API-2 wire 9.2 the functions for %s', (role) => {
  test.each(ROWS.map((row, index) => [`${index + 1} ${row.call} (${row.state})`, row] as const))(
    '%s',
    async (_, row) => {
      const at = await scene(row.state)
      const before = await everything(at)
      const { status, body } = await server.call(row.call, row.payload(at, role), headersOf(role))
      const isUntimely = row.untimely === 'all' || (row.untimely?.includes(role) ?? false)
      const isAllowed = isEntitled(role, row) && !isUntimely
      if (isAllowed) expect([status, body.message]).toEqual([200, body.message])
      else if (isEntitled(role, row)) expect(status).toBe(409)
      else expect([401, 403, 404]).toContain(status)
      if (!isAllowed) expect(await everything(at)).toBe(before)
      const answer = JSON.stringify(body)
      if (role !== 'organizer' && role !== 'ana') expect(answer).not.toMatch(SECRETS_OF_ANA)
      if (role !== 'organizer' && role !== 'bob') expect(answer).not.toMatch(SECRETS_OF_BOB)
      expect(answer).not.toContain(secretOf(1))
    },
  )
})

test('REGI-7 STAK-10 wire 9.2 a co-organizer is answered of others what everybody may know and who is present, and the whole of themselves', async () => {
  const at = await scene('waiting')
  const headers = headersOf('co-organizer')
  const own = people['co-organizer'].id
  await register(server, at, { ...PERSONAL, playerName: 'Camille', playerId: own }, headers)
  const act = (call: string, payload: object) => server.call(call, { tournamentId: at.id, ...payload }, headers)
  const accepted = await act('accept-registrations', {})
  expect(accepted.body.data.registrations).toEqual([
    publicPart({ playerName: 'Ana', playerId: people.ana.id }),
    publicPart({ playerName: 'Bob', playerId: at.bob }),
    expect.objectContaining({ playerName: 'Camille', email: PERSONAL.email }),
  ])
  const dropped = await act('drop-player-advanced-tournament', { playerId: people.ana.id })
  expect(dropped.body.data.registration).toEqual(publicPart({ playerName: 'Ana', dropped: true }))
  const present = await act('check-in-player', { playerId: own, isPresent: true })
  expect(present.body.data.registration).toMatchObject({ email: PERSONAL.email, checkedIn: true })
  const late = await act('add-player-at-desk', { playerName: 'Zoé', email: 'zoe@exemple.fr' })
  expect(late.body.data.registration).toEqual(publicPart({ playerName: 'Zoé', playerId: null, checkedIn: true }))
})

/** For check-in and tables, it additionally shows only presence, payment, hidden names and wishes for a fixed seat. */
function publicPart(members: object): object {
  const id = expect.any(String)
  const common = { id, playerId: id, playerKey: id, waitingPosition: null, decklist: null }
  const told = { status: 'confirmed', dropped: false, checkedIn: false, hasPaid: false, shownAs: null }
  return { ...common, ...told, wishesFixedSeat: false, ...members }
}

const COLLECTIONS = '/v1/databases/tablee/collections'
const documents = (collection: string) => `${COLLECTIONS}/${collection}/documents`

type Statuses = Readonly<Record<Exclude<Role, Helper>, number>>
const statuses = (
  guest: number,
  bob: number,
  ...rest: [ana: number, stranger: number, rival: number, organizer: number]
): Statuses => ({
  guest,
  bob,
  ana: rest[0],
  stranger: rest[1],
  rival: rest[2],
  organizer: rest[3],
})

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly payload?: object
}

type DocumentRow = {
  readonly title: string
  readonly state: State
  readonly act: ActName | null
  /** For helpers: like the organizer where the table allows the act, otherwise like a stranger. */
  readonly expected: Statuses
  readonly request: (scene: Scene, ids: Ids) => Request
}

type Ids = { readonly registration: string; readonly keys: readonly string[] }

const TOURNAMENTS = documents('tournaments')
const REGISTRATIONS = documents('registrations')
const ROUNDS = documents('rounds')
const data = (values: object) => ({ data: values })
const created = (values: object) => ({ documentId: 'unique()', data: values })

const DOCUMENT_ROWS: readonly DocumentRow[] = [
  {
    title: 'read a tournament',
    act: null,
    state: 'waiting',
    expected: statuses(200, 200, 200, 200, 200, 200),
    request: ({ id }) => ({ method: 'GET', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: 'create a tournament',
    act: 'create-advanced-tournament',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 201, 201),
    request: () => ({
      method: 'POST',
      url: TOURNAMENTS,
      payload: created({ ...EVENT, code: 'AAAAAA', organizerId: 'autre', isStarted: true }),
    }),
  },
  {
    title: 'update a tournament',
    act: 'change-settings',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 200),
    request: ({ id }) => ({ method: 'PATCH', url: `${TOURNAMENTS}/${id}`, payload: data({ name: 'Autre nom' }) }),
  },
  {
    title: 'update the state of a tournament',
    act: 'change-settings',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 401),
    request: ({ id }) => ({ method: 'PATCH', url: `${TOURNAMENTS}/${id}`, payload: data({ isStarted: true }) }),
  },
  {
    title: 'open a tournament up',
    act: 'change-settings',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 401),
    request: ({ id }) => ({
      method: 'PATCH',
      url: `${TOURNAMENTS}/${id}`,
      payload: { data: { name: 'Autre' }, permissions: ['update("any")'] },
    }),
  },
  {
    title: 'delete a tournament',
    act: 'delete-tournament',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 204),
    request: ({ id }) => ({ method: 'DELETE', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: 'delete a started tournament',
    act: 'delete-tournament',
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 409),
    request: ({ id }) => ({ method: 'DELETE', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: "read Ana's registration",
    act: 'read-registrations',
    state: 'waiting',
    expected: statuses(404, 404, 200, 404, 404, 200),
    request: (_, { registration }) => ({ method: 'GET', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: 'register oneself',
    act: 'register',
    state: 'waiting',
    expected: statuses(401, 401, 409, 201, 201, 201),
    request: ({ id }) => ({
      method: 'POST',
      url: REGISTRATIONS,
      payload: created({
        ...{ tournamentId: id, playerName: 'Moi', playerId: people.ana.id, status: 'confirmed', policyAgreement: true },
      }),
    }),
  },
  {
    title: "amend Ana's personal data",
    act: 'change-registration',
    state: 'waiting',
    expected: statuses(404, 404, 200, 404, 404, 401),
    request: (_, { registration }) => ({
      method: 'PATCH',
      url: `${REGISTRATIONS}/${registration}`,
      payload: data({ phone: '07' }),
    }),
  },
  {
    title: "decide Ana's registration",
    act: 'decide-registration',
    state: 'waiting',
    expected: statuses(404, 404, 401, 404, 404, 200),
    request: (_, { registration }) => ({
      method: 'PATCH',
      url: `${REGISTRATIONS}/${registration}`,
      payload: data({ status: 'confirmed', dropped: true }),
    }),
  },
  {
    title: "hand Ana's registration over",
    act: 'change-registration',
    state: 'waiting',
    expected: statuses(404, 404, 401, 404, 404, 401),
    request: (_, { registration }) => ({
      method: 'PATCH',
      url: `${REGISTRATIONS}/${registration}`,
      payload: data({ playerId: people.stranger.id }),
    }),
  },
  {
    title: "delete Ana's registration",
    act: 'delete-registration',
    state: 'waiting',
    expected: statuses(404, 404, 401, 404, 404, 204),
    request: (_, { registration }) => ({ method: 'DELETE', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: "delete Ana's registration once she was paired",
    act: 'delete-registration',
    state: 'running',
    expected: statuses(404, 404, 401, 404, 404, 409),
    request: (_, { registration }) => ({ method: 'DELETE', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: 'read a pairing',
    act: null,
    state: 'running',
    expected: statuses(200, 200, 200, 200, 200, 200),
    request: ({ round }) => ({ method: 'GET', url: `${ROUNDS}/${round}` }),
  },
  {
    title: 'create a pairing of players who are paired',
    act: 'add-pairing',
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 400),
    request: ({ id }, { keys }) => ({
      method: 'POST',
      url: ROUNDS,
      payload: created({ tournamentId: id, roundNumber: 1, player1Id: keys[0], player2Id: keys[1] }),
    }),
  },
  {
    title: 'set the result of a pairing',
    act: 'submit-advanced-score',
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 200),
    request: ({ round }) => ({
      method: 'PATCH',
      url: `${ROUNDS}/${round}`,
      payload: data({ score1: 2, score2: 1, status: 'terminated' }),
    }),
  },
  {
    title: 'delete a pairing',
    act: 'remove-pairing',
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 204),
    request: ({ round }) => ({ method: 'DELETE', url: `${ROUNDS}/${round}` }),
  },
]

function expectedOf(role: Role, { act, expected }: DocumentRow): number {
  if (!isHelper(role)) return expected[role]
  return act !== null && may(act, role) && !may(act, 'everybody') ? expected.organizer : expected.stranger
}

function isHelper(role: Role): role is Helper {
  return HELPER_ROLES.some((one) => one === role)
}

describe.each(ROLES)('REGI-7 API-2 wire 6.5 the documents for %s', (role) => {
  test.each(DOCUMENT_ROWS.map((row) => [row.title, row] as const))('%s', async (_, row) => {
    const at = await scene(row.state)
    const { body: listed } = await server.call('get-advanced-registrations', { tournamentId: at.id })
    const keys = playersOf(await server.document(at.id)).map(({ key }) => key)
    const before = await everything(at)
    const answer = await server.send({
      ...row.request(at, { registration: listed.data[0].id, keys }),
      headers: headersOf(role),
    })
    expect([answer.statusCode, answer.body]).toEqual([expectedOf(role, row), answer.body])
    if (answer.statusCode >= 400) expect(await everything(at)).toBe(before)
    if (role !== 'organizer' && role !== 'ana') expect(answer.body).not.toMatch(SECRETS_OF_ANA)
    expect(answer.body).not.toMatch(SECRETS_OF_BOB)
  })
})

test('REGI-7 API-2 wire 6.5 a list of registrations holds the readable ones only, whatever is filtered', async () => {
  const at = await scene('waiting')
  const list = async (role: Role, ...queries: object[]) => {
    const search = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`)
    const url = `${REGISTRATIONS}?${search.join('&')}`
    const { total, documents } = (await server.send({ method: 'GET', url, headers: headersOf(role) })).json()
    expect(documents).toHaveLength(total)
    return documents.map(({ playerName }: { playerName: string }) => playerName)
  }
  const ofEvent = { method: 'equal', attribute: 'tournamentId', values: [at.id] }
  const byEmail = { method: 'equal', attribute: 'email', values: [BOB.email] }
  const seen: Readonly<Partial<Record<Role, readonly string[]>>> = {
    guest: [],
    bob: [],
    ana: ['Ana'],
    stranger: [],
    rival: [],
    organizer: ['Ana', 'Bob'],
  }
  for (const role of ROLES) {
    expect([role, await list(role, ofEvent)]).toEqual([role, seen[role] ?? []])
    expect([role, await list(role, ofEvent, byEmail)]).toEqual([role, role === 'organizer' ? ['Bob'] : []])
  }
})

test('API-2 wire 6.5 the organizer creates a pairing of two players who are free, and takes it back', async () => {
  const at = await scene('running')
  const headers = headersOf('organizer')
  const keys = playersOf(await server.document(at.id)).map(({ key }) => key)
  await server.send({ method: 'DELETE', url: `${ROUNDS}/${at.round}`, headers })
  const payload = created({ tournamentId: at.id, roundNumber: 1, player1Id: keys[1], player2Id: people.ana.id })
  const made = await server.send({ method: 'POST', url: ROUNDS, payload, headers })
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { roundNumber: 1, player1Name: 'Bob', player2Name: 'Ana' },
  ])
  const ofEvent = JSON.stringify({ method: 'equal', attribute: 'tournamentId', values: [at.id] })
  const byName = JSON.stringify({ method: 'equal', attribute: 'player2Name', values: ['Ana'] })
  const url = `${ROUNDS}?queries[0]=${encodeURIComponent(ofEvent)}&queries[1]=${encodeURIComponent(byName)}`
  expect((await server.send({ method: 'GET', url })).json()).toMatchObject({ total: 1, documents: [made.json()] })
})

test('API-2 createDocument: an id of one’s own, an id that is taken, a bad one, no data', async () => {
  const headers = headersOf('organizer')
  const documentId = `evenement-${crypto.randomUUID().slice(0, 8)}`
  const create = (payload: object) => server.send({ method: 'POST', url: TOURNAMENTS, payload, headers })
  expect((await create({ documentId, data: EVENT })).json()).toMatchObject({
    $id: documentId,
    organizerId: people.organizer.id,
  })
  expect((await create({ documentId, data: EVENT })).json().type).toBe('document_already_exists')
  expect((await create({ documentId: '../x', data: EVENT })).json().type).toBe('general_argument_invalid')
  expect((await create({ documentId: 'unique()' })).json().type).toBe('document_missing_data')
  expect((await create({ documentId: 'unique()', data: { ...EVENT, name: '' } })).json()).toMatchObject({
    type: 'document_invalid_structure',
    reason: 'tournament_name_required',
  })
})

/** In a quick tournament all act by secrets; the player is the first of four, one of whom has a bye. */
const QUICK_ROLES = ['guest', 'player', ...STAFF_ROLES] as const
type QuickRole = (typeof QUICK_ROLES)[number]
type QuickScene = Played & { readonly match: string; readonly bye: string; readonly penalty: string }

const quickSecret = (role: QuickRole) => {
  if (role === 'organizer') return ORGANIZER
  return role === 'player' ? secretOf(1) : `${role}-secret-0123456789abcdef`
}

type QuickRow = {
  readonly act: ActName
  readonly isRunning?: boolean
  /** A player did not come to the first table. */
  readonly isPenalised?: boolean
  /** Two by default. */
  readonly players?: number
  /** The answer for those permitted; 409 where the state prevents it. */
  readonly answer?: 200 | 400 | 409
  /** Acts of the organizer committed even if the role's act is refused. */
  readonly organizersActs?: number
  readonly send: (scene: QuickScene, role: QuickRole) => Promise<{ readonly status: number }>
}

async function quickScene({ isRunning = false, isPenalised = false, players = 2 }: QuickRow): Promise<QuickScene> {
  const played = isRunning ? await startTournament(server, players) : await createTournament(server, players)
  await inviteStaff(server, played, (role) => hashSecret(quickSecret(role)))
  if (isPenalised) await server.call('give-no-show', { code: played.code, organizerId: ORGANIZER, ...ofTwo() })
  const document = await server.document(played.id)
  const matches = matchesOf(document)
  const bye = matches.find(({ kind }) => kind === 'bye')
  return { ...played, match: matches[0]?.id ?? '', bye: bye?.id ?? '', penalty: document.penalties[0]?.id ?? '' }
}

/** A call named like the act, with the role's secret. */
function byName(act: ActName, more: (scene: QuickScene, role: QuickRole) => object = () => ({})): QuickRow {
  return {
    act,
    send: (scene, role) => {
      const proof = { code: scene.code, tournamentId: scene.id, organizerId: quickSecret(role) }
      return server.call(act, { ...proof, ...more(scene, role) })
    },
  }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const asPlayer = (_: QuickScene, role: QuickRole) => ({ playerId: quickSecret(role) })
const ofTwo = () => ({ playerName: 'Joueur 2' })

const QUICK_ROWS: readonly QuickRow[] = [
  byName('create-quick-tournament', () => ({ name: 'Un autre', playerCount: 8 })),
  byName('import-tournament', () => ({ tournament: JSON.parse(portableText(portableTournament(aTournamentOf(2)))) })),
  byName('join-quick-tournament', (at, role) => ({
    ...asPlayer(at, role),
    playerName: role === 'player' ? 'Joueur 1' : `Nom ${role}`,
  })),
  byName('rename-own-player', (at, role) => ({ ...asPlayer(at, role), newPlayerName: 'Zoé' })),
  byName('leave-quick-tournament', asPlayer),
  { ...byName('join-team', (at, role) => ({ ...asPlayer(at, role), team: { name: 'Un' } })), answer: 400 },
  { ...byName('leave-team', asPlayer), answer: 400 },
  {
    ...byName('agree-match-date', (at, role) => ({ ...asPlayer(at, role), matchId: 'nothing', at: null })),
    answer: 409,
  },
  { ...byName('form-team', () => ({ captain: null, name: 'Un', members: ['nobody'] })), answer: 400 },
  { ...byName('part-team', () => ({ captain: 'nobody' })), answer: 400 },
  { ...byName('remove-team', () => ({ captain: 'nobody' })), answer: 400 },
  { ...byName('call-judge', asPlayer), isRunning: true },
  { ...byName('withdraw-judge-call', asPlayer), isRunning: true },
  {
    ...byName('answer-judge-call', ({ match: matchId }) => ({ matchId, answer: 'take' })),
    isRunning: true,
    answer: 409,
  },
  { ...byName('return-to-quick-tournament', asPlayer), isRunning: true },
  byName('subscribe-to-calls', (at, role) => ({ ...asPlayer(at, role), subscription: aSubscription() })),
  byName('unsubscribe-from-calls', (at, role) => ({ ...asPlayer(at, role), endpoint: aSubscription().endpoint })),
  byName('subscribe-to-judge-calls', () => ({ subscription: aSubscription() })),
  byName('unsubscribe-from-judge-calls', () => ({ endpoint: aSubscription().endpoint })),
  byName('get-seat-queue'),
  byName('leave-seat-queue', asPlayer),
  byName('add-anonymous-player', () => ({ playerName: 'Zoé' })),
  byName('add-players-quick-tournament', () => ({ playerNames: ['Zoé', 'Nora'] })),
  byName('update-quick-tournament-player', () => ({ ...ofTwo(), newPlayerName: 'Deux' })),
  byName('allow-own-names', () => ({ areAllowed: true })),
  byName('mark-youth', () => ({ isYouth: true })),
  byName('hide-player-name', () => ({ ...ofTwo(), isHidden: true })),
  byName('get-hidden-names'),
  byName('delete-quick-tournament-player', ofTwo),
  { ...byName('restore-quick-tournament-player', ofTwo), isRunning: true },
  byName('start-quick-tournament'),
  byName('plan-rounds', () => ({ rounds: 3 })),
  byName('plan-cut', () => ({ size: 4 })),
  byName('seed-by-season', () => ({ places: [] })),
  { ...byName('move-to-group', () => OF_GROUPS), answer: 409 },
  { ...byName('draw-pods', () => PODS), answer: 409 },
  { ...byName('take-back-pods', () => ({ stage: 0 })), answer: 409 },
  { ...byName('set-draft-timer', () => ({ course: 'start' })), answer: 409 },
  byName('plan-tables', () => ({ first: 21, leftOut: [25], fixed: [], order: 'random' })),
  byName('plan-clock', () => ({ minutes: 35, startsWithRound: true })),
  byName('create-device-link'),
  {
    act: 'redeem-device-link',
    send: async ({ code }, role) => {
      const { body } = await server.call('create-device-link', { code, organizerId: ORGANIZER })
      const { oneTimeCode } = body.data
      return server.call('redeem-device-link', { code, oneTimeCode, secret: quickSecret(role) })
    },
  },
  {
    act: 'keep-in-account',
    send: ({ code }, role) => {
      const proof = { code, organizerId: quickSecret(role) }
      return server.call('keep-in-account', proof, sessionHeaders(people.stranger))
    },
  },
  byName('invite-staff', () => ({ role: 'judge', name: 'Nour', expiresAt: inAnHour() })),
  {
    ...byName('read-staff'),
    send: ({ code }, role) => server.call('get-staff', { code, organizerId: quickSecret(role) }),
  },
  {
    ...byName('read-journal'),
    send: ({ code }, role) => server.call('get-journal', { code, organizerId: quickSecret(role), asStaff: true }),
  },
  byName('revoke-staff', () => ({ id: 'judge-1' })),
  {
    ...byName('erase-staff', () => ({ id: 'judge-1' })),
    // A helper still active is not erased.
    answer: 409,
  },
  {
    ...byName('read-shifts'),
    send: ({ code }, role) => server.call('get-shifts', { code, organizerId: quickSecret(role) }),
  },
  // Each hands over their own role, and ends it.
  byName('hand-over-shift', (_, role) => ({
    ...{ id: HELPER_ROLES.some((one) => one === role) ? `${role}-1` : 'judge-1' },
    ...{ standIn: { name: 'Sacha' }, expiresAt: inAnHour() },
  })),
  {
    act: 'take-back-shift',
    send: async ({ code }, role) => {
      const organizerId = quickSecret(role)
      const isOfStaff = STAFF_ROLES.some((one) => one === role)
      if (!isOfStaff) return server.call('take-back-shift', { code, organizerId, id: 'judge-1' })
      const giver = role === 'organizer' ? 'judge-1' : `${role}-1`
      const wish = { id: giver, standIn: { name: 'Sacha' }, expiresAt: inAnHour() }
      const { body } = await server.call('hand-over-shift', { code, organizerId: ORGANIZER, ...wish })
      return server.call('take-back-shift', { code, organizerId, id: body.data.id })
    },
  },
  {
    act: 'accept-invitation',
    send: async ({ code }, role) => {
      const wish = { code, organizerId: ORGANIZER, role: 'judge', name: 'Nour', expiresAt: inAnHour() }
      const { oneTimeCode } = (await server.call('invite-staff', wish)).body.data
      return server.call('accept-invitation', { code, oneTimeCode, secret: quickSecret(role) })
    },
  },
  {
    act: 'change-settings',
    send: ({ id }, role) => server.patch(id, { name: 'Samedi', organizerId: quickSecret(role) }),
  },
  { ...byName('start-next-round'), isRunning: true, answer: 409 },
  {
    ...byName('set-round-pairings', () => ({ roundNumber: 1, pairings: [], dropped: [] })),
    isRunning: true,
  },
  {
    ...byName('correct-and-pair-again', ({ match: matchId }) => ({ matchId, score: '2-0', roundNumber: 1 })),
    ...{ isRunning: true, answer: 409 as const },
  },
  {
    ...byName('correct-bye', ({ bye: matchId }) => ({ matchId, as: 'loss' })),
    ...{ isRunning: true, players: 3 },
  },
  {
    ...byName('rule-left-matches', () => ({ playerKey: 'nobody', matches: 'annulled' })),
    ...{ isRunning: true, answer: 409 as const },
  },
  { ...byName('seat-late-player', () => ({ ...ofTwo(), roundNumber: 1 })), isRunning: true, answer: 409 },
  { ...byName('repair-round', () => ({ roundNumber: 1, pairings: [] })), isRunning: true },
  { ...byName('undo-round', () => ({ roundNumber: 1 })), isRunning: true },
  {
    ...byName('open-stage', () => ({ roundNumber: 1, structure: 'swiss', plannedRounds: 2, carriesPoints: false })),
    ...{ isRunning: true, answer: 409 as const },
  },
  { ...byName('start-cut', () => ({ roundNumber: 1, size: 4 })), isRunning: true, answer: 409 },
  { ...byName('finish-tournament'), isRunning: true, answer: 409 },
  {
    ...byName('send-score-quick-tournament', (at, role) => ({
      ...asPlayer(at, role),
      matchId: at.match,
      score: '2-0',
    })),
    isRunning: true,
  },
  {
    ...byName('update-score-quick-tournament', ({ match: matchId }) => ({ matchId, score: '2-0' })),
    isRunning: true,
  },
  { ...byName('start-clock'), isRunning: true },
  { ...byName('remove-clock'), isRunning: true },
  ...(['pause-clock', 'resume-clock', 'extend-clock', 'give-extra-time'] as const).map(
    (act): QuickRow => ({
      ...byName(act, ({ match: matchId }) => ({ matchId, minutes: 5 })),
      isRunning: true,
      answer: 409,
    }),
  ),
  { ...byName('give-no-show', ofTwo), isRunning: true },
  { ...byName('give-penalty', () => ({ ...ofTwo(), penalty: 'disqualification' })), isRunning: true },
  { ...byName('get-conduct', asPlayer), isRunning: true },
  ...(['take-back-no-show', 'take-back-penalty'] as const).map(
    (act): QuickRow => ({
      ...byName(act, ({ penalty: penaltyId }) => ({ penaltyId })),
      ...{ isRunning: true, isPenalised: true },
    }),
  ),
  { ...byName('erase-result', ({ match: matchId }) => ({ matchId })), isRunning: true },
  { ...byName('reopen-tournament'), isRunning: true },
  {
    act: 'cancel-tournament',
    isRunning: true,
    send: ({ code }, role) => server.call('cancel-quick-tournament', { code, organizerId: quickSecret(role) }),
  },
  byName('delete-tournament'),
  {
    act: 'restore-tournament',
    organizersActs: 2,
    send: async ({ code }, role) => {
      await server.call('delete-tournament', { code, organizerId: ORGANIZER })
      const answer = await server.call('restore-tournament', { code, organizerId: quickSecret(role) })
      await server.call('restore-tournament', { code, organizerId: ORGANIZER })
      return answer
    },
  },
  { ...byName('restart-quick-tournament', () => ({ keepPlayers: true })), isRunning: true, answer: 409 },
  { ...byName('get-score-reports', asPlayer), isRunning: true },
  { ...byName('get-whole-tournament'), isRunning: true },
  { ...byName('get-table-codes', asPlayer), isRunning: true },
  {
    act: 'report-at-table',
    isRunning: true,
    send: async ({ code }) => {
      const { data } = (await server.call('get-table-codes', { code, organizerId: ORGANIZER })).body
      return server.call('report-at-table', { code, ...data.tables[0], ...data.matches[0], score: '2-0' })
    },
  },
]

describe.each(QUICK_ROLES)('STAK-10 wire 3 a quick tournament for %s', (role) => {
  test.each(QUICK_ROWS.map((row) => [row.act, row] as const))('%s', async (act, row) => {
    const at = await quickScene(row)
    const before = await server.document(at.id)
    const { status } = await row.send(at, role)
    const held: readonly HeldRole[] = role === 'guest' ? ['everybody'] : [role, 'everybody']
    const isEntitled = held.some((one) => may(act, one))
    if (isEntitled) expect(status).toBe(row.answer ?? 200)
    else expect([401, 403]).toContain(status)
    const liveSequence = Number(before.liveSequence) + (row.organizersActs ?? 0)
    if (status !== 200) expect(await server.document(at.id)).toEqual({ ...before, liveSequence })
  })
})

/** Performed by the server when an account is erased. */
const OF_THE_SERVER: readonly string[] = [
  ...['forget-player', 'forget-registration', 'forget-keeper'],
  // For each event of a shop, by its members: shops.test.ts.
  'follow-shop',
]
/** Proven by a letter's link: see `personal-links.test.ts`. */
const OF_LETTERS: readonly string[] = ['take-registration', 'send-another-letter']

test('STAK-10 every act of the table has a row here', () => {
  const acts = [...ROWS, ...DOCUMENT_ROWS, ...QUICK_ROWS].map(({ act }) => act)
  const without = Object.keys(MAY).filter(
    (act) => !acts.some((one) => one === act) && ![...OF_THE_SERVER, ...OF_LETTERS].includes(act),
  )
  expect(without).toEqual([])
})
