import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'
import { started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { TitleAndState } from '../tournament-page/title-and-state.tsx'

const PODS: PlannedPart = {
  ...{ structure: 'pods', plannedRounds: 2, carriesPoints: false },
  ...{ playing: 8, rules: null, minutes: 60 },
}
const NAMES = Array.from({ length: 12 }, (_, index) => `Joueuse ${index + 1}`)
const PART_TEXT = 'Tables de 4, 2 rondes de 60 min, points remis à zéro, Top 8'

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

test('STGE-26 everybody reads what follows', async () => {
  const planned = { ...waiting(), plannedParts: [PODS, { ...PODS, playing: null, carriesPoints: true }] }
  const server = await PlayedTournamentServer.start(planned)
  await showScreen(<TitleAndState tournament={planned} />, { server })
  expect(text(await screen.findByText(/^Ensuite/))).toBe(
    `Ensuite : ${PART_TEXT}, puis Tables de 4, 2 rondes de 60 min, points gardés`,
  )
})
