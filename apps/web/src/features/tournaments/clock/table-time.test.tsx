import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import type { HelpingNote } from '../../../device-storage/helping-notes.ts'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PAIRED = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))

const JUDGE: HelpingNote = {
  ...{ code: 'ABCDEF', secret: 'secret of a judge', role: 'judge', name: 'Nour' },
  ...{ expiresAt: '2099-02-01T05:00:00.000+00:00', ended: null },
}

async function openTable(table: number, isClocked: boolean) {
  const now = new Date(Date.now() - 600_000)
  const tournament = isClocked ? after(PAIRED, startClock(PAIRED, { round: 1, now })) : PAIRED
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await user.click(await screen.findByRole('button', { name: `Saisir le score de la table ${table}` }))
  return { server, user, sheet: within(await screen.findByRole('dialog', { name: `Table ${table}` })) }
}

test('STAK-5 one table gets minutes in its sheet, which are taken back there, and the others get none', async () => {
  const { id: matchId, table } = matchOf(PAIRED, 'p1')
  const { server, user, sheet } = await openTable(table, true)
  const time = within(sheet.getByRole('region', { name: 'Temps de cette table' }))
  const given = () => server.tournament.rounds[0]?.clock?.extraTime
  expect((time.getByRole('button', { name: '−1 min' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(time.getByRole('button', { name: '+5 min' }))
  await time.findByText('dont 5 min de plus')
  expect(given()).toEqual([{ matchId, extraMs: 300_000 }])
  expect(time.getByRole('timer').textContent).toMatch(/(45:00|44:5\d)$/)
  await user.click(time.getByRole('button', { name: '−1 min' }))
  await waitFor(() => expect(given()).toEqual([{ matchId, extraMs: 240_000 }]))
})

test('JUDG-9 one table gets two turns in its sheet, beside its minutes, which are taken back there', async () => {
  const { id: matchId, table } = matchOf(PAIRED, 'p1')
  const { server, user, sheet } = await openTable(table, true)
  const time = within(sheet.getByRole('region', { name: 'Temps de cette table' }))
  const given = () => server.tournament.rounds[0]?.clock?.extraTime
  expect((time.getByRole('button', { name: '−2\u00a0tours' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(time.getByRole('button', { name: '+2\u00a0tours' }))
  await time.findByText('2 tours de plus')
  expect(given()).toEqual([{ matchId, extraMs: 0, turns: 2 }])
  await user.click(time.getByRole('button', { name: '+5 min' }))
  await time.findByText('dont 5 min de plus · 2 tours de plus')
  await user.click(time.getByRole('button', { name: '−2\u00a0tours' }))
  await waitFor(() => expect(given()).toEqual([{ matchId, extraMs: 300_000 }]))
})

test('STAK-5 without a clock the sheet of a table is about its score alone', async () => {
  const { sheet } = await openTable(1, false)
  expect(sheet.queryByRole('region', { name: 'Temps de cette table' })).toBeNull()
})

test('STAK-5 STAK-10 an invited judge gives a table more time by their own secret', async () => {
  const { id: matchId, table } = matchOf(PAIRED, 'p1')
  const clocked = after(PAIRED, startClock(PAIRED, { round: 1, now: new Date() }))
  const server = await PlayedTournamentServer.start(clocked)
  server.others.set('get-own-role', () =>
    executed(200, {
      success: true,
      data: { standing: 'in_force', role: 'judge', name: 'Nour', expiresAt: JUDGE.expiresAt },
    }),
  )
  const kept = new DeviceStorage({ backend: () => null, log: () => {} })
  kept.helping.keep(clocked.id, JUDGE)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, kept })
  await screen.findByText('En direct')
  await user.click(await screen.findByRole('button', { name: `Saisir le score de la table ${table}` }))
  const sheet = within(await screen.findByRole('dialog', { name: `Table ${table}` }))
  await user.click(sheet.getByRole('button', { name: '+5 min' }))
  await sheet.findByText('dont 5 min de plus')
  expect(server.tournament.rounds[0]?.clock?.extraTime).toEqual([{ matchId, extraMs: 300_000 }])
  const given = server.calls.find(({ id }) => id === 'give-extra-time')
  expect(given).toMatchObject({ input: { organizerId: JUDGE.secret, minutes: 5 } })
  // The clock for all is not theirs to set.
  expect(screen.queryByRole('button', { name: 'Régler l’horloge' })).toBeNull()
})
