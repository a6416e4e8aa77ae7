import type { HookDelivery } from '@tablee/contract/serving/hook-box'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSendRequest } from './send-request.ts'
import { sendToDiscord } from './send-to-discord.ts'
import { type LocalReceiver, startLocalReceiver } from './testing/local-receiver.ts'

let discord: LocalReceiver
let send: ReturnType<typeof createSendRequest>
beforeAll(async () => {
  discord = await startLocalReceiver()
  send = createSendRequest({ ...discord.network, internal: ['discord.com'] })
})
afterAll(async () => {
  send.close()
  await discord.close()
})

const tables = Array.from({ length: 400 }, (_, index) => ({
  table: index + 1,
  sides: [[`**Léa** [x](https://bad.example) ${index}`], [`@everyone ${index}`]],
}))
const DELIVERY: HookDelivery = {
  ...{ id: 'msg_1', kind: 'discord', secret: '', language: 'fr', messageId: null },
  address: 'https://discord.com/api/webhooks/123456/token-token-token-token',
  payload: {
    type: 'round.paired',
    timestamp: '2026-12-04T19:00:00.000Z',
    data: {
      event: {
        ...{
          code: 'ABC234',
          name: 'N'.repeat(400),
          url: 'https://t.example/tournament/ABC234',
          picture: 'https://t.example/p.png',
        },
        ...{
          state: 'running',
          game: 'magic',
          format: 'modern',
          formatName: null,
          startsAt: '2026-12-04T18:00:00.000Z',
        },
        ...{ endsAt: null, location: 'L'.repeat(200), organizer: 'O'.repeat(80), players: 800, capacity: null },
        ...{ freeSeats: null, currentRound: 1 },
      },
      round: { number: 1, places: null, tables, count: 400, url: 'https://t.example/v1/tournaments/ABC234/rounds/1' },
      podium: [],
    },
  },
}
const sending = (delivery: Partial<HookDelivery> = {}) =>
  sendToDiscord({ ...DELIVERY, ...delivery }, { send: send.send, userAgent: 'Tablee' })
const answers = (status: number, body: object, headers: Record<string, string> = {}) =>
  discord.answer((response) => void response.writeHead(status, headers).end(JSON.stringify(body)))

test('HOOK-9 a card is written once within the limits of Discord, and changed from then on', async () => {
  answers(200, { id: '987' }, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' })
  expect(await sending()).toEqual({ kind: 'sent', status: 200, messageId: '987', pauseMs: 1500 })
  const [created] = await discord.next(1)
  expect(created).toMatchObject({ method: 'POST', path: '/api/webhooks/123456/token-token-token-token?wait=true' })
  const { embeds, allowed_mentions } = JSON.parse(created?.text ?? '')
  expect(allowed_mentions).toEqual({ parse: [] })
  let together = 0
  for (const { title, description, fields = [] } of embeds) {
    const values = fields.flatMap(({ name, value }: { name: string; value: string }) => [name, value])
    for (const text of [title, description, ...values]) together += text.length
    expect(title.length).toBeLessThanOrEqual(256)
    expect(description.length).toBeLessThanOrEqual(4096)
  }
  expect(together).toBeLessThanOrEqual(6000)
  expect(embeds[1].description).toContain(String.raw`\*\*Léa\*\* \[x\]`)
  expect(embeds[1].description).toContain('de plus sur la page')
  answers(200, { id: '987' })
  expect(await sending({ messageId: '987' })).toMatchObject({ kind: 'sent' })
  const [changed] = await discord.next(1)
  expect(changed).toMatchObject({ method: 'PATCH', path: '/api/webhooks/123456/token-token-token-token/messages/987' })
})

test('HOOK-19 a round of a bracket has its name, in the language of the shop, and any other its number', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const titleOf = async (places: number | null, language: 'fr' | 'en') => {
    const round = payload.data.round && { ...payload.data.round, places, number: 7 }
    await sending({ language, payload: { ...payload, data: { ...payload.data, round } } })
    const [card] = await discord.next(1)
    return JSON.parse(card?.text ?? '').embeds[1].title
  }
  expect(await titleOf(4, 'fr')).toBe('Demi-finale')
  expect(await titleOf(2, 'en')).toBe('Final')
  expect(await titleOf(64, 'fr')).toBe('Tour à 64')
  expect(await titleOf(null, 'en')).toBe('Round 7')
})

test('HOOK-19 a last free seat and a first taken one are counted in words of one', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const seatsOf = async (seats: { players: number; capacity: number | null; freeSeats: number | null }) => {
    const event = payload.data.event && { ...payload.data.event, ...seats, state: 'waiting' as const }
    await sending({ payload: { ...payload, data: { ...payload.data, event } } })
    const [card] = await discord.next(1)
    const [{ fields }] = JSON.parse(card?.text ?? '').embeds
    return fields.find(({ name }: { name: string }) => name === 'Places')?.value
  }
  expect(await seatsOf({ players: 7, capacity: 8, freeSeats: 1 })).toBe('Reste 1 sur 8')
  expect(await seatsOf({ players: 1, capacity: null, freeSeats: null })).toBe('Prises\u202f: 1')
  // LAY-16
  expect(await seatsOf({ players: 1_000, capacity: 2_500, freeSeats: 1_500 })).toBe('Reste 1\u202f500 sur 2\u202f500')
})

