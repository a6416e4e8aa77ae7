import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { games, seats } from '@tablee/domain/tournaments/kinds/result'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { partTeam } from '@tablee/domain/tournaments/teams/form-team'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import { ofTeams } from '@tablee/domain/tournaments/teams/of-teams'
import { after, anAnnouncement, playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { teamMatchAt, teamsStarted, teamVenue } from '../../testing/team-venue.ts'
import { ORGANIZER_SECRET } from '../../testing/venue.ts'
import { TournamentGate } from '../../tournament-frame/tournament-gate.tsx'
import { ForStaff } from '../for-staff.tsx'
import { QuickAdmin } from '../quick-admin.tsx'
import { TeamSheet } from './team-sheet.tsx'

const ELVES = { name: 'Les Elfes', members: ['Ana', 'Bob', 'Cléo'] }
const GOBLINS = { name: 'Les Gobelins', members: ['Dan', 'Ève', 'Fay'] }

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, user }
}

const scoresIn = (tournament: Tournament) => {
  const { state } = teamMatchAt(tournament, 1)
  return 'result' in state && state.result.kind === 'seats' ? state.result.scores : null
}

test('TEAM-18 the staff forms a team of people who are there, and reads what keeps the tournament from starting', async () => {
  const lacking = { name: 'Les Elfes', members: ['Ana', 'Bob'] }
  const { server, user } = await administer(teamVenue('trios', [lacking, GOBLINS], ['Cléo', 'Gil']))
  expect(await screen.findByText('2 équipes, dont 1 incomplète, 2 personnes sans équipe')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^7 personnes sur / })).toBeTruthy()
  expect(screen.getByText(/^Une équipe est incomplète\s: Les Elfes\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Démarrer le tournoi' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /^Les Elfes/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Ajouter Cléo à l’équipe' }))
  await user.click(sheet.getByRole('button', { name: 'Monter Bob d’un siège' }))
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.tournament.teams[0]).toEqual({ name: 'Les Elfes', members: ['p2', 'p1', 'p6'] }))
  expect(await screen.findByText('Gil n’a pas d’équipe.')).toBeTruthy()
})

