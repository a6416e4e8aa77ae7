import { expect, test } from 'vitest'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { turnsOf } from '../../testing/turns-of.ts'

const WAITING = 9_000
const ROWS_TOGETHER = 300

type Row = { readonly id: string; readonly player_name: string; readonly status: string }

const rowsOf = (server: TestServer, { id }: Played): Promise<readonly Row[]> =>
  server.server.database.read((db) =>
    db
      .selectFrom('registrations')
      .select(['id', 'player_name', 'status'])
      .where('tournament_id', '=', id)
      .orderBy('added_as')
      .execute(),
  )

/** Two trios have their seats; the others wait, in teams of three. */
async function withQueue(server: TestServer, event: Played): Promise<void> {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const team = { name: `Équipe ${Math.ceil(number / 3)}`, isNew: number % 3 === 1 }
    const registering = { playerName: `Joueur ${number}`, playerId: secretOf(number), team }
    expect((await register(server, event, registering)).status).toBe(200)
  }
  const { database } = server.server
  const first = await database.read((db) =>
    db.selectFrom('registrations').selectAll().where('player_name', '=', 'Joueur 7').executeTakeFirstOrThrow(),
  )
  await database.inTransaction(async ({ db }) => {
    for (let start = 8; start < WAITING; start += ROWS_TOGETHER) {
      const rows = Array.from({ length: ROWS_TOGETHER }, (_, place) => {
        const number = start + place
        const own = { id: `waiting-${number}`, player_id: `waiting-${number}`, added_as: number }
        return { ...first, ...own, player_name: `Joueur ${number}`, team_name: `Équipe ${Math.ceil(number / 3)}` }
      })
      await db.insertInto('registrations').values(rows).execute()
    }
  })
}

test('TEAM-46 where thousands wait, a cancellation reads those it is about, and many are written in steps', async () => {
  const server = await startServer({ environment: { LOG_LEVEL: 'error' } })
  const shop = await anOrganizer(server)
  const rules = { teamKind: 'trios', registrationRules: { acceptsAutomatically: true }, maxPlayers: 6 }
  const event = await anEvent(server, shop, rules)
  await withQueue(server, event)
  const rows = await rowsOf(server, event)
  const cancel = async (some: readonly Row[]) => {
    const registrationIds = some.map(({ id }) => id)
    const call = { tournamentId: event.id, registrationIds }
    const { status, body } = await server.call('cancel-registrations', call, sessionHeaders(shop))
    expect([status, body.data?.registrations?.length]).toEqual([200, some.length])
  }
  const statuses = async (names: readonly string[]) =>
    (await rowsOf(server, event)).filter((row) => names.includes(row.player_name)).map(({ status }) => status)

  // Whoever reads all of them meets a row that says nothing they know.
  const last = rows.at(-1)?.id ?? ''
  const setStatus = (status: string) =>
    server.server.database.inTransaction(({ db }) =>
      db
        .updateTable('registrations')
        .set({ status: status as 'pending' })
        .where('id', '=', last)
        .execute(),
    )
  await setStatus('unheard of')
  await cancel(rows.filter(({ player_name }) => ['Joueur 4', 'Joueur 5', 'Joueur 6'].includes(player_name)))
  await setStatus('pending')
  expect(await statuses(['Joueur 4', 'Joueur 5', 'Joueur 6'])).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await statuses(['Joueur 7', 'Joueur 8', 'Joueur 9', 'Joueur 10'])).toEqual([
    ...['confirmed', 'confirmed', 'confirmed', 'pending'],
  ])

  const few = await turnsOf(() => cancel(rows.slice(-50)))
  const many = await turnsOf(() => cancel(rows.slice(-1550, -50)))
  // A hundred rows a step.
  expect(many - few).toBeGreaterThanOrEqual(14)
  await server.close()
})
