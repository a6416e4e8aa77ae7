import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { aTournamentOf, playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { StandingsTable } from './standings-table.tsx'

/** All figures differ, so that none can be under another's heading. */
const ROW = {
  ...{ rank: 1, playerId: playerId('p1'), points: 11, matchesWon: 3, matchesPlayed: 6, matchesDrawn: 2 },
  ...{ winRate: 0.412, opponentMatchWin: 0.523, gameWin: 0.634, opponentGameWin: 0.745 },
}

type Shown = { readonly game?: 'magic' | 'pokemon'; readonly isNarrow?: boolean }

async function showRow({ game = 'magic', isNarrow = false }: Shown = {}) {
  const tournament = { ...aTournamentOf(1), rules: rulePackFor(game) }
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <StandingsTable
        caption="Classement"
        standings={[ROW]}
        tournament={tournament}
        through={0}
        own={null}
        isNarrow={isNarrow}
      />
    </LanguageProvider>,
  )
  const table = screen.getByRole('table', { name: 'Classement' })
  const headers = within(table).getAllByRole('columnheader', { hidden: true })
  const cells = [...table.querySelectorAll('tbody th, tbody td')]
  const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')
  const byHeader = Object.fromEntries(headers.map((header, place) => [text(header), text(cells[place])]))
  const { Joueur: name, ...figures } = byHeader
  fireEvent.click(within(table).getByRole('button', { expanded: false, hidden: true }))
  return { name, figures, below: text(table.querySelector('tbody tr:nth-of-type(2)')) }
}

test('AADM-4 RANK-1 every figure stands under its own heading, and with its own name in the detail', async () => {
  const { name, figures, below } = await showRow()
  expect(figures).toEqual({
    ...{ Rang: '1', Pts: '11', 'V-D-N': '3-1-2', '% vict.': '41,2 %' },
    ...{ OMW: '52,3 %', GW: '63,4 %', OGW: '74,5 %' },
  })
  expect(name).toBe('Joueur 13-1-2')
  expect(below).toContain('OMW52,3 %GW63,4 %OGW74,5 %')
})

test('RANK-1 a game without game scores shows the opponents of opponents instead', async () => {
  const { name, figures, below } = await showRow({ game: 'pokemon' })
  expect(figures).toMatchObject({ '% vict.': '41,2 %', OMW: '52,3 %', OOMW: '74,5 %' })
  expect(Object.keys(figures)).not.toContain('GW')
  expect(name).toBe('Joueur 13-1-2')
  expect(below).toContain('OMW52,3 %OOMW74,5 %')
})

test('RANK-1 in a narrow column a tap shows the tiebreakers', async () => {
  const { name, figures, below } = await showRow({ isNarrow: true })
  expect(figures).toEqual({ Rang: '1', Pts: '11' })
  expect(name).toContain('Joueur 1')
  expect(below).toContain('OMW52,3 %GW63,4 %OGW74,5 %')
})