test('HOOK-20 a match without a table is named without one, and teams, tables of four and byes by their people', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const shown = [
    { table: null, sides: [['Léa'], ['Marc']] },
    {
      table: 3,
      sides: [
        ['Ana', 'Bob'],
        ['Dan', 'Ève'],
      ],
    },
    { table: 4, sides: [['Ana'], ['Bob'], ['Cléo'], ['Dan']] },
    { table: null, sides: [['Guy', 'Hal']] },
  ]
  const linesIn = async (language: 'fr' | 'en') => {
    const round = payload.data.round && { ...payload.data.round, tables: shown, count: 6 }
    await sending({ language, payload: { ...payload, data: { ...payload.data, round } } })
    const [card] = await discord.next(1)
    return JSON.parse(card?.text ?? '').embeds[1].description.split('\n')
  }
  expect(await linesIn('fr')).toEqual([
    'Léa – Marc',
    'Table\u00a03\u202f: Ana + Bob – Dan + Ève',
    'Table\u00a04\u202f: Ana – Bob – Cléo – Dan',
    'Sans adversaire\u202f: Guy + Hal',
    '… et 2 de plus sur la page du tournoi',
  ])
  expect(await linesIn('en')).toEqual([
    'Léa – Marc',
    'Table\u00a03: Ana + Bob – Dan + Ève',
    'Table\u00a04: Ana – Bob – Cléo – Dan',
    'Without an opponent: Guy + Hal',
    '… and 2 more on the page of the tournament',
  ])
})

test('HOOK-21 teams have their names beside their people, as plain letters and no longer than there is room for', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const shown = [
    {
      table: 3,
      teams: ['Les *Ours*', 'T'.repeat(80)],
      sides: [
        ['Ana', 'Bob'],
        ['Dan', 'Ève'],
      ],
    },
    { table: null, teams: ['Les Loups'], sides: [['Guy', 'Hal']] },
  ]
  const linesIn = async (language: 'fr' | 'en', tables: typeof shown) => {
    const round = payload.data.round && { ...payload.data.round, tables, count: tables.length }
    await sending({ language, payload: { ...payload, data: { ...payload.data, round } } })
    const [card] = await discord.next(1)
    return JSON.parse(card?.text ?? '').embeds[1].description.split('\n')
  }
  const ours = String.raw`Les \*Ours\* (Ana + Bob) – ${'T'.repeat(59)}… (Dan + Ève)`
  expect(await linesIn('fr', shown)).toEqual([
    `Table\u00a03\u202f: ${ours}`,
    'Sans adversaire\u202f: Les Loups (Guy + Hal)',
  ])
  expect(await linesIn('en', shown)).toEqual([`Table\u00a03: ${ours}`, 'Without an opponent: Les Loups (Guy + Hal)'])
  const many = await linesIn(
    'fr',
    Array.from({ length: 200 }, () => shown[0] as (typeof shown)[number]),
  )
  expect(many.join('\n').length).toBeLessThanOrEqual(4096)
  expect(many.at(-1)).toMatch(/^… et \d+ de plus/)
})

test('HOOK-20 places that are shared keep their numbers, and are no list that counts on', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const event = payload.data.event && { ...payload.data.event, state: 'finished' as const }
  const podium = [
    { rank: 1, name: 'Léa' },
    { rank: 1, name: 'Marc' },
    { rank: 3, name: 'Ana' },
  ]
  await sending({ payload: { ...payload, type: 'event.finished', data: { ...payload.data, event, podium } } })
  const [card] = await discord.next(1)
  const [, ending] = JSON.parse(card?.text ?? '').embeds
  expect(ending.description.split('\n')).toEqual([String.raw`1\. Léa`, String.raw`1\. Marc`, String.raw`3\. Ana`])
})

test('HOOK-9 a finished event shows its podium with the picture of its page', async () => {
  answers(200, { id: '987' })
  const { payload } = DELIVERY
  const event = payload.data.event && { ...payload.data.event, state: 'finished' as const }
  const podium = [
    { rank: 1, name: 'Léa_B' },
    { rank: 2, name: 'Marc' },
  ]
  await sending({ payload: { ...payload, type: 'event.finished', data: { ...payload.data, event, podium } } })
  const [card] = await discord.next(1)
  const [, shown, ...others] = JSON.parse(card?.text ?? '').embeds
  expect(others).toEqual([])
  expect(shown.image).toEqual({ url: 'https://t.example/p.png' })
  expect(shown.description.split('\n')).toEqual([
    expect.stringContaining(String.raw`Léa\_B`),
    expect.stringContaining('Marc'),
  ])
})

test('HOOK-9 a pause is kept, a deleted card written again, and a deleted webhook is gone', async () => {
  answers(429, { retry_after: 2.5 })
  expect(await sending({ messageId: '987' })).toMatchObject({ kind: 'failed', why: 'busy', afterMs: 2500 })
  discord.answer((response, { method }) =>
    method === 'PATCH'
      ? void response.writeHead(404).end(JSON.stringify({ code: 10_008 }))
      : void response.writeHead(200).end(JSON.stringify({ id: '988' })),
  )
  expect(await sending({ messageId: '987' })).toMatchObject({ kind: 'sent', messageId: '988' })
  answers(404, { code: 10_015 })
  expect(await sending()).toEqual({ kind: 'gone', status: 404 })
})

test('HOOK-8 a name that leads inside is not asked, unless the operator allows it', async () => {
  const guarded = createSendRequest({ ...discord.network, internal: [] })
  const before = discord.received.length
  const answer = await guarded.send({ method: 'POST', address: DELIVERY.address, headers: {}, body: '' })
  expect(answer).toEqual({ failure: 'private_address' })
  expect(discord.received).toHaveLength(before)
  guarded.close()
})
