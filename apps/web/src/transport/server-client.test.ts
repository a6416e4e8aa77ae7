import { defineAct, defineCall } from '@tablee/contract/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RefusedError, ServerFailureError, UnreachableError } from './request-error.ts'
import { createServerClient, type ServerClient } from './server-client.ts'
import { executed, type LocalServer, startLocalServer } from './testing/local-server.ts'

const greet = defineCall({
  id: 'greet',
  input: z.object({ name: z.string() }),
  reply: z.object({ greeting: z.string() }),
})

const rename = defineAct({
  id: 'rename',
  input: z.object({ name: z.string() }),
  reply: z.object({ tournament: z.string() }),
  told: z.object({ sequence: z.int() }),
})

let server: LocalServer
let client: ServerClient

beforeEach(async () => {
  server = await startLocalServer()
  client = createServerClient({ endpoint: `${server.origin}/v1`, language: () => 'en', timeoutMs: 400 })
})
afterEach(() => server.close())

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )
}

test('a call is an execution of the project in the language of the page', async () => {
  server.answer(() => executed(200, { success: true, greeting: 'Bonjour Zoé' }))
  await expect(client.callFunction(greet, { name: 'Zoé' })).resolves.toEqual({ greeting: 'Bonjour Zoé' })
  const [request] = server.requests
  expect(request?.path).toBe('/v1/functions/greet/executions')
  expect(request?.headers['x-appwrite-project']).toBe('tablee')
  expect(request?.headers['x-appwrite-locale']).toBe('en')
  expect(request?.body).toMatchObject({ body: '{"name":"Zoé"}', async: false, method: 'POST' })
})

const report = defineCall({ id: 'report', input: z.object({ code: z.string() }), reply: z.object({}) })

test('OPS-30 a call about a tournament names its code where proxies look, and only what is one', async () => {
  server.answer(() => executed(200, { success: true }))
  await client.callFunction(report, { code: 'ab12cd' })
  expect(server.requests.at(-1)?.headers['x-tablee-tournament']).toBe('AB12CD')
  for (const code of ['', 'AB12C', 'AB12CDE', 'AB 2CD', 'É12345', 'AB12CD\r\nX: y']) {
    await client.callFunction(report, { code })
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('x-tablee-tournament')
  }
})

test.each([200, 400, 409, 500])(
  'API-4 with success false, status %i is an error with the sentence of the server',
  async (status) => {
    server.answer(() => executed(status, { success: false, message: 'Non.' }))
    expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toMatchObject({
      message: 'Non.',
      callId: 'greet',
    })
  },
)

test.each([200, 400, 500])(
  'API-4 without a sentence, an error with status %i says whose default is meant',
  async (status) => {
    server.answer(() => executed(status, { success: false }))
    expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toMatchObject({ message: '', callId: 'greet' })
  },
)

test('API-4 success true does not make up for a status of 400 or more', async () => {
  server.answer(() => executed(400, { success: true, greeting: 'Bonjour' }))
  expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toBeInstanceOf(RefusedError)
})

test('API-4 the English words of the protocol for a defect are nobody’s sentence; those of our storage are', async () => {
  const defect = { code: 500, type: 'general_unknown', version: '1.6.1' }
  server.answer(() => ({ status: 500, body: { ...defect, message: 'Server Error' } }))
  expect(await failureOf(client.listDocuments('tournaments', []))).toMatchObject({ message: '', callId: null })
  server.answer(() => ({ status: 503, body: { ...defect, message: 'Disque plein', reason: 'storage_full' } }))
  expect(await failureOf(client.listDocuments('tournaments', []))).toMatchObject({ sentence: 'Disque plein' })
})

test('a server without its database is as good as out of reach, and says why in its own words', async () => {
  const failure = { reason: 'storage_unreachable', message: 'La base est injoignable' }
  const ways = [
    [executed(503, { success: false, ...failure }), () => client.callFunction(greet, { name: 'a' })],
    [
      { status: 503, body: { code: 503, type: 'general_unknown', version: '1.6.1', ...failure } },
      () => client.listDocuments('tournaments', []),
    ],
  ] as const
  for (const [answer, ask] of ways) {
    server.answer(() => answer)
    const error = await failureOf(ask())
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({ sentence: 'La base est injoignable' })
  }
  // Permanently off is not a network failure.
  const off = { code: 503, type: 'general_smtp_disabled', version: '1.6.1', message: 'Pas d’e-mails' }
  server.answer(() => ({ status: 503, body: off }))
  expect(await failureOf(client.listDocuments('tournaments', []))).toBeInstanceOf(ServerFailureError)
})

