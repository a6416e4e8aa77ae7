import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Played, playersOf, secretOf, startServer, type TestServer } from '../testing/a-server.ts'
import { aPerson, type Person } from '../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, PERSONAL, register, sessionHeaders } from '../testing/an-event.ts'

/**
 * Who may do what with an announced event: every role, every call, every document. The registrations are Ana's, made
 * with an account, and Bob's, made with a secret; each of their data says whose it is, so that a leak shows.
 */
const ROLES = ['guest', 'bob', 'ana', 'stranger', 'rival', 'organizer'] as const
type Role = (typeof ROLES)[number]

const ANA = { ...PERSONAL, email: 'ana.private@exemple.fr', phone: '06 ANA', notes: 'ANA allergique' }
const BOB = { ...PERSONAL, email: 'bob.private@exemple.fr', phone: '06 BOB', notes: 'BOB en fauteuil' }
const DECK = { decklistText: '20 Island DECK-OF-ANA' }
const SECRETS_OF_ANA = /ana\.private|06 ANA|allergique|DECK-OF-ANA/
const SECRETS_OF_BOB = /bob\.private|06 BOB|fauteuil/

let server: TestServer
let people: Readonly<Record<Exclude<Role, 'guest' | 'bob'>, Person>>
beforeAll(async () => {
  server = await startServer()
  people = {
    ana: await aPerson(server, 'Ana'),
    stranger: await aPerson(server, 'Étranger'),
    rival: await anOrganizer(server, 'Rival'),
    organizer: await anOrganizer(server),
  }
})
afterAll(() => server.close())

const headersOf = (role: Role) => (role === 'guest' || role === 'bob' ? {} : sessionHeaders(people[role]))

type State = 'waiting' | 'running' | 'finished'
type Scene = Played & { readonly bob: string; readonly round: string }

/** Ana and Bob are registered; once running, they and two others meet, and after the end all is decided. */
async function scene(state: State): Promise<Scene> {
  const shop = sessionHeaders(people.organizer)
  const event = await anEvent(server, people.organizer)
  const { id: tournamentId } = event
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

/** Everything that an act could change, as the organizer sees it. */
async function everything({ id }: Played): Promise<string> {
  const { body } = await server.call('get-advanced-registrations', { tournamentId: id }, headersOf('organizer'))
  return JSON.stringify([await server.document(id), body.data])
}

type Row = {
  readonly call: string
  readonly state: State
  readonly allowed: readonly Role[]
  /** Who may in principle, and is refused for the state the event is in. */
  readonly untimely?: readonly Role[]
  readonly payload: (scene: Scene, role: Role) => object
}

const organizerOnly = ['organizer'] as const
/** The way each role would mean Ana, and Bob. */
const meantAna = ({ id }: Scene) => ({ tournamentId: id, playerId: people.ana.id })
const meantBob = ({ id, bob }: Scene, role: Role) => ({
  tournamentId: id,
  playerId: role === 'bob' ? secretOf(1) : bob,
})

const ROWS: readonly Row[] = [
  {
    call: 'create-advanced-tournament',
    state: 'waiting',
    allowed: ['rival', 'organizer'],
    payload: () => ({ ...EVENT, name: 'Un autre' }),
  },
  { call: 'get-last-advanced-event', state: 'waiting', allowed: ROLES, payload: () => ({}) },
  { call: 'get-advanced-registrations', state: 'waiting', allowed: ROLES, payload: ({ id }) => ({ tournamentId: id }) },
  { call: 'get-advanced-rounds', state: 'running', allowed: ROLES, payload: ({ id }) => ({ tournamentId: id }) },
  {
    call: 'register-advanced-player',
    state: 'waiting',
    allowed: [],
    untimely: ['ana'],
    payload: (at) => ({ ...meantAna(at), ...PERSONAL, playerName: 'Ana bis', policyAgreement: true }),
  },
  { call: 'accept-registration', state: 'waiting', allowed: organizerOnly, payload: meantAna },
  { call: 'accept-registration', state: 'waiting', allowed: organizerOnly, payload: meantBob },
  ...(['cancel-player-advanced-tournament', 'drop-player-advanced-tournament'] as const).flatMap(
    (call): readonly Row[] => [
      { call, state: 'waiting', allowed: ['ana', 'organizer'], payload: meantAna },
      { call, state: 'running', allowed: ['bob', 'organizer'], payload: meantBob },
    ],
  ),
  {
    call: 'update-player-advanced-tournament',
    state: 'waiting',
    allowed: ['ana', 'organizer'],
    payload: (at) => ({ ...meantAna(at), notes: 'changé' }),
  },
  {
    call: 'update-player-advanced-tournament',
    state: 'waiting',
    allowed: ['bob', 'organizer'],
    payload: (at, role) => ({ ...meantBob(at, role), notes: 'changé' }),
  },
  {
    call: 'update-player-advanced-tournament',
    state: 'running',
    allowed: organizerOnly,
    untimely: ['ana'],
    payload: (at) => ({ ...meantAna(at), notes: 'changé' }),
  },
  {
    call: 'submit-advanced-decklist',
    state: 'waiting',
    allowed: ['ana', 'organizer'],
    payload: (at) => ({ ...meantAna(at), decklist: { decklistText: 'Autre' } }),
  },
  {
    call: 'undo-registration-act',
    state: 'waiting',
    allowed: organizerOnly,
    payload: (at) => ({ ...meantAna(at), act: 'cancel' }),
  },
  {
    call: 'accept-registrations',
    state: 'waiting',
    allowed: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id }),
  },
  {
    call: 'add-player-at-desk',
    state: 'running',
    allowed: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id, playerName: 'Tardif' }),
  },
  {
    call: 'drop-absent-players',
    state: 'waiting',
    allowed: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id }),
  },
  {
    call: 'generate-advanced-pairings',
    state: 'running',
    allowed: [],
    untimely: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id, roundNumber: 2, organizerId: people.organizer.id }),
  },
  {
    call: 'plan-rounds',
    state: 'waiting',
    allowed: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id, rounds: 5 }),
  },
  {
    call: 'submit-advanced-score',
    state: 'running',
    allowed: organizerOnly,
    payload: ({ round }) => ({ roundId: round, score1: 2, score2: 0 }),
  },
  {
    call: 'submit-advanced-score',
    state: 'running',
    allowed: ['ana'],
    payload: ({ round }) => ({ roundId: round, score1: 2, score2: 0, playerId: people.ana.id }),
  },
  {
    call: 'submit-advanced-score',
    state: 'running',
    allowed: ['bob'],
    payload: (at, role) => ({ roundId: at.round, score1: 2, score2: 0, playerId: meantBob(at, role).playerId }),
  },
  {
    call: 'start-next-round',
    state: 'running',
    allowed: [],
    untimely: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id, organizerId: people.organizer.id }),
  },
  {
    call: 'finish-tournament',
    state: 'running',
    allowed: [],
    untimely: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id }),
  },
  {
    call: 'publish-decklists',
    state: 'finished',
    allowed: organizerOnly,
    payload: ({ id }) => ({ tournamentId: id, arePublic: true }),
  },
  {
    call: 'undo-round',
    state: 'running',
    allowed: organizerOnly,
    payload: ({ id, code }) => ({ tournamentId: id, code, roundNumber: 1, organizerId: people.organizer.id }),
  },
]

