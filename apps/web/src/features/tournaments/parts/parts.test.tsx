import { partOf } from '@tablee/domain/tournaments/kinds/part'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { openStage } from '@tablee/domain/tournaments/rounds/open-stage'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { StandingsTable } from '../standings-table/standings-table.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'

/** One round of pairs, played. */
function aRound(players = 12): Tournament {
  const names = Array.from({ length: players }, (_, index) => `Joueuse ${index + 1}`)
  return withResults(started(venue(names, { capacity: players })))
}

const PART = { structure: 'pods', plannedRounds: 2, carriesPoints: false, seed: 's', afterRound: 1 } as const

function tables(tournament: Tournament, wish: Partial<Parameters<typeof openStage>[1]>): Tournament {
  const opened = after(tournament, openStage(tournament, { ...PART, ...wish }))
  return opened.matches
    .filter((match) => match.round === 2 && isPlayed(match))
    .reduce((now, { id }) => after(now, setResult(now, { matchId: id, result: placed({ winner: 0 }) })), opened)
}

const text = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''

test('STGE-9 the organizer begins another part, and reads before what it changes', async () => {
  const server = await PlayedTournamentServer.start(aRound())
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Partie suivante…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer la partie 2' }))
  // Another way than before comes first, and the rest says what it means.
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Tables de 4' }).checked).toBe(true)
  expect(sheet.getByText('Le classement ne comptera que les rondes de cette partie.')).toBeTruthy()
  expect(sheet.getByText('12 personnes jouent encore.')).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: 'Garder les points' }))
  expect(sheet.getByText(/^Les rondes d’avant comptent toujours/)).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: 'Top 8' }))
  expect(sheet.getByText(/^Jusqu’à Joueuse \d+\. Les autres ne jouent plus/)).toBeTruthy()
  const rounds = sheet.getByLabelText<HTMLInputElement>('Rondes de cette partie')
  await user.clear(rounds)
  expect(sheet.getByText('Indiquez de 1 à 30 rondes.')).toBeTruthy()
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Commencer la partie 2' }).disabled).toBe(true)
  await user.type(rounds, '2')
  await user.click(sheet.getByRole('button', { name: 'Commencer la partie 2' }))
  expect(await screen.findByText('La partie 2 commence')).toBeTruthy()
  const { stages, matches } = server.tournament
  expect(stages[1]).toMatchObject({ kind: 'pods', plannedRounds: 2, part: { carriesPoints: true } })
  expect(matches.filter(({ round }) => round === 2)).toHaveLength(2)
})

async function standings(tournament: Tournament, through: number) {
  const server = await PlayedTournamentServer.start(tournament)
  const rows = computeStandings({ ...tournament, throughRound: through })
  return await showScreen(
    <StandingsTable caption="Classement" {...{ tournament, through }} standings={rows} own={null} />,
    {
      server,
    },
  )
}

const heads = async () => (await screen.findAllByRole('columnheader')).map(text)

test('STGE-11 the standings of a part say which rounds they count, and between whom', async () => {
  const tournament = tables(aRound(), { playing: 8 })
  const { user } = await standings(tournament, 2)
  expect(text(await screen.findByText(/^Partie 2/))).toBe(
    'Partie 2 : seule compte la ronde 2. Qui ne joue pas cette partie vient après, dans l’ordre d’avant. Elle se joue à 8 : les autres viennent après, quels que soient leurs points.',
  )
  expect(await heads()).toContain('Battus')
  const [first] = computeStandings({ ...tournament, throughRound: 2 })
  const name = tournament.players.find(({ id }) => id === first?.playerId)?.name ?? ''
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}, `) }))
  expect(await screen.findByText(/^Pour cette place compte la ronde 2/)).toBeTruthy()
})

test('STGE-11 after the part before, its standings keep its own columns', async () => {
  await standings(tables(aRound(), { playing: 8 }), 1)
  expect(await heads()).toContain('GW')
  expect(screen.queryByText(/^Partie/)).toBeNull()
})

test('STGE-11 a ranking over both parts says how their rounds add up', async () => {
  const tournament = tables(aRound(), { carriesPoints: true })
  const { user } = await standings(tournament, 2)
  expect(text(await screen.findByText(/^Partie 2/))).toMatch(
    /^Partie 2 : les points pris dans les rondes 1 à 2 comptent ensemble/,
  )
  const [first] = computeStandings({ ...tournament, throughRound: 2 })
  const name = tournament.players.find(({ id }) => id === first?.playerId)?.name ?? ''
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}, `) }))
  expect(await screen.findByText(/^Chaque ronde compte avec les points de sa partie/)).toBeTruthy()
  const lines = screen.getAllByRole('listitem').map(text)
  expect(lines).toContainEqual(expect.stringMatching(/^Ronde 1 : victoire .*\+3/))
  expect(lines).toContainEqual(expect.stringMatching(/^Ronde 2 : victoire .*\+5/))
})

test('STGE-10 a player reads on their phone which part is played, and who did not qualify that it is without them', async () => {
  const before = aRound()
  const opened = after(before, openStage(before, { ...PART, playing: 8 }))
  const chosen = new Set<string>(opened.stages.flatMap((stage) => partOf(stage)?.players ?? []))
  const numberOf = (isIn: boolean) => 1 + opened.players.findIndex(({ id }) => chosen.has(id) === isIn)
  const server = await PlayedTournamentServer.start(opened)
  const dashboard = <PlayerDashboard code="ABCDEF" event={NO_EVENT} />
  await showScreen(dashboard, { server, player: secretOf(numberOf(true)) })
  expect(text((await screen.findByText(/^Partie 2/)).closest('p'))).toMatch(/^Partie 2 : tables de 4 · /)
  cleanup()
  await showScreen(dashboard, { server, player: secretOf(numberOf(false)) })
  expect(await screen.findByRole('heading', { name: 'La partie 2 se joue sans vous' })).toBeTruthy()
  expect(screen.getByText(/^La partie 2 se joue entre les 8 qui se sont qualifiés\./)).toBeTruthy()
})

test.each([
  [true, 1],
  [false, 0],
] as const)(
  'STGE-10 with the points carried on: %s, a player’s card in the first round of a part counts them or none',
  async (carriesPoints, places) => {
    const server = await PlayedTournamentServer.start(after(aRound(), openStage(aRound(), { ...PART, carriesPoints })))
    await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
    await screen.findByRole('heading', { name: /^Ronde 2/ })
    expect(screen.queryAllByText('Votre place')).toHaveLength(places)
  },
)

test('STGE-41 in the bracket after several parts nobody reads that one of them is played', async () => {
  const first = aRound()
  const wish = { ...PART, structure: 'swiss', plannedRounds: 1, carriesPoints: true } as const
  const second = withResults(after(first, openStage(first, wish)))
  const cut = after(second, startCut(second, { wish: { by: 'size', size: 4 }, afterRound: 2, seed: 'cut' }))
  for (const [tournament, told] of [
    [second, 1],
    [cut, 0],
  ] as const) {
    const server = await PlayedTournamentServer.start(tournament)
    await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
    await screen.findByText('En direct')
    expect(screen.queryAllByText(/^Partie 2\s: rondes suisses/)).toHaveLength(told)
    cleanup()
  }
})