test('an act asks for what it changes, and takes the whole from a server that does not know the question', async () => {
  server.answer(() => executed(200, { success: true, sequence: 4 }))
  await expect(client.callAct(rename, { name: 'a' })).resolves.toEqual({ sequence: 4 })
  expect(server.requests[0]?.body).toMatchObject({ body: '{"name":"a"}', answer: 'changes' })
  server.answer(() => executed(200, { success: true, tournament: 'whole' }))
  await expect(client.callAct(rename, { name: 'a' })).resolves.toEqual({ tournament: 'whole' })
  server.answer(() => executed(200, { success: true, sequence: 'four' }))
  expect(await failureOf(client.callAct(rename, { name: 'a' }))).toBeInstanceOf(ServerFailureError)
})

test('a refusal carries its status, its reason, its sentence and its fields', async () => {
  const fields = { playerName: 'Le nom du joueur est requis' }
  server.answer(() => executed(400, { success: false, reason: 'player_name_required', message: 'Requis', fields }))
  const error = await failureOf(client.callFunction(greet, { name: '' }))
  expect(error).toBeInstanceOf(RefusedError)
  expect(error).toMatchObject({ status: 400, reason: 'player_name_required', message: 'Requis', fields })
})

test('a refusal without reason or fields is a refusal all the same', async () => {
  server.answer(() => executed(409, { success: false, message: 'Complet' }))
  const error = await failureOf(client.callFunction(greet, { name: 'a' }))
  expect(error).toBeInstanceOf(RefusedError)
  expect(error).toMatchObject({ status: 409, reason: null, message: 'Complet', fields: {} })
})

test('a lost answer, a silent server, a portal page and a gateway are told apart from a refusal', async () => {
  const pages = [
    { status: 200, text: '<html>Wi-Fi du café</html>' },
    { status: 502, text: '' },
  ]
  for (const answer of ['cut', 'silence', ...pages] as const) {
    server.answer(() => answer)
    expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toBeInstanceOf(UnreachableError)
  }
})

test('a server that could not try, or has too much to do, has failed and not refused', async () => {
  server.answer(() => executed(500, { success: false, message: 'Disque plein' }))
  const failed = await failureOf(client.callFunction(greet, { name: 'a' }))
  expect(failed).toBeInstanceOf(ServerFailureError)
  expect(failed).toMatchObject({ status: 500, message: 'Disque plein' })
  server.answer(() => ({ status: 429, body: { message: 'Doucement', code: 429, type: 'general_rate_limit_exceeded' } }))
  expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toMatchObject({ status: 429 })
})

test('an answer of another shape is a failure, never a half-read reply', async () => {
  server.answer(() => executed(200, { success: true, greeting: 12 }))
  expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toBeInstanceOf(ServerFailureError)
  server.answer(() => executed(200, 'not json'))
  expect(await failureOf(client.callFunction(greet, { name: 'a' }))).toBeInstanceOf(ServerFailureError)
})

test('documents are listed by queries, read and updated', async () => {
  server.answer(({ method }) => {
    if (method === 'PATCH') return { status: 200, body: { $id: 't1', name: 'Nouveau' } }
    return { status: 200, body: { total: 1, documents: [{ $id: 't1' }] } }
  })
  const found = await client.listDocuments('tournaments', [
    { method: 'equal', attribute: 'code', values: ['ABC234'] },
    { method: 'limit', values: [1] },
  ])
  expect(found).toEqual([{ $id: 't1' }])
  expect(server.requests[0]?.path).toBe(
    '/v1/databases/tablee/collections/tournaments/documents' +
      '?queries[0]={"method":"equal","attribute":"code","values":["ABC234"]}&queries[1]={"method":"limit","values":[1]}&total=false',
  )
  await client.updateDocument({ collection: 'tournaments', id: 't1' }, { name: 'Nouveau' })
  expect(server.requests[1]?.body).toEqual({ data: { name: 'Nouveau' } })
})

test('an update that the server refuses is a refusal with the type of the protocol', async () => {
  server.answer(() => ({ status: 409, body: { message: 'Trop tard', code: 409, type: 'document_update_conflict' } }))
  const error = await failureOf(client.updateDocument({ collection: 'tournaments', id: 't1' }, {}))
  expect(error).toMatchObject({ name: 'RefusedError', reason: 'document_update_conflict', message: 'Trop tard' })
})
