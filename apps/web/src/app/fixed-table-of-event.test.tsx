import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEventAdmin } from './testing/open-event-admin.tsx'

test('READ-1 the sheet of a registration keeps a table, the list says which, and one tap takes it back', async () => {
  const { user, server } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Zoé' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Zoé' }))
  await user.click(sheet.getByRole('button', { name: 'Table fixe' }))
  await user.click(await sheet.findByRole('button', { name: 'Fixer la table' }))
  expect(await screen.findByText('Zoé garde la table 1.')).toBeTruthy()
  expect((await screen.findByText(/Table fixe : 1/)).closest('li')?.textContent).toContain('Zoé')
  expect(server.event.tournament.tablePlan.fixed).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.event.tournament.tablePlan.fixed).toEqual([]))
})
