import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const PRODUCT = { supportEmail: null, features: [], callKey: null }

test('FAST-4 pages of words alone are written for everybody, and nothing of a device or a session', () => {
  for (const path of [
    '/login',
    '/register/',
    '/forgot-password',
    '/become-organizer',
    '/privacy',
    '/terms',
    '/about',
  ]) {
    expect(plainPage(path, PRODUCT), path).toEqual({ product: PRODUCT })
  }
  for (const path of ['/', '/profile', '/my-events', '/tournament/K7QM2X', '/login/x', '/nowhere']) {
    expect(plainPage(path, PRODUCT), path).toBeNull()
  }
})

test('FAST-4 the plans are written where they are turned on', () => {
  expect(plainPage('/plans', PRODUCT)).toBeNull()
  expect(plainPage('/plans', { ...PRODUCT, features: ['plans-page'] })).not.toBeNull()
})