describe.each(ROLES)('REGI-7 API-2 wire 9.2 the functions for %s', (role) => {
  test.each(ROWS.map((row, index) => [`${index + 1} ${row.call} (${row.state})`, row] as const))(
    '%s',
    async (_, row) => {
      const at = await scene(row.state)
      const before = await everything(at)
      const { status, body } = await server.call(row.call, row.payload(at, role), headersOf(role))
      const isAllowed = row.allowed.includes(role)
      if (isAllowed) expect([status, body.message]).toEqual([200, body.message])
      else if (row.untimely?.includes(role)) expect(status).toBe(409)
      else expect([401, 403, 404]).toContain(status)
      if (!isAllowed) expect(await everything(at)).toBe(before)
      const answer = JSON.stringify(body)
      if (role !== 'organizer' && role !== 'ana') expect(answer).not.toMatch(SECRETS_OF_ANA)
      if (role !== 'organizer' && role !== 'bob') expect(answer).not.toMatch(SECRETS_OF_BOB)
      expect(answer).not.toContain(secretOf(1))
    },
  )
})

const COLLECTIONS = '/v1/databases/tablee/collections'
const documents = (collection: string) => `${COLLECTIONS}/${collection}/documents`

type Statuses = Readonly<Record<Role, number>>
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
    state: 'waiting',
    expected: statuses(200, 200, 200, 200, 200, 200),
    request: ({ id }) => ({ method: 'GET', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: 'create a tournament',
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
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 200),
    request: ({ id }) => ({ method: 'PATCH', url: `${TOURNAMENTS}/${id}`, payload: data({ name: 'Autre nom' }) }),
  },
  {
    title: 'update the state of a tournament',
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 401),
    request: ({ id }) => ({ method: 'PATCH', url: `${TOURNAMENTS}/${id}`, payload: data({ isStarted: true }) }),
  },
  {
    title: 'open a tournament up',
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
    state: 'waiting',
    expected: statuses(401, 401, 401, 401, 401, 204),
    request: ({ id }) => ({ method: 'DELETE', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: 'delete a started tournament',
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 409),
    request: ({ id }) => ({ method: 'DELETE', url: `${TOURNAMENTS}/${id}` }),
  },
  {
    title: "read Ana's registration",
    state: 'waiting',
    expected: statuses(404, 404, 200, 404, 404, 200),
    request: (_, { registration }) => ({ method: 'GET', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: 'register oneself',
    state: 'waiting',
    expected: statuses(401, 401, 409, 201, 201, 201),
    request: ({ id }) => ({
      method: 'POST',
      url: REGISTRATIONS,
      payload: created({ tournamentId: id, playerName: 'Moi', playerId: people.ana.id, status: 'confirmed' }),
    }),
  },
  {
    title: "amend Ana's personal data",
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
    state: 'waiting',
    expected: statuses(404, 404, 401, 404, 404, 204),
    request: (_, { registration }) => ({ method: 'DELETE', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: "delete Ana's registration once she was paired",
    state: 'running',
    expected: statuses(404, 404, 401, 404, 404, 409),
    request: (_, { registration }) => ({ method: 'DELETE', url: `${REGISTRATIONS}/${registration}` }),
  },
  {
    title: 'read a pairing',
    state: 'running',
    expected: statuses(200, 200, 200, 200, 200, 200),
    request: ({ round }) => ({ method: 'GET', url: `${ROUNDS}/${round}` }),
  },
  {
    title: 'create a pairing of players who are paired',
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
    state: 'running',
    expected: statuses(401, 401, 401, 401, 401, 204),
    request: ({ round }) => ({ method: 'DELETE', url: `${ROUNDS}/${round}` }),
  },
]

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
    expect([answer.statusCode, answer.body]).toEqual([row.expected[role], answer.body])
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
  const seen: Readonly<Record<Role, readonly string[]>> = {
    guest: [],
    bob: [],
    ana: ['Ana'],
    stranger: [],
    rival: [],
    organizer: ['Ana', 'Bob'],
  }
  for (const role of ROLES) {
    expect([role, await list(role, ofEvent)]).toEqual([role, seen[role]])
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
