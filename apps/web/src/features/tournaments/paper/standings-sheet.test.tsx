import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { after, firstOpenMatch, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { finished, inFinal, played } from '../testing/evening-with-cut.ts'
import { venue } from '../testing/venue.ts'
import { StandingsSheet } from './standings-sheet.tsx'

async function print(tournament: Tournament) {
  const translator = await createTranslator('fr')
  render(
    <LanguageProvider translator={translator} onChoose={() => {}}>
      <StandingsSheet tournament={tournament} round={tournament.rounds.length} />
    </LanguageProvider>,
  )
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent))
}

test('STAK-9 on paper words stand where the number stood, and points behind', async () => {
  const rows = await print(finished(played(inFinal())))
  expect(rows[0]).toEqual(['Victoire', 'Zoé', '9', '3-0-0, puis 2-0'])
  expect(rows.slice(1, 4).map(([place]) => place)).toEqual(['Finaliste', 'Demi-finale', 'Demi-finale'])
  expect(rows[4]?.[0]).toBe('5')
  expect(rows[4]?.[3]).toMatch(/^\d-\d-\d$/)
})

test('STAK-11 on paper too a disqualified finalist is named where the place would stand', async () => {
  const final = inFinal()
  const [, playerId] = pairOf(firstOpenMatch(final))
  const given = givePenalty(final, { id: 'x' as PenaltyId, penalty: 'disqualification', playerId, by: 'judge' })
  const rows = await print(finished(after(final, given)))
  const name = final.players.find(({ id }) => id === playerId)?.name
  expect(rows[1]?.slice(0, 2)).toEqual(['–', `${name}Finaliste · sans place, sur décision de l’arbitre`])
  expect(rows[2]?.[0]).toBe('Demi-finale')
})

test('STGE-39 groups share pages, each under its name and with its own places', async () => {
  const waiting = venue(
    Array.from({ length: 36 }, (_, index) => `Joueur ${index + 1}`),
    { capacity: 36 },
  )
  const begun = withResults(started(after(waiting, changeSettings(waiting, { structure: 'groups' }))))
  const rows = await print(begun)
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual([...'ABCDEFGHI'].map((letter) => `Groupe ${letter}`))
  expect(rows.filter(([place]) => place === '1').length).toBeGreaterThanOrEqual(9)
  const pages = document.querySelectorAll('[data-paper-side]')
  expect([...pages].map((page) => page.querySelectorAll('table').length)).toEqual([5, 4])
})
