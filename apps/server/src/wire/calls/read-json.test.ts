import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { parseJson } from './read-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('API-5 values are read to a depth that no real one reaches', () => {
  expect(parseJson(nested(32))).toBeInstanceOf(Array)
  expect(parseJson(nested(33))).toBeUndefined()
  expect(parseJson(`[${`${nested(20)},`.repeat(50)}0]`)).toHaveLength(51)
})

test('API-5 brackets in a text, quoted or not, are no depth', () => {
  const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text })
  expect(parseJson('{"a":"\\\\","b":[]}')).toEqual({ a: '\\', b: [] })
  expect(parseJson(`{"a":"\\"","b":${nested(40)}}`)).toBeUndefined()
})

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { LOG_LEVEL: 'error' } })
})
afterAll(() => server.close())

test.each([
  [
    'in the payload of a function',
    JSON.stringify({ body: `{"code":{"length":${nested(9000)}},"name":{"length":${nested(9000)}}}` }),
  ],
  ['in the body itself', `{"body":{"length":${nested(9000)}}}`],
])('API-5 what is nested too deep %s is refused, and is no defect', async (_, payload) => {
  for (const id of ['set-round-pairings', 'create-quick-tournament']) {
    const sent = { method: 'POST' as const, url: `/v1/functions/${id}/executions`, payload }
    const answer = await server.send({ ...sent, headers: { 'content-type': 'application/json' } })
    const { responseStatusCode = answer.statusCode } = answer.json()
    expect(responseStatusCode).toBe(400)
  }
  expect(server.logLines.filter((line) => line.includes('defect'))).toEqual([])
})
