import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Journal } from '../journal/journal.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { pairingCells } from '../spreadsheet/pairing-cells.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { Wall } from '../wall/wall.tsx'

const EIGHTEEN = Array.from({ length: 18 }, (_, index) => `Joueur ${index + 1}`)

/** Round 1 at tables B1, B2 … */
function pairedAt(prefix: string, names: readonly string[] = EIGHTEEN): Tournament {
  const waiting = venue(names, { capacity: 18 })
  return started(after(waiting, planTables(waiting, { ...TABLES_FROM_ONE, prefix })))
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByRole('heading', { name: 'Ronde 1' })
  return { server, ...shown }
}

test('STAK-8 rows, their buttons and what is missing call the tables as the organizer does', async () => {
  await administer(pairedAt('B'))
  expect(screen.getByRole('button', { name: 'Saisir le score de la table B9' })).toBeTruthy()
  expect(screen.getByText('B9')).toBeTruthy()
  expect(screen.getByText(/Il manque 9 résultats : tables B1, B2, B3, B4, B5 et 4 autres/)).toBeTruthy()
})

test.each(['b4{Enter}', '4{Enter}'])('STAK-8 %o on the keyboard opens table B4', async (typed) => {
  const { user } = await administer(pairedAt('B'))
  await user.keyboard(typed)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('heading', { name: 'Table B4' })).toBeTruthy()
})

test('STAK-8 a prefix that the server does not know of in what it is sent stays, and one that nobody can read is refused here', async () => {
  const { server, user } = await administer(pairedAt('B'))
  await user.click(screen.getByRole('tab', { name: /^Plus/ }))
  const tables = await openSetting(user, 'Tables')
  const prefix = tables.getByLabelText('Préfixe')
  expect(prefix).toHaveProperty('value', 'B')
  await user.clear(prefix)
  await user.type(prefix, 'B2')
  await user.click(tables.getByRole('button', { name: 'Enregistrer les tables' }))
  expect(await tables.findByText(/Le préfixe a de 1 à 4 signes/)).toBeTruthy()
  await user.type(prefix, '-')
  await user.click(tables.getByRole('button', { name: 'Enregistrer les tables' }))
  await waitFor(() => expect(server.tournament.tablePlan.prefix).toBe('B2-'))
  await settingClosed()
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  expect(await screen.findByRole('button', { name: 'Saisir le score de la table B2-9' })).toBeTruthy()
})

test('STAK-8 the card of a player, what is said of it and the title of the tab name the table with its prefix', async () => {
  const onTitle = vi.fn()
  const server = await PlayedTournamentServer.start(pairedAt('SUD-', ['Zoé', 'Max']))
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} onTitle={onTitle} />, {
    server,
    player: secretOf(1),
  })
  expect(await screen.findByText('Ronde 1. Table SUD-1, contre Max.')).toBeTruthy()
  expect(screen.getByText('SUD-1')).toBeTruthy()
  expect(onTitle).toHaveBeenLastCalledWith('Table SUD-1 · Max')
})

test('STAK-8 the wall shows the prefix, and a voice does not read its hyphen', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(text: string) {
        said.push(text)
      }
    },
  )
  vi.stubGlobal('speechSynthesis', { speak: () => {}, cancel: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = await PlayedTournamentServer.start(pairedAt('A-', ['Zoé', 'Max']))
  const { user } = await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
  expect(await screen.findByText('Une table joue encore : la A-1')).toBeTruthy()
  expect(screen.getAllByText('A-1')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Appeler les tables à voix haute' }))
  expect(await screen.findByText(/^Table A-1 : .+ contre /)).toBeTruthy()
  expect(said).toEqual([expect.stringMatching(/^Table A 1\s: /)])
})

test('STAK-8 every sheet of paper names the tables with the prefix', async () => {
  const server = await PlayedTournamentServer.start(pairedAt('B', ['Zoé', 'Max', 'Léa', 'Inès']))
  const wanted = ['byName', 'byTable', 'slips', 'nextRound'] as const
  await showScreen(
    <Paper
      code="ABCDEF"
      wanted={wanted}
      isPrintedAtOnce={false}
      decks={(_, show) => show({ decks: null, isFailed: false })}
    />,
    {
      server,
    },
  )
  expect(await screen.findByRole('heading', { name: 'Table B2' })).toBeTruthy()
  // Twice by name, once by table, once for the next round.
  expect(screen.getAllByText('B2')).toHaveLength(4)
})

test('STAK-8 the journal and its search, and the file for spreadsheets, name the table with the prefix', async () => {
  const tournament = pairedAt('B', ['Zoé', 'Max'])
  const server = await PlayedTournamentServer.start(tournament)
  const facts = [{ kind: 'result_erased', count: 1, round: 1, tables: [12] }]
  const of = { at: '2030-01-31T18:00:00.000+00:00', act: 'x', role: 'organizer', name: null, reason: null }
  const undone = { sequence: 8, ...of, facts: [{ kind: 'round_undone', count: 1, round: 3 }] }
  server.others.set('get-journal', () =>
    executed(200, { success: true, data: { entries: [{ sequence: 9, ...of, facts }, undone], next: null } }),
  )
  const { user } = await showScreen(<Journal code="ABCDEF" />, { server })
  expect(await screen.findByText(/table B12, ronde 1/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.type(screen.getByRole('searchbox'), 'table b12')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  const words = { column: String, state: String, table: (table: number) => `B${table}` }
  expect(pairingCells([matchOf(tournament, 'p1')], new Map(), words)[1]?.[1]).toBe('B1')
})
