import { plannedMinutes } from '@tablee/domain/tournaments/clock/clock-plan'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'
import { after, playerId, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { TitleAndState } from '../tournament-page/title-and-state.tsx'

const PODS: PlannedPart = {
  ...{ structure: 'pods', plannedRounds: 2, carriesPoints: false },
  ...{ playing: 8, rules: null, minutes: 60 },
}
const NAMES = Array.from({ length: 12 }, (_, index) => `Joueuse ${index + 1}`)
const PART_TEXT = 'tables de 4, 2 rondes de 60 min, points remis à zéro, top 8'

const waiting = () => venue(NAMES, { capacity: 12 })
const text = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''

test('STGE-24 the planned part is the next step: one tap begins it, with another way and the end beside it', async () => {
  const planned = { ...waiting(), stages: [{ kind: 'swiss', plannedRounds: 1 } as const], plannedParts: [PODS] }
  const server = await PlayedTournamentServer.start(withResults(started(planned)))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const begin = await screen.findByRole('button', { name: /^Commencer la partie 2/ })
  expect(text(begin)).toContain(PART_TEXT)
  expect(screen.getByRole('button', { name: 'Autrement…' })).toBeTruthy()
  await user.click(begin)
  expect(await screen.findByText('La partie 2 commence')).toBeTruthy()
  const { stages, matches } = server.tournament
  expect(stages[1]).toMatchObject({ kind: 'pods', plannedRounds: 2, part: { carriesPoints: false } })
  expect(matches.filter(({ round }) => round === 2)).toHaveLength(2)
})

test('STGE-25 the organizer plans a part in the settings, and takes it away again', async () => {
  const server = await PlayedTournamentServer.start(waiting())
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: /^Ensuite/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ce qui suit cette partie' }))
  await user.click(sheet.getByRole('button', { name: 'Ajouter une partie' }))
  // Another way than the first comes first, and its own minutes are said.
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Tables de 4' }).checked).toBe(true)
  expect(sheet.getByText(/^Vide\s: 80 min/)).toBeTruthy()
  const rounds = sheet.getByLabelText<HTMLInputElement>('Rondes de cette partie')
  const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' })
  await user.clear(rounds)
  expect(save.disabled).toBe(true)
  await user.type(rounds, '2')
  await user.click(save)
  expect(await screen.findByText('Suite enregistrée')).toBeTruthy()
  expect(server.tournament.plannedParts).toMatchObject([{ structure: 'pods', plannedRounds: 2, playing: null }])
  await user.click(await screen.findByRole('button', { name: /^Ensuite/ }))
  const again = within(await screen.findByRole('dialog', { name: 'Ce qui suit cette partie' }))
  await user.click(again.getByRole('button', { name: 'Retirer la partie 2' }))
  await user.click(again.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Rien de prévu')
  expect(server.tournament.plannedParts).toEqual([])
})

const isPrimary = (name: string | RegExp) => /bg-carmine/.test(screen.getByRole('button', { name }).className)

test('STGE-30 a planned part that too few are there for says why, and another way is the next step', async () => {
  const planned = {
    ...venue(NAMES.slice(0, 4)),
    ...{ stages: [{ kind: 'swiss', plannedRounds: 1 } as const], plannedParts: [PODS] },
  }
  const played = withResults(started(planned))
  const few = NAMES.slice(0, 2).reduce(
    (now, _, index) => after(now, removePlayer(now, playerId(`p${index + 1}`), 'staff')),
    played,
  )
  const server = await PlayedTournamentServer.start(few)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText(/^La partie 2 ne peut pas commencer comme prévu.*au moins 3 personnes/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Commencer la partie 2/ })).toBeNull()
  expect([isPrimary('Autrement…'), isPrimary('Terminer le tournoi')]).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: 'Autrement…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer la partie 2' }))
  expect(sheet.queryByRole('radio', { name: 'Tables de 4' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Commencer la partie 2' }))
  expect(await screen.findByText('La partie 2 commence')).toBeTruthy()
  expect(server.tournament.stages[1]).toMatchObject({ kind: 'swiss' })
})

test('STGE-31 another way begins from the plan, and only what is changed differs', async () => {
  const planned = { ...waiting(), stages: [{ kind: 'swiss', plannedRounds: 1 } as const], plannedParts: [PODS] }
  const server = await PlayedTournamentServer.start(withResults(started(planned)))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: 'Autrement…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer la partie 2' }))
  const minutes = sheet.getByLabelText<HTMLInputElement>('Minutes par ronde')
  expect([minutes.value, sheet.getByLabelText<HTMLInputElement>('Rondes de cette partie').value]).toEqual(['60', '2'])
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Top 8' }).checked).toBe(true)
  await user.clear(minutes)
  await user.type(minutes, '45')
  await user.click(sheet.getByRole('button', { name: 'Commencer la partie 2' }))
  expect(await screen.findByText('La partie 2 commence')).toBeTruthy()
  expect(plannedMinutes(server.tournament)).toBe(45)
  expect(server.tournament.matches.filter(({ round }) => round === 2)).toHaveLength(2)
})

