import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { after, playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

test('STAK-8 the sheet of a player keeps them at one table, beside the rest of the plan, and frees them again', async () => {
  const waiting = venue(['Zoé', 'Max'])
  const plan = {
    ...TABLES_FROM_ONE,
    ...{ prefix: 'B', first: 2, leftOut: [5], fixed: [{ playerId: playerId('p2'), table: 7 }] },
  }
  const server = await PlayedTournamentServer.start(after(waiting, planTables(waiting, plan)))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Zoé/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Zoé' }))
    await user.click(sheet.getByRole('button', { name: 'Table fixe' }))
    return sheet
  }
  const sheet = await open()
  const box = await sheet.findByLabelText('Table fixe de Zoé')
  for (const [typed, fault] of [
    ['7', 'Deux joueurs ne peuvent pas avoir la même table.'],
    ['5', 'La table d’un joueur ne peut pas être une table écartée.'],
  ] as const) {
    await user.clear(box)
    await user.type(box, `${typed}{Enter}`)
    expect(await sheet.findByText(fault)).toBeTruthy()
  }
  await user.clear(box)
  await user.type(box, 'b3{Enter}')
  expect(await screen.findByText('Zoé garde la table B3.')).toBeTruthy()
  const fixed = [
    { playerId: playerId('p1'), table: 3 },
    { playerId: playerId('p2'), table: 7 },
  ]
  expect(server.tournament.tablePlan).toEqual({ ...plan, fixed })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  expect(await again.findByLabelText('Table fixe de Zoé')).toHaveProperty('value', 'B3')
  await user.click(again.getByRole('button', { name: 'Sans table fixe' }))
  expect(await screen.findByText('Zoé n’a plus de table fixe.')).toBeTruthy()
  expect(server.tournament.tablePlan).toEqual(plan)
})
