import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

let server: EventServer
beforeEach(async () => {
  server = await EventServer.start()
  server.event.local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels: ['eventOrganizer'] } }))
})
afterEach(() => server.event.local.close())

test.each([
  ['/my-processing', 'get-processing-register'],
  ['/my-webhooks', 'get-webhooks'],
  ['/my-api', 'get-shop-tokens'],
  ['/my-regulars', 'get-regulars'],
])('YEAR-59 %s of an account without a shop says what one is for and leads to it', async (address, call) => {
  const refused = { success: false, reason: 'shop_not_found', message: 'Ce lieu n’existe pas.' }
  server.event.others.set(call, () => executed(404, refused))
  await openApp(address, { origin: server.event.local.origin })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cette page est celle d’un lieu' })).toBeTruthy()
  expect(screen.getByText(/une boutique, un club, une association/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Créer un lieu' }).getAttribute('href')).toBe('/my-shop')
})