test('STGE-31 the usual number of rounds follows who plays and how, until somebody types one', async () => {
  const server = await PlayedTournamentServer.start(withResults(started(venue(NAMES, { capacity: 12 }))))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Partie suivante…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer la partie 2' }))
  const rounds = () => Number(sheet.getByLabelText<HTMLInputElement>('Rondes de cette partie').value)
  await user.click(sheet.getByRole('radio', { name: 'Rondes suisses' }))
  expect(rounds()).toBe(5)
  await user.click(sheet.getByRole('radio', { name: 'Top 8' }))
  expect(rounds()).toBe(3)
  await user.clear(sheet.getByLabelText('Rondes de cette partie'))
  await user.type(sheet.getByLabelText('Rondes de cette partie'), '6')
  await user.click(sheet.getByRole('radio', { name: 'Top 4' }))
  expect(rounds()).toBe(6)
})

test.each([
  [{ teamKind: 'trios' }, /^Les équipes jouent sans draft/],
  [{ stages: [{ kind: 'elimination', seeds: [] }] }, /^Un tableau éliminatoire finit le tournoi/],
] satisfies [Partial<Tournament>, RegExp][])(
  'STGE-30 with %o the row of the plan says why it cannot be, and takes it away',
  async (chosen, reason) => {
    const planned = { ...waiting(), ...chosen, plannedParts: [PODS] }
    const server = await PlayedTournamentServer.start(planned)
    const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
    await user.click(await screen.findByRole('tab', { name: 'Plus' }))
    await user.click(await screen.findByRole('button', { name: 'Ensuite La suite prévue ne peut pas avoir lieu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ce qui suit cette partie' }))
    expect(sheet.getByText(reason)).toBeTruthy()
    expect(text(sheet.getByText(/^tables de\s4/))).toBe(PART_TEXT)
    await user.click(sheet.getByRole('button', { name: 'Retirer la suite' }))
    expect(await screen.findByText('Suite retirée')).toBeTruthy()
    expect(server.tournament.plannedParts).toEqual([])
    expect(screen.queryByRole('button', { name: /^Ensuite/ })).toBeNull()
  },
)

test('STGE-30 the settings say beforehand that teams and groups end what was planned', async () => {
  const server = await PlayedTournamentServer.start({ ...waiting(), plannedParts: [PODS] })
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: /^Jeu en équipe/ }))
  const teams = within(await screen.findByRole('dialog'))
  expect(teams.queryByText('La suite prévue n’aura pas lieu')).toBeNull()
  await user.click(teams.getByRole('radio', { name: 'Trios' }))
  expect(teams.getByText('La suite prévue n’aura pas lieu')).toBeTruthy()
  await user.click(teams.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('button', { name: 'Ensuite La suite prévue ne peut pas avoir lieu' })
  expect(server.tournament).toMatchObject({ teamKind: 'trios', plannedParts: [PODS] })
})

