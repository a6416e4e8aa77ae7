import { games, placed, seats } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { after, twoNil, twoOne, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Result, Tournament } from '@tablee/domain/tournaments/tournament'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { teamsStarted, teamVenue } from '../testing/team-venue.ts'
import { venue } from '../testing/venue.ts'
import { useMetResult } from './met-result.ts'

async function said(tournament: Tournament, results: readonly Result[]): Promise<readonly string[]> {
  const [match] = whole(tournament).matches
  if (!match || !isPlayed(match)) throw new Error('nobody plays')
  const translator = await createTranslator('fr')
  const inFrench = ({ children }: { readonly children: ReactNode }) => (
    <LanguageProvider translator={translator} onChoose={() => {}}>
      {children}
    </LanguageProvider>
  )
  const { result } = renderHook(() => useMetResult(match, entrantNames(tournament)), { wrapper: inFrench })
  return results.map(result.current)
}

test('CAVE-70 of a table of two with two results each says who wins', async () => {
  const tournament = venue(['Léa', 'Max'])
  const words = await said(after(tournament, startTournament(tournament, 'seed')), [games(twoNil), games(twoOne)])
  expect(words).toEqual([
    expect.stringMatching(/^(Léa|Max) gagne 2-0$/),
    expect.stringMatching(/^(Léa|Max) gagne 2-1$/),
  ])
})

test('CAVE-70 of a table of four with two results each says who won, drew or came where', async () => {
  const people = venue(['Léa', 'Max', 'Zoé', 'Bo'])
  const pods = after(people, changeSettings(people, { structure: 'pods' }))
  const name = /(Léa|Max|Zoé|Bo)/.source
  const words = await said(
    after(pods, startTournament(pods, 'seed')),
    [{ winner: 2 }, { drawn: [0, 1] }, { places: [2, 1, 3, 4] }].map(placed),
  )
  expect(words).toEqual([
    expect.stringMatching(new RegExp(`^${name} a gagné$`)),
    expect.stringMatching(new RegExp(`^nulle entre ${name} et ${name}$`)),
    expect.stringMatching(new RegExp(`${name}.*${name}.*${name}.*${name}`)),
  ])
})

test('CAVE-70 of a table of two teams with two results each says which team won, and each seat', async () => {
  const trios = [
    { name: 'Les Dragons', members: ['Léa', 'Max', 'Zoé'] },
    { name: 'Les Chats', members: ['Bo', 'Dia', 'Ana'] },
  ]
  const scores = [twoNil, null, twoOne]
  const words = await said(teamsStarted(teamVenue('trios', trios)), [seats(scores)])
  expect(words).toEqual([expect.stringMatching(/^Les (Dragons|Chats) gagne 2-0 \(A\u00A02-0, B\u00A0–, C\u00A02-1\)$/)])
})
