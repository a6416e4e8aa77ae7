import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from './testing/open-app.tsx'

test('what another app shared leads to the tournament whose code is in it', async () => {
  const { router } = await openApp('/share?text=Ce%20soir%2C%20code%20K7QM2X%20!')
  await waitFor(() => expect(router.state.location.pathname).toBe('/tournament/K7QM2X'))
})

test('without a code it says so, and leads to where one can be entered', async () => {
  const { user, router } = await openApp('/share?text=Venez%20demain')
  expect(await screen.findByRole('heading', { level: 1, name: 'Aucun code de tournoi dans ce partage' })).toBeTruthy()
  expect(document.title).toBe('Partage · Tablée')
  await user.click(screen.getByRole('link', { name: 'Entrer un code' }))
  expect(await screen.findByRole('region', { name: 'Rejoindre un tournoi' })).toBeTruthy()
  expect(router.state.location.href).toBe('/')
})

test('LAY-11 the same in English', async () => {
  await openApp('/share', { languages: ['en'] })
  expect(await screen.findByRole('heading', { name: 'No tournament code in what was shared' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enter a code' })).toHaveProperty('pathname', '/')
})
