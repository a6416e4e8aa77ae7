import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { liveStandings } from './live-standings.ts'
import { StandingsTable } from './standings-table.tsx'

test.each([
  ['fr', 'tirage au sort'],
  ['en', 'drawn by lot'],
] as const)('NONE-4 a final place that the lot gave says so in its row (%s)', async (language, word) => {
  const running = withResults(started(aTournamentOf(4)))
  const over = after(running, finishTournament(running))
  const show = async (tournament: typeof over) => {
    const standings = liveStandings(tournament)
    const translator = await createTranslator(language)
    const shown = render(
      <LanguageProvider translator={translator} onChoose={() => {}}>
        <StandingsTable caption="Classement" standings={standings} tournament={tournament} through={1} own={null} />
      </LanguageProvider>,
    )
    const rows = within(screen.getByRole('table', { name: 'Classement' })).getAllByText(/^Joueur/)
    const marked = screen.queryAllByText(word).length
    shown.unmount()
    return { rows: rows.length, marked }
  }
  // Two winners and two losers, equal in every figure.
  expect((await show(over)).marked).toBe(4)
  expect((await show(running)).marked).toBe(0)
})