test('TEAM-18 more than three teams that lack people are counted, not named', async () => {
  const lacking = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Équipe ${index}`, members: [`Joueur ${index}`] }))
  const { server } = await administer(teamVenue('trios', lacking(4)))
  expect(await screen.findByText(/^4 équipes sont incomplètes\. Complétez-les/)).toBeTruthy()
  const [first] = server.tournament.teams
  server.happens(partTeam(server.tournament, first?.members[0] ?? playerId('')))
  expect(await screen.findByText(/^3 équipes sont incomplètes\s: Équipe 1, Équipe 2 et Équipe 3\./)).toBeTruthy()
})

test('TEAM-18 a team is parted, its people stay, and one tap forms it again', async () => {
  const { server, user } = await administer(teamVenue('trios', [ELVES, GOBLINS]))
  await user.click(await screen.findByRole('button', { name: /^Les Gobelins/ }))
  await user.click(await screen.findByRole('button', { name: 'Dissoudre l’équipe' }))
  await waitFor(() => expect(server.tournament.teams.map(({ name }) => name)).toEqual(['Les Elfes']))
  expect(server.tournament.players).toHaveLength(6)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.teams.map(({ name }) => name)).toEqual(['Les Elfes', 'Les Gobelins']))
})

test('TEAM-19 TEAM-57 TEAM-61 the staff reads what the letters are, enters the seats of two teams at once, and one may wait', async () => {
  const { server, user } = await administer(teamsStarted(teamVenue('trios', [ELVES, GOBLINS])))
  expect(await screen.findByText(/^A, B, C\s: les trois sièges.* commence par l’équipe du haut\.$/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: 'Choisissez au moins un score' })).toHaveProperty('disabled', true)
  const [first] = teamMatchAt(server.tournament, 1).sides
  const nameOf = (id: string | undefined) => server.tournament.players.find((player) => player.id === id)?.name ?? ''
  await user.click(sheet.getByRole('button', { name: `Siège\u00a0A\u202f: ${nameOf(first?.[0])} gagne 2-0` }))
  await user.click(sheet.getByRole('button', { name: `Siège\u00a0C\u202f: ${nameOf(first?.[2])} gagne 2-1` }))
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  await waitFor(() =>
    expect(scoresIn(server.tournament)).toEqual([
      { wins1: 2, wins2: 0, draws: 0 },
      null,
      { wins1: 2, wins2: 1, draws: 0 },
    ]),
  )
  expect(teamMatchAt(server.tournament, 1).state.kind).toBe('terminated')
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  expect(await screen.findByRole('button', { name: 'Choisissez un score à changer' })).toHaveProperty('disabled', true)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Annuler le score de la table 1' }))
  await waitFor(() => expect(teamMatchAt(server.tournament, 1).state.kind).toBe('pending'))
})

test('TEAM-19 numbers typed in the sheet are the scores of one seat after the other', async () => {
  const { server, user } = await administer(teamsStarted(teamVenue('trios', [ELVES, GOBLINS])))
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.keyboard('2012')
  await user.click(await sheet.findByRole('button', { name: /^Enregistrer/ }))
  await waitFor(() =>
    expect(scoresIn(server.tournament)).toEqual([
      { wins1: 2, wins2: 0, draws: 0 },
      { wins1: 1, wins2: 2, draws: 0 },
      null,
    ]),
  )
})

test('TEAM-19 a contested seat says who said what, and the score that is tapped settles it', async () => {
  const started = whole(teamsStarted(teamVenue('trios', [ELVES, GOBLINS])))
  const match = teamMatchAt(started, 1)
  const say = (state: typeof started, by: string, wins1: number) => {
    const result = games({ wins1, wins2: 2 - wins1, draws: 0 })
    const said = submitResult(state, { matchId: match.id, by: playerId(by), result, contest: false })
    if (!said.accepted) throw new Error(said.refusal.code)
    return said
  }
  const { server, user } = await administer(started)
  server.happens(say(whole(server.tournament), 'p1', 2))
  server.happens(say(whole(server.tournament), 'p4', 0))
  await screen.findByText('Contesté')
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/^Siège\sA à trancher$/)).toBeTruthy()
  const name = match.sides[0]?.[0] === 'p1' ? 'Ana' : 'Dan'
  await user.click(sheet.getByRole('button', { name: `Siège\u00a0A\u202f: ${name} gagne 2-1` }))
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  await waitFor(() => expect(scoresIn(server.tournament)?.[0]).toEqual({ wins1: 2, wins2: 1, draws: 0 }))
})

const FOUR = [
  ELVES,
  GOBLINS,
  { name: 'Les Nains', members: ['Gil', 'Hal', 'Ida'] },
  { name: 'Les Trolls', members: ['Jo', 'Kim', 'Lou'] },
]

function secondRound(): Tournament {
  const first = teamsStarted(teamVenue('trios', FOUR))
  const won = games({ wins1: 2, wins2: 0, draws: 0 })
  const ended = [1, 2].reduce((state, table) => {
    const result = seats([won.score, won.score, null])
    return after(state, setResult(state, { matchId: teamMatchAt(first, table).id, result }))
  }, first)
  const next = startNextRound(inEntrants(whole(ended)), { seed: 'seed', wished: null })
  if (!next.accepted) throw new Error(next.refusal.code)
  return evolveAll(ended, ofTeams(ended, next.value, null))
}

test('TEAM-45 TEAM-47 a seat of an earlier round is saved after a look at what it changes, with the names of the teams, and taken back', async () => {
  const { server, user } = await administer(secondRound())
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: 'Corriger le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  const { sides } = teamMatchAt(server.tournament, 1)
  const person = (side: number, seat: number) =>
    server.tournament.players.find((player) => player.id === sides[side]?.[seat])?.name ?? ''
  const team = (side: number) =>
    server.tournament.teams.find(({ members }) => members[0] === sides[side]?.[0])?.name ?? ''
  for (const [letter, seat] of [
    ['A', 0],
    ['B', 1],
  ] as const) {
    const name = `Siège\u00a0${letter}\u202f: ${person(1, seat)} gagne 2-0`
    await user.click(sheet.getByRole('button', { name }))
  }
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  expect(await sheet.findByText(new RegExp(`^${team(0)}\\s: 3 → 0`))).toBeTruthy()
  expect(sheet.getByText(new RegExp(`^${team(1)}\\s: 0 → 3`))).toBeTruthy()
  expect(sheet.getByText(/^Ronde 2/)).toBeTruthy()
  const stateOf = () => teamMatchAt(server.tournament, 1).state
  expect(stateOf()).toMatchObject({ result: { scores: [{ wins1: 2 }, { wins1: 2 }, null] } })
  await user.click(sheet.getByRole('button', { name: 'Choisir un autre score' }))
  expect(sheet.getByRole('button', { name: `Siège\u00a0A\u202f: ${person(1, 0)} gagne 2-0` })).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  await user.click(await sheet.findByRole('button', { name: 'Enregistrer la correction' }))
  await waitFor(() => expect(stateOf()).toMatchObject({ result: { scores: [{ wins1: 0 }, { wins1: 0 }, null] } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/^Table 1, ronde 1/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(stateOf()).toMatchObject({ result: { scores: [{ wins1: 2 }, { wins1: 2 }, null] } }))
})

test('JUDG-17 the sheet of two teams opens a check of their decks, at events alone', async () => {
  const playing = teamsStarted(teamVenue('trios', [ELVES, GOBLINS]))
  const sheetOf = async (tournament: Tournament) => {
    const server = await PlayedTournamentServer.start(tournament)
    server.others.set('open-deck-check', () => executed(200, { success: true, tournament: server.document() }))
    server.others.set('get-deck-checks', () => executed(200, { success: true, data: { draws: [], checks: [] } }))
    const tables = (
      <TournamentGate code="ABCDEF">
        {({ tournament: held }) => (
          <ForStaff tournament={held} title="" text="">
            {(access) => (
              <TeamSheet
                {...{ access, rules: held.rules, people: new Map(), names: new Map() }}
                {...{ match: teamMatchAt(held, 1), isCurrent: true, isSending: false }}
                onSave={() => {}}
                onClose={() => {}}
              />
            )}
          </ForStaff>
        )}
      </TournamentGate>
    )
    const { user, view } = await showScreen(tables, { server, organizer: ORGANIZER_SECRET })
    return { server, user, view, sheet: within(await screen.findByRole('dialog')) }
  }
  const quick = await sheetOf(playing)
  expect(quick.sheet.queryByRole('button', { name: 'Contrôler les decks' })).toBeNull()
  quick.view.unmount()
  const { server, user, sheet } = await sheetOf({ ...playing, announcement: anAnnouncement })
  await user.click(sheet.getByRole('button', { name: 'Contrôler les decks' }))
  await waitFor(() =>
    expect(server.calls.find(({ id }) => id === 'open-deck-check')?.input).toMatchObject({
      matchId: teamMatchAt(server.tournament, 1).id,
    }),
  )
})
