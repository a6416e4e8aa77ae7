import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PAIRED = started(venue(['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora']))
const MINUTE = 60_000

type Pace = { readonly round: number; readonly minutesAgo: number; readonly results?: readonly number[] }

async function administer(tournament: Tournament, paces: readonly Pace[], aheadMs = 0) {
  const server = await PlayedTournamentServer.start(tournament)
  server.local.aheadMs = aheadMs
  const now = Date.now() + aheadMs
  server.others.set('get-round-paces', () =>
    executed(200, {
      success: true,
      data: {
        paces: paces.map(({ round, minutesAgo, results = [] }) => ({
          ...{ round, pairedAt: new Date(now - minutesAgo * MINUTE).toISOString() },
          resultSeconds: results.map((minutes) => minutes * 60),
        })),
      },
    }),
  )
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return shown
}

const line = () => screen.findByRole('button', { name: /^(Fin|Round ends)/ })
const clockedAt = (now: number) => after(PAIRED, startClock(PAIRED, { round: 1, now: new Date(now) }))

/** As in the line: the next five minutes. */
const around = (ms: number) =>
  new Intl.DateTimeFormat('fr', { timeStyle: 'short' }).format(new Date(Math.ceil(ms / (5 * MINUTE)) * 5 * MINUTE))

test('NONE-10 without a clock and without a round that ended there is no estimate, and the sheet says how there will be one', async () => {
  const { user } = await administer(PAIRED, [{ round: 1, minutesAgo: 3 }])
  await waitFor(async () => expect((await line()).textContent).toBe('Fin de la ronde\u202f: pas encore d’estimation'))
  await user.click(await line())
  const sheet = within(await screen.findByRole('dialog', { name: 'Heure de fin' }))
  expect(sheet.getByText('Aucune table n’est en retard.')).toBeTruthy()
  expect(sheet.getByText(/^D’après les tables/)).toBeTruthy()
})

test('NONE-10 on a device two hours off the first round ends after the clock of the server, by the turns after time', async () => {
  const aheadMs = 2 * 60 * MINUTE
  const endMs = Date.now() + aheadMs + 40 * MINUTE
  await administer(clockedAt(endMs - 50 * MINUTE), [{ round: 1, minutesAgo: 10 }], aheadMs)
  const told = [endMs + 4 * MINUTE, endMs + 3 * MINUTE].map((ms) => `Fin de la ronde vers ${around(ms)}`)
  await waitFor(async () => expect(told).toContain((await line()).textContent), { timeout: 3_000 })
})

test('NONE-10 on a device two hours off tables are slow once their time is over by the clock of the server', async () => {
  const aheadMs = 2 * 60 * MINUTE
  await administer(clockedAt(Date.now() + aheadMs - 55 * MINUTE), [{ round: 1, minutesAgo: 55 }], aheadMs)
  const told = 'Fin de la ronde au dernier résultat · 3 tables lentes'
  await waitFor(async () => expect((await line()).textContent).toBe(told), { timeout: 3_000 })
})

test('NONE-10 with a round that ended, the day too has its time', async () => {
  const complete = withResults(PAIRED)
  const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
  await administer(second, [
    { round: 1, minutesAgo: 70, results: [30, 40, 50] },
    { round: 2, minutesAgo: 10 },
  ])
  await waitFor(async () =>
    expect((await line()).textContent).toMatch(
      /^Fin de la ronde (vers|entre) .+ · de la dernière prévue (vers|entre) \d\d:\d[05]/,
    ),
  )
})

const PART = {
  structure: 'swiss',
  plannedRounds: 2,
  carriesPoints: true,
  playing: null,
  rules: null,
  minutes: null,
} as const

test('STGE-40 with a part planned the line tells its end, also between the parts, and the sheet that it is counted', async () => {
  const complete = withResults(PAIRED)
  const paces = [
    { round: 1, minutesAgo: 130, results: [30, 40, 50] },
    { round: 2, minutesAgo: 70, results: [30, 40, 50] },
    { round: 3, minutesAgo: 10 },
  ]
  const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
  const between = withResults(second)
  const third = after(between, startNextRound(between, { seed: 's', wished: null }))
  const { user } = await administer({ ...third, plannedParts: [PART] }, paces)
  await waitFor(async () =>
    expect((await line()).textContent).toMatch(
      /^Fin de la ronde (vers|entre) .+ · de la partie 2 (vers|entre) \d\d:\d[05]/,
    ),
  )
  await user.click(await line())
  expect(await screen.findByText(/^Les parties prévues sont comptées/)).toBeTruthy()
})

test('STGE-40 once a part is played out the end of the planned one stays in the line', async () => {
  let played = withResults(PAIRED)
  while (played.rounds.length < 3) {
    played = withResults(after(played, startNextRound(played, { seed: 's', wished: null })))
  }
  await administer({ ...played, plannedParts: [PART] }, [
    { round: 1, minutesAgo: 130, results: [30, 40, 50] },
    { round: 2, minutesAgo: 70, results: [30, 40, 50] },
    { round: 3, minutesAgo: 10, results: [9] },
  ])
  await waitFor(async () => expect((await line()).textContent).toMatch(/^Fin de la partie 2 (vers|entre) \d\d:\d[05]/))
})

test('NONE-10 tables whose time is over are counted, and one tap leads to such a table', async () => {
  const { user } = await administer(clockedAt(Date.now() - 55 * MINUTE), [{ round: 1, minutesAgo: 55 }])
  await waitFor(async () =>
    expect((await line()).textContent).toBe('Fin de la ronde au dernier résultat · 3 tables lentes'),
  )
  await user.click(await line())
  const sheet = within(await screen.findByRole('dialog', { name: 'Heure de fin' }))
  await user.click(sheet.getByRole('button', { name: /^Table.2/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent ?? '').toMatch(/^(Table\s)?2/))
})

test('NONE-10 once nothing is left to be played no end is guessed any more', async () => {
  let played = withResults(PAIRED)
  while (played.rounds.length < 3) {
    played = withResults(after(played, startNextRound(played, { seed: 's', wished: null })))
  }
  await administer(played, [{ round: 3, minutesAgo: 30, results: [20, 25] }])
  expect(await screen.findByRole('button', { name: 'Terminer le tournoi' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Fin d/ })).toBeNull()
})