const own = <PlayerDashboard code="ABCDEF" event={NO_EVENT} />

test('STGE-28 a player reads before the start, and between rounds, what follows', async () => {
  const server = await PlayedTournamentServer.start({ ...waiting(), plannedParts: [PODS] })
  await showScreen(own, { server, player: secretOf(1) })
  expect(text(await screen.findByText(/^Ensuite/))).toBe(`Ensuite : ${PART_TEXT}`)
  cleanup()
  const running = { ...waiting(), stages: [{ kind: 'swiss', plannedRounds: 2 } as const], plannedParts: [PODS] }
  const between = await PlayedTournamentServer.start(withResults(started(running)))
  await showScreen(own, { server: between, player: secretOf(1) })
  expect(text(await screen.findByText(/^Ensuite/))).toBe(`Ensuite : ${PART_TEXT}`)
  expect(screen.getByText('La ronde suivante arrive ici toute seule.')).toBeTruthy()
  expect(screen.getByText('Le classement repart de zéro.')).toBeTruthy()
  expect(screen.queryByText(/^Avec ce classement/)).toBeNull()
})

test('STGE-28 at the end of a part it is no end: each reads whether the next is with them', async () => {
  const stages = [{ kind: 'swiss', plannedRounds: 1 } as const]
  const planned = { ...waiting(), stages, plannedParts: [{ ...PODS, carriesPoints: true }] }
  const over = withResults(started(planned))
  const order = cutCandidates(over).map(({ playerId }) => playerId)
  const holderOf = (place: number) => secretOf(1 + over.players.findIndex(({ id }) => id === order[place - 1]))
  const server = await PlayedTournamentServer.start(over)
  for (const [place, fate] of [
    [8, 'Avec ce classement, vous jouez la partie suivante.'],
    [9, 'Avec ce classement, la partie suivante se joue sans vous.'],
  ] as const) {
    await showScreen(own, { server, player: holderOf(place) })
    expect(await screen.findByText(fate)).toBeTruthy()
    expect(screen.getByText('C’était la dernière ronde de cette partie.')).toBeTruthy()
    expect(screen.queryByText(/classement final/)).toBeNull()
    expect(screen.getByText('Vos points restent.')).toBeTruthy()
    cleanup()
  }
})

test('STGE-28 while a table still plays nobody is told who plays on', async () => {
  const planned = { ...waiting(), stages: [{ kind: 'swiss', plannedRounds: 1 } as const], plannedParts: [PODS] }
  const begun = started(planned)
  const [first] = begun.matches
  const over = withResults(begun)
  const open = { ...over, matches: over.matches.map((match) => (match.id === first?.id ? first : match)) }
  const done = over.matches.find(({ id }) => id !== first?.id)
  const [someone] = done ? seatsOf(done) : []
  const server = await PlayedTournamentServer.start(open)
  await showScreen(own, { server, player: secretOf(1 + open.players.findIndex(({ id }) => id === someone)) })
  expect(await screen.findByText(/^Ensuite/)).toBeTruthy()
  expect(screen.getByText('C’était la dernière ronde de cette partie.')).toBeTruthy()
  expect(screen.queryByText(/^Avec ce classement/)).toBeNull()
})

test('STGE-26 everybody reads what follows', async () => {
  const planned = { ...waiting(), plannedParts: [PODS, { ...PODS, playing: null, carriesPoints: true }] }
  const server = await PlayedTournamentServer.start(planned)
  await showScreen(<TitleAndState tournament={planned} />, { server })
  expect(text(await screen.findByText(/^Ensuite/))).toBe(
    `Ensuite : ${PART_TEXT}, puis tables de 4, 2 rondes de 60 min, points gardés`,
  )
})
