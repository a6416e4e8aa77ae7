import { accept } from '@tablee/domain/outcome'
import { seats } from '@tablee/domain/tournaments/kinds/result'
import { mirrorScore } from '@tablee/domain/tournaments/results/score'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { formTeam } from '@tablee/domain/tournaments/teams/form-team'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import { ofTeams } from '@tablee/domain/tournaments/teams/of-teams'
import { twoNil, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teamMatchAt } from '../features/tournaments/testing/team-venue.ts'
import { anEvent } from './testing/an-event.ts'
import type { EventServer } from './testing/event-server.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Ève', 'Fay']

function openTrios(accepted: number) {
  return openEventAdmin({ event: anEvent({ teamKind: 'trios', capacity: 12 }), names: NAMES, accepted })
}

/** Loups of the first three, Ours of the others. */
function formBoth({ event }: EventServer): void {
  for (const [name, from] of [['Loups', 0] as const, ['Ours', 3] as const]) {
    const members = event.tournament.players.slice(from, from + 3).map(({ id }) => id)
    event.happens(formTeam(event.tournament, { captain: null, name, members }))
  }
}

const teamsOf = ({ event: { tournament } }: EventServer) => tournament.teams.map(({ name }) => name)
const statesOf = (server: EventServer) => server.registrations.map(({ name, state }) => `${name} ${state.kind}`)

test('TEAM-29 a team is removed from an announced event with its registrations, and put back by the notice', async () => {
  const { server, user } = await openTrios(6)
  formBoth(server)
  await user.click(await screen.findByRole('button', { name: /^Loups/ }))
  await user.click(await screen.findByRole('button', { name: 'Retirer l’équipe' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Retirer Loups/ }))
  expect(question.getByText(/^Ana, Bob et Cléo/).textContent).toContain('ces inscriptions sont annulées')
  await user.click(question.getByRole('button', { name: /^Retirer 3/ }))
  await waitFor(() => expect(teamsOf(server)).toEqual(['Ours']))
  expect(statesOf(server).slice(0, 4)).toEqual(['Ana cancelled', 'Bob cancelled', 'Cléo cancelled', 'Dan confirmed'])
  expect(await screen.findByText('Loups a quitté la liste.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(teamsOf(server)).toEqual(['Ours', 'Loups']))
  expect(statesOf(server)).toEqual(NAMES.map((name) => `${name} confirmed`))
})

test('TEAM-36 statistics count decks by person and seat, and results by team', async () => {
  const { server, user } = await openTrios(5)
  await screen.findAllByText('Fay')
  for (const [index, generalName] of ['Burn', 'Elves', 'Storm', 'Elves', 'Storm', 'Elves'].entries()) {
    server.amends(NAMES[index] ?? '', { decklist: { decklistText: '20 Mountain', generalName } })
  }
  server.accepts('Fay')
  formBoth(server)
  const { event } = server
  const begun = startTournament(inEntrants(whole(event.tournament)), 'seed')
  if (!begun.accepted) throw new Error(begun.refusal.code)
  event.happens(accept(ofTeams(event.tournament, begun.value, null)))
  const match = teamMatchAt(event.tournament, 1)
  const isLoups = match.sides[0]?.[0] === event.tournament.teams[0]?.members[0]
  const [won, lost] = [twoNil, mirrorScore(twoNil)]
  const scores = isLoups ? [won, won, lost] : [lost, lost, won]
  event.happens(setResult(event.tournament, { matchId: match.id, result: seats(scores) }))
  await user.click(await screen.findByRole('tab', { name: 'Classement' }))
  await screen.findByRole('row', { name: /^Burn/ })
  const cells = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')))
  expect(cells('Decks joués')).toEqual([
    ['BurnV-D-N 1-0-0', '1', '16,7 %', '1-0-0', '100,0 %'],
    ['ElvesV-D-N 2-1-0', '3', '50,0 %', '2-1-0', '66,7 %'],
    ['StormV-D-N 0-2-0', '2', '33,3 %', '0-2-0', '0,0 %'],
  ])
  expect(cells('Scores des matchs')).toEqual([['2-1', '1', '100,0 %']])
})
