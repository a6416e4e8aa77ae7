import { expect, test } from 'vitest'
import { landingOf, readArrival } from './arrival.ts'

const landingFrom = (search: Record<string, unknown>) => landingOf(readArrival(search))

test('AUTH-3 after signing in: the redirect, if it is of this site', () => {
  expect(landingFrom({ redirect: '/profile' })).toBe('/profile')
  expect(landingFrom({ redirect: '//evil.example', fromUrl: 'my-events' })).toBe('/my-events')
  expect(landingFrom({ redirect: 'https://evil.example' })).toBe('/')
})

test('AUTH-3 or one of three names, and nothing else by name', () => {
  for (const fromUrl of ['my-events', 'my-organized-events', 'profile']) {
    expect(landingFrom({ fromUrl })).toBe(`/${fromUrl}`)
  }
  for (const fromUrl of ['about', '/profile', '../evil', 'toString', 42]) expect(landingFrom({ fromUrl })).toBe('/')
})

test('AUTH-3 returnTo is /create-tournament or nothing; the form that was begun goes along', () => {
  const formData = '{"name":"Été & cie"}'
  expect(landingFrom({ returnTo: '/create-tournament' })).toBe('/create-tournament')
  expect(landingFrom({ returnTo: '/profile' })).toBe('/')
  expect(new URL(landingFrom({ formData }), 'http://x').searchParams.get('formData')).toBe(formData)
  expect(new URL(landingFrom({ formData }), 'http://x').pathname).toBe('/')
  expect(landingFrom({ formData, returnTo: '/create-tournament' })).toMatch(/^\/create-tournament\?formData=/)
  expect(readArrival({ formData: 'x'.repeat(12_289) })).toEqual({})
})
