import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/a-server.ts'

let running: TestServer | null = null
afterEach(() => running?.close())

async function productInfo(environment: Record<string, string>) {
  running = await startServer({ environment })
  const response = await running.send({ method: 'GET', url: '/v1/product' })
  return response.json()
}

test('LAY-7 nothing that is still being made is turned on by default', async () => {
  expect(await productInfo({})).toMatchObject({ supportEmail: null, features: [] })
})

test('OPS-22 pages and programs are told which server answers', async () => {
  const build = { version: '0.1.0', commit: '4f2a9c1d20aa' }
  expect(await productInfo({ TABLEE_COMMIT: '4f2a9c1d20aa77bb' })).toMatchObject({ build })
  const health = await running?.send({ method: 'GET', url: '/healthz' })
  expect(health?.json()).toEqual({ status: 'alive', ...build })
})

test('LAY-7 the operator turns on what the settings name', async () => {
  const settings = { FEATURES: 'plans-page, plans-link', SUPPORT_EMAIL: 'aide@tablee.example' }
  expect(await productInfo(settings)).toMatchObject({
    supportEmail: 'aide@tablee.example',
    features: ['plans-page', 'plans-link'],
  })
})
