import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { seedBySeason } from '@tablee/domain/tournaments/rounds/seed-by-season'
import type { SeasonPlace } from '@tablee/domain/tournaments/season-seeds'
import { after } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anEvent } from './testing/an-event.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

/** The sheet that starts a bracket of two; where it is a season's final, they have its first places. */
async function openStart(isFinal: boolean) {
  const event = anEvent()
  const opened = await openEventAdmin({
    event: after(event, changeSettings(event, { structure: 'elimination' })),
    names: ['Zoé', 'Max'],
    accepted: 2,
  })
  const { event: server } = opened.server
  server.others.set('get-final-seeds', () => {
    const places = server.tournament.players.map(({ id: playerId }, index) => ({ playerId, place: index + 1 }))
    return executed(200, { success: true, data: { seeds: isFinal ? { season: 'Ligue', places } : null } })
  })
  server.others.set('seed-by-season', ({ places }) => {
    server.happens(seedBySeason(server.tournament, places as readonly SeasonPlace[]))
    return executed(200, { success: true, tournament: server.document() })
  })
  // Asked before the sheet opens, so that nothing in it moves.
  await waitFor(() => expect(server.calls.map(({ id }) => id)).toContain('get-final-seeds'))
  await opened.user.click(await screen.findByRole('button', { name: 'Démarrer le tournoi' }))
  return { ...opened, sheet: within(await screen.findByRole('dialog')) }
}

const BOX = { name: /^Têtes de série.: suivre le classement de la saison$/ }

test('YEAR-46 YEAR-60 LOOK-33 the bracket of a final, asked for before its sheet opens, follows its season by one tap, and no longer by another', async () => {
  const { user, server, sheet } = await openStart(true)
  const seeds = () => server.event.tournament.seasonSeeds.map(({ place }) => place)
  await user.click(await sheet.findByRole('checkbox', BOX))
  await waitFor(() => expect(sheet.getByRole('checkbox', BOX)).toHaveProperty('checked', true))
  expect(seeds()).toEqual([1, 2])
  expect(sheet.getByText(/Le tableau suit la saison\.$/)).toBeTruthy()
  expect(sheet.getByText(/^2 places viennent de ce classement\./)).toBeTruthy()
  await user.click(sheet.getByRole('checkbox', BOX))
  await waitFor(() => expect(sheet.getByRole('checkbox', BOX)).toHaveProperty('checked', false))
  expect(seeds()).toEqual([])
  expect(sheet.getByText(/Le tableau est tiré au sort\.$/)).toBeTruthy()
})

test('YEAR-46 a bracket that is no final has no such box', async () => {
  const { server, sheet } = await openStart(false)
  await waitFor(() => expect(server.event.calls.map(({ id }) => id)).toContain('get-final-seeds'))
  expect(sheet.queryByRole('checkbox', BOX)).toBeNull()
})
