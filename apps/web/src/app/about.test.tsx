import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

test('OPS-22 the page about the product says which server answers, and nothing where it does not say', async () => {
  server.answerProduct({ supportEmail: null, build: { version: '0.1.0', commit: '4f2a9c1d20aa' } })
  const { unmount } = await openApp('/about', { origin: server.origin })
  expect(await screen.findByText('Version 0.1.0 de ce serveur, révision 4f2a9c1d20aa.')).toBeTruthy()
  unmount()
  server.answerProduct({ supportEmail: 'aide@tablee.example' })
  await openApp('/about', { origin: server.origin })
  expect(await screen.findByRole('link', { name: 'aide@tablee.example' })).toBeTruthy()
  expect(screen.queryByText(/^Version/)).toBeNull()
})

test('WORD-7 help answers what people ask most, behind a tap, and says whether the server answers', async () => {
  const { user } = await openApp('/about', { origin: server.origin })
  await user.click(await screen.findByText('Je dois partir avant la fin'))
  expect(screen.getByText(/Choisissez «\sQuitter le tournoi\s»/)).toBeTruthy()
  // There is no server at this page's address.
  expect(await screen.findByText(/^Le serveur ne répond pas en ce moment/)).toBeTruthy()
})
