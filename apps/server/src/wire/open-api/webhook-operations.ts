import { HOOK_TYPES, type HookPayload, hookPayload } from '@tablee/contract/shops/hook-payload'
import { jsonSchema } from './json-schema.ts'
import type { JsonSchema } from './operation.ts'

export type DescribedWebhook = { readonly post: JsonSchema }

const HEADERS = [
  ['webhook-id', 'The same for every attempt.'],
  ['webhook-timestamp', 'Of this attempt, in seconds since 1970.'],
  ['webhook-signature', '`v1,` and the signature by Standard Webhooks, with the secret of the address.'],
] as const

const SUMMARIES: Readonly<Record<HookPayload['type'], string>> = {
  'event.announced': 'An event of the shop is announced',
  'event.changed': 'What its announcement says has changed, or how far it is',
  'event.full': 'Its last seat is taken',
  'round.paired': 'A round is paired, or paired otherwise',
  'event.finished': 'It is over',
  ping: 'A try',
}

/** What a shop's addresses are sent. */
export function describedWebhooks(publicUrl: string): Readonly<Record<string, DescribedWebhook>> {
  const types = [...Object.values(HOOK_TYPES), 'ping'] as const
  return Object.fromEntries(types.map((type) => [type, { post: operationOf(type, publicUrl) }]))
}

function operationOf(type: HookPayload['type'], publicUrl: string): JsonSchema {
  const schema = { allOf: [jsonSchema(hookPayload, 'output'), { properties: { type: { const: type } } }] }
  return {
    operationId: `webhook-${type.replace('.', '-')}`,
    summary: SUMMARIES[type],
    parameters: HEADERS.map(([name, description]) => {
      return { name, in: 'header', description, required: true, schema: { type: 'string' } }
    }),
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleOf(type, publicUrl) } },
    },
    responses: {
      '2XX': { description: 'Heard. What else is answered is tried again for a day.' },
      410: { description: 'The address is no more: it is switched off.' },
    },
    security: [],
  }
}

function exampleOf(type: HookPayload['type'], publicUrl: string): HookPayload {
  const timestamp = '2030-01-18T18:30:00.000Z'
  const round = { number: 1, places: null, tables: [{ table: 1, sides: [['Léa'], ['Marc']] }], count: 1 }
  switch (type) {
    case 'ping':
      return { type, timestamp, data: { event: null, round: null, podium: [] } }
    case 'event.announced':
    case 'event.changed':
      return { type, timestamp, data: { event: exampleEvent('waiting', 0, publicUrl), round: null, podium: [] } }
    case 'event.full':
      return { type, timestamp, data: { event: exampleEvent('waiting', 2, publicUrl), round: null, podium: [] } }
    case 'round.paired': {
      const shown = { ...round, url: `${publicUrl}/tournament/ABC234` }
      return { type, timestamp, data: { event: exampleEvent('running', 2, publicUrl), round: shown, podium: [] } }
    }
    case 'event.finished': {
      const podium = ['Léa', 'Marc'].map((name, at) => ({ rank: at + 1, name }))
      return { type, timestamp, data: { event: exampleEvent('finished', 2, publicUrl), round: null, podium } }
    }
    default:
      return type satisfies never
  }
}

type HookEvent = NonNullable<HookPayload['data']['event']>

function exampleEvent(state: HookEvent['state'], players: number, publicUrl: string): HookEvent {
  const capacity = 2
  return {
    ...{ code: 'ABC234', name: 'Modern du vendredi', url: `${publicUrl}/tournament/ABC234` },
    picture: `${publicUrl}/v1/preview/ABC234.png?lang=fr`,
    ...{ state, game: 'magic', format: 'modern', formatName: null, startsAt: '2030-01-18T18:30:00.000Z', endsAt: null },
    ...{ location: '69003 Lyon', organizer: 'Le Repaire', players, capacity, freeSeats: capacity - players },
    currentRound: state === 'waiting' ? 0 : 1,
  }
}
