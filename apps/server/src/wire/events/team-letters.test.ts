import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, type TestServer } from '../../testing/a-server.ts'
import { aShopThatWrites } from '../../testing/a-shop-that-writes.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, register, sessionHeaders } from '../../testing/an-event.ts'
import type { Mailbox } from '../../testing/mailbox.ts'

const NOW = Date.UTC(2030, 1, 10, 13)

describe.each(DATABASE_KINDS)('letters to people of teams on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    const opened = await aShopThatWrites({ kind, now: () => NOW })
    ;({ mailbox, server, shop } = opened)
    return opened.close
  })

  const trios = (changes: object = {}) =>
    anEvent(server, shop, {
      ...{ teamKind: 'trios', tournamentDate: '2030-03-02T13:00:00Z', maxPlayers: 3 },
      registrationRules: { acceptsAutomatically: true },
      ...changes,
    })
  let registrants = 0
  async function comes(event: Played, playerName: string, more: { team: object | null; language?: string }) {
    registrants += 1
    const email = `membre${registrants}@exemple.fr`
    const playerId = secretOf(registrants)
    const { status, body } = await register(server, event, { playerName, playerId, email, ...more })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { email, playerId, key: body.data.registration.playerKey as string }
  }
  const brings = (name: string) => ({ name, isNew: true })
  const joins = (name: string) => ({ name, isNew: false })

  test('TEAM-38 letters name the team: on registering, on the waiting list, and once a place is free', async () => {
    const event = await trios()
    const ana = await comes(event, 'Ana', { team: brings('Loups & Cie') })
    const seated = await mailbox.next(ana.email)
    expect(seated.text).toContain('vous avez une place')
    expect(seated.text).toMatch(/^Équipe\s: Loups & Cie$/m)
    expect(seated.html).toContain('Loups &#38; Cie')
    const bo = await comes(event, 'Bo', { team: joins('LOUPS & cie') })
    expect((await mailbox.next(bo.email)).text).toMatch(/^Équipe\s: Loups & Cie$/m)
    const waits = [
      await comes(event, 'Gus', { team: brings('Chats') }),
      await comes(event, 'Hugo', { team: joins('Chats'), language: 'en' }),
    ] as const
    const [ofGus, ofHugo] = [await mailbox.next(waits[0].email), await mailbox.next(waits[1].email)]
    expect(ofGus.text).toMatch(/liste d’attente[\s\S]*^Équipe\s: Chats$/m)
    expect(ofHugo.text).toMatch(/waiting list[\s\S]*^Team: Chats$/m)
    const headers = sessionHeaders(shop)
    for (const { key: playerId } of [ana, bo]) {
      await server.call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId }, headers)
    }
    const [first, second] = [await mailbox.next(waits[0].email), await mailbox.next(waits[1].email)]
    expect(first.text).toMatch(/Une place s’est libérée[\s\S]*^Équipe\s: Chats$/m)
    expect(second.text).toMatch(/^Team: Chats$/m)
    expect(first.calendar).toContain('BEGIN:VEVENT')
  })

  test('TEAM-38 a letter names the team that somebody sits in, not the one they had asked for', async () => {
    const event = await trios({ maxPlayers: 6 })
    const ana = await comes(event, 'Ana', { team: brings('Loups') })
    await mailbox.next(ana.email)
    await server.call('join-team', { code: event.code, playerId: ana.playerId, team: { name: 'Louves' } })
    const data = { tournamentDate: '2030-03-03T13:00:00Z' }
    expect((await server.patch(event.id, data, sessionHeaders(shop))).status).toBe(200)
    expect((await mailbox.next(ana.email)).text).toMatch(/^Équipe\s: Louves$/m)
  })

  test('TEAM-38 a letter to somebody without a team, or of an event played alone, names none', async () => {
    const alone = await comes(await trios({ maxPlayers: 6 }), 'Zoé', { team: null })
    expect((await mailbox.next(alone.email)).text).not.toContain('Équipe')
    const single = await comes(await trios({ teamKind: null }), 'Zoé', { team: null })
    expect((await mailbox.next(single.email)).text).not.toContain('Équipe')
  })
})
